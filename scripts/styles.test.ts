import { describe, expect, it } from 'vitest';
import { drawnThoughLeftOut, styleFaults } from './styles.mjs';

const faults = (css: string, script = '', { reader = '', library = '' } = {}) =>
  styleFaults({
    sheets: [{ file: 'a.css', text: css }],
    scripts: [{ file: 'a.tsx', text: script }],
    readers: [{ file: 'library.css', text: reader }],
    library,
  });

describe('custom properties', () => {
  it('that nobody reads are told, and so are those that only such a one reads', () => {
    const css = ':root {\n  --ground: #fff;\n  --page: var(--ground);\n  --ink: #000;\n}\na {\n  color: var(--ink);\n}';
    expect(faults(css)).toEqual(['a.css:2: nothing reads --ground', 'a.css:3: nothing reads --page']);
  });

  it.each([
    ['a style sheet', 'a { color: var(--ground); }', ''],
    ['a property that is read', ':root { --page: var(--ground); } a { color: var(--page); }', ''],
    ['a container query', '@container style(--ground: 1) { a { color: red; } }', ''],
    ['a utility', '', `const card = 'bg-(--ground)';`],
    ['a style', '', `<p style={{ '--ground': 1 }} />;`],
    ['a template', '', 'read(`var(--ground)`);'],
  ])('may be read by %s', (_reader, css, script) => {
    expect(faults(`:root { --ground: #fff; } ${css}`, script)).toEqual([]);
  });

  it('may be read by a library, whose own are nobody’s to judge', () => {
    expect(faults(':root { --ground: #fff; }', '', { reader: 'a { --other: var(--ground); }' })).toEqual([]);
  });

  it('are not read by a comment', () => {
    expect(faults(':root { --ground: #fff; /* var(--ground) */ }', '// var(--ground)')).toHaveLength(1);
  });

  it('of the theme are read by utilities and variants that bear their name', () => {
    const theme =
      '@theme inline { --color-*: initial; --color-ink: red; --color-ink-2: red; --breakpoint-md: 1px; --font-weight-medium: 500; }';
    expect(faults(theme, `<p className="hover:text-ink/50 max-md:flex bg-ink-2! font-medium" />;`)).toEqual([]);
    expect(faults(theme, `<p className="text-ink-22 shrink md medium" />;`)).toHaveLength(4);
    expect(faults('@theme static { --text-label: 12px; }')).toEqual([]);
  });
});

describe('selectors', () => {
  it.each([
    ['.toast { color: red; }', 'nothing bears .toast'],
    ['p:has(> .toast):not(.radix-themes) { color: red; }', 'nothing bears .toast'],
    ['[data-edge] { color: red; }', 'nothing bears data-edge'],
    ['.rt-Gone { color: red; }', 'nothing bears .rt-Gone'],
  ])('that nothing bears are told: %s', (css, fault) => {
    const script = `import './toast'; say('a toast'); // toast, data-edge`;
    expect(faults(css, script, { library: 'radix-themes rt-Card toast' })).toEqual([`a.css:1: ${fault}`]);
  });

  it.each([
    ['.toast', `<p className="toast flex" />;`],
    ['.toast', '<p className={`${tone} toast`} />;'],
    ['.toast', `cva('flex', { variants: { shown: { true: 'toast' } } });`],
    ['.toast', `document.documentElement.classList.toggle('toast', shown);`],
    ['[data-edge]', '<p data-edge />;'],
    ['[data-edge]', `page.toggleAttribute('data-edge', true);`],
    ['.rt-Card[data-state="open"]', ''],
  ])('%s is borne by %s', (selector, script) => {
    expect(faults(`${selector} { color: red; }`, script, { library: 'rt-Card data-state' })).toEqual([]);
  });

  it('are not looked for in the steps of an animation', () => {
    expect(faults('@keyframes in { 12.5% { opacity: 0; } }')).toEqual([]);
  });
});

describe('declarations', () => {
  it('that a later one of the same selector undoes are told', () => {
    const css = '@media print {\n  p, a { color: red; }\n}\n@media print {\n  a { margin: 0; color: blue; }\n}';
    expect(faults(css)).toEqual(['a.css:5: undoes color of a in a.css:2']);
  });

  it('of another medium, layer or selector undo nothing', () => {
    expect(faults('a { color: red; } @media print { a { color: blue; } } a:hover { color: blue; }')).toEqual([]);
  });
});

it('a class that is left out, and borne all the same, is told', () => {
  const css = "@source not inline('{fixed,ring}');";
  expect(faults(css, `ring.fixed(); <p className="flex" />;`)).toEqual([]);
  expect(faults(css, `<p className="flex fixed" />;`)).toEqual(['a.css:1: something bears fixed, which is left out']);
});

const drawn = (text: string) => drawnThoughLeftOut([{ file: 'a.tsx', text }]);

describe('what the style sheet of the app leaves out', () => {
  it.each([
    ['<p><video /></p>', '<video>'],
    ['<input type="number" />', 'type="number"'],
    ["<input type={on ? 'text' : 'range'} />", 'type="range"'],
  ])('is told where something draws it: %s', (text, what) => {
    expect(drawn(text)).toEqual([`a.tsx: ${what} stands in NEVER_DRAWN in scripts/build/appStyle.mjs`]);
  });

  it('is not told of what is drawn and styled, nor of words', () => {
    expect(drawn('<Video><pre data-kind="number" type="search">video</pre></Video>')).toEqual([]);
  });
});
