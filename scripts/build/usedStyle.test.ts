import { expect, test } from 'vitest';
import { usedStyle } from './usedStyle.mjs';

const MARKUP =
  '<html class="light dark"><div id="root" class="radix-themes"><p class="card wide" data-state="open">Words</p><br/></div>';

test.each([
  // What no element can be is left out.
  ['p{a:b}ul{a:b}', 'p{a:b}'],
  ['.card{a:b}.cart{a:b}', '.card{a:b}'],
  ['#root>.card{a:b}#other .card{a:b}', '#root>.card{a:b}'],
  ['p.wide.card{a:b}div.card{a:b}', 'p.wide.card{a:b}'],
  ['[data-state=open]{a:b}[data-state=closed]{a:b}', '[data-state=open]{a:b}'],
  [':where(.card,.cart){a:b}:is(.cart)>p{a:b}', ':where(.card,.cart){a:b}'],
  [':is(.grid>*){a:b}:is(#root>*){a:b}', ':is(#root>*){a:b}'],
  ['.card,.cart{a:b}', '.card{a:b}'],
  // States may come, but for those of a pointer.
  ['.card:focus{a:b}.card:not(.open){a:b}', '.card:focus{a:b}.card:not(.open){a:b}'],
  ['.card:hover{a:b}.card:where(:active:not(.wide)){a:b}.card:not(:hover){a:b}', '.card:not(:hover){a:b}'],
  ['p:any-link{a:b}p:placeholder-shown{a:b}', ''],
  ['p::before{a:b}::file-selector-button{a:b}p::selection{a:b}', 'p::before{a:b}'],
  // What is read is kept, and what that reads.
  [':root{--a:var(--b);--c:2}.dark{--a:3;--b:1}p{a:var(--a)}', ':root{--a:var(--b)}.dark{--a:3;--b:1}p{a:var(--a)}'],
  // What is the same for all stands where it is read.
  [':root{--a:calc(var(--b) * 2);--b:1px}p{a:var(--a) var(--b)}', 'p{a:calc(1px * 2) 1px}'],
  [
    ':root{--a:1}@media (hover:hover){:root{--a:2}}p{a:var(--a)}',
    ':root{--a:1}@media (hover:hover){:root{--a:2}}p{a:var(--a)}',
  ],
  ['@media (hover:hover){:root{--a:2}}p{a:var(--a)}', '@media (hover:hover){:root{--a:2}}p{a:var(--a)}'],
  ['.card{--a:1}p{a:var(--a)}', '.card{--a:1}p{a:var(--a)}'],
  [':root{--a:1}p{a:var(--a,2)}', 'p{a:1}'],
  ['.radix-themes{--a:1}p{a:var(--a,2)}', '.radix-themes{--a:1}p{a:var(--a,2)}'],
  ['.radix-themes{--a:1}html{a:var(--a)}p{a:var(--a)}', '.radix-themes{--a:1}html{a:var(--a)}p{a:1}'],
  [
    '@property --a{inherits:false}@property --b{inherits:false}p{a:var(--a)}',
    '@property --a{inherits:false}p{a:var(--a)}',
  ],
  ['@keyframes in{to{a:b}}@keyframes out{to{a:b}}p{animation:in 1s}', '@keyframes in{to{a:b}}p{animation:in 1s}'],
  // Fonts and paper wait for the whole stylesheet.
  ['@font-face{a:b}@page{a:b}@media print{p{a:b}}@media (hover:hover){p{a:b}}', '@media (hover:hover){p{a:b}}'],
  ['@layer a,b;@layer a{ul{a:b}}@layer b{.dark{a:b}}', '@layer a,b;@layer b{.dark{a:b}}'],
])('of %s remains %s', (css, used) => {
  expect(usedStyle(css, MARKUP)).toBe(used);
});
