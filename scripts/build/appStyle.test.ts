import postcss from 'postcss';
import { expect, test } from 'vitest';
import { appStyle } from './appStyle.mjs';

const APP = '/x/src/styles/index.css';

const leftOf = (css: string, file = APP) =>
  postcss([appStyle({ readElsewhere: () => ['--named'] })]).process(css, { from: file });
const left = (css: string, file?: string) => leftOf(css, file).css;

/** The files that declarations say they come from, each once. */
function filesIn({ root }: ReturnType<typeof leftOf>) {
  const files = new Set<string | undefined>();
  root.walkDecls(({ source }) => void files.add(source?.input.file));
  return [...files];
}

test.each([
  // Licences stand in licences.md.
  ['/*! MIT */p{a:b}', 'p{a:b}'],
  ['@supports selector(:has(*)){p{a:b}}@supports not selector(:has(*)){p{c:d}}', 'p{a:b}'],
  ['@supports not selector(::before){p{a:b}}', '@supports not selector(::before){p{a:b}}'],
  ['@supports (not (-webkit-appearance: -apple-pay-button)){::placeholder{a:b}}', ''],
  // What the app has nowhere is not styled.
  ['video{a:b}p{a:b}', 'p{a:b}'],
  ['table,video{a:b}', 'table{a:b}'],
  ['.rt-reset{&:where(iframe){a:b}&:where(q)::before{a:b}&:where(a){a:b}}', '.rt-reset{&:where(a){a:b}}'],
  [':where(fieldset) p{a:b}:where(pre,samp){a:b}', ':where(pre){a:b}'],
  ['input:where([type=button],[type="range"]){a:b}', 'input:where([type=button]){a:b}'],
  // The weight of a rule stays as it was.
  [':is(.a,video){a:b}:is(video,audio) p{a:b}', ':is(.a,video){a:b}'],
  ['a:where(:not(iframe)){a:b}p>:not(video){a:b}', 'a:where(:not(iframe)){a:b}p>:not(video){a:b}'],
  ['input:not([type=checkbox]){a:b}', 'input:not([type=checkbox]){a:b}'],
  ['::file-selector-button{a:b}::-webkit-datetime-edit{a:b}', '::-webkit-datetime-edit{a:b}'],
  ['@keyframes a{from{a:b}to{a:b}}', '@keyframes a{from{a:b}to{a:b}}'],
  ['@media print{sub{a:b}}', ''],
  // What is the same for all stands where it is read.
  [':root{--a:1px}p{a:var(--a) var(--a, 2px)}', 'p{a:1px 1px}'],
  ['.radix-themes{--a:1px}p{a:var(--a) var(--a, 2px)}', '.radix-themes{--a:1px}p{a:1px var(--a, 2px)}'],
  [':root{--a:1}p{a:var(--a)}', 'p{a:1}'],
  ['.radix-themes{--a:calc(2 * var(--b));--b:1}p{a:var(--a)}', 'p{a:calc(2 * 1)}'],
  ['.light{--b:1}.dark{--b:2}.radix-themes{--a:var(--b)}p{a:var(--a)}', '.light{--b:1}.dark{--b:2}p{a:var(--b)}'],
  // What differs between elements, or may be set from outside, does not.
  [
    '[data-x]{--b:1}.radix-themes{--a:var(--b)}p{a:var(--a)}',
    '[data-x]{--b:1}.radix-themes{--a:var(--b)}p{a:var(--a)}',
  ],
  [':root{--a:1}.c{--a:2}p{a:var(--a)}', ':root{--a:1}.c{--a:2}p{a:var(--a)}'],
  ['.c{--a:1}p{a:var(--a)}', '.c{--a:1}p{a:var(--a)}'],
  ['@media print{:root{--a:1}}p{a:var(--a)}', '@media print{:root{--a:1}}p{a:var(--a)}'],
  ['.radix-themes{--a:1}html{a:var(--a)}', '.radix-themes{--a:1}html{a:var(--a)}'],
  [':root{--named:1}p{a:var(--named)}', ':root{--named:1}p{a:var(--named)}'],
  [':root{--named:1;--a:var(--named)}p{a:var(--a)}', ':root{--named:1;--a:var(--named)}p{a:var(--a)}'],
  [':root{--a:var(--b)}p{a:var(--a)}', ':root{--a:var(--b)}p{a:var(--a)}'],
  // What Tailwind would read and nothing sets.
  ['p{a:var(--tw-a,2px) var(--tw-b,) 1px}', 'p{a:2px  1px}'],
  [
    'p{a:var(--tw-a,2px)}b{--tw-a:initial}@property --tw-a{inherits:false}q{a:var(--tw-b,1);--tw-b:2}ul{a:var(--c,3)}',
    'p{a:2px}ul{a:var(--c,3)}',
  ],
  ['ul{a:var(--tw-b,1)}p{--tw-b:2}', 'ul{a:var(--tw-b,1)}p{--tw-b:2}'],
  ['@property --tw-a{initial-value:0}*{--tw-a:0}p{a:var(--tw-a) var(--tw-a,2px)}', 'p{a:0 0}'],
  [
    '@property --tw-a{initial-value:0}ul{--tw-a:1}p{a:var(--tw-a,2px)}',
    '@property --tw-a{initial-value:0}ul{--tw-a:1}p{a:var(--tw-a,2px)}',
  ],
  ['pre{a:var(--default-a,1px) var(--default-b)}', 'pre{a:1px var(--default-b)}'],
  // What nobody reads goes, with what only that reads; what a library's script sets is registered all the same.
  [':root{--a:var(--b);--b:1;--named:2}', ':root{--named:2}'],
  ['p{--tw-a:1;a:b}@property --tw-a{syntax:"*"}', 'p{a:b}'],
  ['@property --set{syntax:"*"}', '@property --set{syntax:"*"}'],
  // What ours always overrule of Radix's.
  [
    '@layer radix{.x{a:b;c:d;&:where(.y){a:b}& .z{a:b}&::before{a:b}}.w :where(.x):where(.y){a:b}}@layer components{.x{a:e}}',
    '@layer radix{.x{c:d;& .z{a:b}&::before{a:b}}}@layer components{.x{a:e}}',
  ],
  [
    '@layer radix{.x,.y{a:b}.xy{a:b}.x{c:d!important}.x{e:f}}@layer components{.x{a:e;c:e;@media g{e:g}}}',
    '@layer radix{.x,.y{a:b}.xy{a:b}.x{c:d!important}.x{e:f}}@layer components{.x{a:e;c:e;@media g{e:g}}}',
  ],
  [
    '@layer radix{.x{a:b}.x:before{c:d}}@layer components{.x:where(.y){a:e}@media g{.x{a:e}}.x::before{c:e}}',
    '@layer radix{.x{a:b}}@layer components{.x:where(.y){a:e}@media g{.x{a:e}}.x::before{c:e}}',
  ],
  [
    '@layer radix{.x:where(.v):where(.y),.w :where(.x.y){a:b}.x:where(.y,.z){a:b}.x:where(.y .z){a:b}.x.y::marker{a:b}}@layer components{.x:where(.y){a:e}.x.y{a:e}}',
    '@layer radix{.x:where(.y,.z){a:b}.x:where(.y .z){a:b}.x.y::marker{a:b}}@layer components{.x:where(.y){a:e}.x.y{a:e}}',
  ],
  // What holds in either of two cases stands once for each of them.
  [
    '@container a{p{a:b}}@media c{p{a:b}}@container a{li{a:b}}@media c{li{a:b}}@container a{ul{a:b}}',
    '@container a{p{a:b}li{a:b}}@media c{p{a:b}li{a:b}}@container a{ul{a:b}}',
  ],
  [
    '@container a{p{a:b}}@media c{p{c:d}}@container a{ul{a:b}}@media c{ul{a:b}}',
    '@container a{p{a:b}}@media c{p{c:d}}@container a{ul{a:b}}@media c{ul{a:b}}',
  ],
  ['@media c{p{a:b}}p{e:f}@container a{p{a:b}}', '@media c{p{a:b}}p{e:f}@container a{p{a:b}}'],
])('of %s remains %s', (css, rest) => {
  expect(left(css)).toBe(rest);
  // Vite warns of declarations that come from nowhere, at each build.
  expect(filesIn(leftOf(css))).toEqual(rest === '' ? [] : [APP]);
});

test("leaves Storybook's style sheet as it is", () => {
  const css = ':root{--a:1}video{a:var(--a)}';
  expect(left(css, '/x/.storybook/stories.css')).toBe(css);
});
