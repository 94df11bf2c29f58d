import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { looksFaults } from './radixGiven.mjs';
import { canMatch, unusedRadixLooks } from './radixLooks.mjs';

const parts = {
  Switch: { looks: ['size-2', 'variant-surface'], bearers: ['rt-SwitchRoot'] },
  Button: { looks: ['variant-solid', 'variant-ghost'], bearers: ['rt-BaseButton'] },
  'TextField.Root': { looks: ['disabled'], bearers: ['rt-Field'] },
};

const dropped = (css: string) => postcss([unusedRadixLooks(parts)]).process(css, { from: undefined }).css;

/** The rule of a control's mark at a place, within that of the mark. */
const mark = (place: number) => `&:where(:nth-child(${place})) { width: 9px }`;

const faults = (text: string) =>
  looksFaults([{ file: 'a.tsx', text }], parts).filter((fault) => !/Button|TextField/.test(fault));

describe('a selector', () => {
  it.each([
    '.rt-SwitchRoot:where(.rt-r-size-2)',
    '.rt-SwitchRoot:where(.rt-variant-classic, .rt-variant-surface)',
    '.rt-SwitchRoot:where(:not(.rt-variant-classic))',
    '.rt-BaseButton:where(.rt-variant-ghost:not(.rt-variant-outline)):hover',
    '.rt-SwitchRoot:where(:not(:disabled, [data-disabled]))',
    '.rt-Field:where(:read-only)',
    '.rt-Unlisted:where(.rt-variant-classic)',
    '.rt-SwitchRoot .rt-Unlisted:where(.rt-variant-classic)',
    ':where(.rt-SwitchRoot:where(.rt-variant-surface)) .rt-SwitchThumb',
    '.rt-variant-classic',
    '.rt-SegmentedControlIndicator:where(:nth-child(4))',
    '.rt-BaseButton:nth-child(5)',
    ".rt-ScrollAreaScrollbar:where([data-orientation='vertical'])",
    ".rt-BaseButton[data-orientation='horizontal']",
    '.plain',
  ])('%s is kept', (selector) => {
    expect(canMatch(selector, parts)).toBe(true);
  });

  it.each([
    '.rt-SwitchRoot:where(.rt-r-size-3)',
    '.rt-SwitchRoot:where(.rt-variant-classic, .rt-variant-soft)',
    '.rt-SwitchRoot:where(.rt-high-contrast)::before',
    '.rt-SwitchRoot.rt-variant-surface:where(.rt-r-size-1) :where(.rt-SwitchThumb)',
    ':where(.rt-SwitchRoot:where(.rt-variant-classic)) .rt-SwitchThumb',
    '.rt-BaseButton:is(.rt-variant-outline):hover',
    '.rt-SwitchRoot:where(:disabled, :read-only)',
    '.rt-SwitchRoot[data-disabled]::before',
    ':where(.rt-SwitchRoot[disabled]) .rt-SwitchThumb',
    '.rt-SelectLabel',
    ".rt-ScrollAreaScrollbar:where([data-orientation='horizontal'])",
    ".rt-ScrollAreaViewport:where(:has(.rt-ScrollAreaScrollbar[data-orientation='horizontal']))",
    '.rt-SegmentedControlIndicator:where(:nth-child(5))',
    ":where(.rt-SegmentedControlItem[data-state='on']:nth-child(10)) ~ .rt-SegmentedControlIndicator",
  ])('%s is dropped', (selector) => {
    expect(canMatch(selector, parts)).toBe(false);
  });
});

describe('a style sheet', () => {
  it('keeps of a nested rule what can match', () => {
    const css = '.rt-SwitchRoot { &:where(.rt-variant-classic) { color: red } &:where(.rt-r-size-2) { color: blue } }';
    expect(dropped(css)).toBe('.rt-SwitchRoot { &:where(.rt-r-size-2) { color: blue } }');
  });

  it('keeps of nested rules without a class of their own what can match', () => {
    expect(dropped(`.rt-SegmentedControlIndicator { ${mark(4)} ${mark(5)} }`)).toBe(
      `.rt-SegmentedControlIndicator { ${mark(4)} }`,
    );
    expect(dropped('.rt-SwitchRoot { &:where([data-disabled]) { cursor: auto } }')).toBe('');
    expect(dropped('.rt-Field { &:where([data-disabled]) { cursor: auto } }')).not.toBe('');
  });

  it('keeps of the reset what is for controls', () => {
    const kept = '.rt-reset:where(button, select, [type=submit]) { a: b } .rt-reset:where(:focus), .rt-reset { a: b }';
    const gone = '.rt-reset:where(h1, h2) { a: b } .rt-reset:where(:any-link), .rt-reset:where(q)::before { a: b }';
    expect(dropped(`${kept} ${gone}`)).toBe(kept);
  });

  it('loses a rule of which nothing is left', () => {
    expect(dropped('.rt-SwitchRoot { &:where(.rt-variant-classic) { color: red } }')).toBe('');
  });
});

describe('the list', () => {
  const radix = "import { Switch as Toggle } from '@radix-ui/themes';";

  it('holds where the sources give just what it names', () => {
    expect(faults(`${radix} export const a = <Toggle size="2" />;`)).toEqual([]);
  });

  it.each([
    [
      'a look that is not listed',
      '<Toggle size="3" />',
      ['Switch lacks size-3, which the sources give it', 'nothing gives Switch size-2'],
    ],
    ['one of two', "<Toggle size={wide ? '2' : '1'} />", ['Switch lacks size-1, which the sources give it']],
    [
      'a look by default',
      '<Toggle size="2" variant="soft" />',
      ['Switch lacks variant-soft, which the sources give it', 'nothing gives Switch variant-surface'],
    ],
    ['a high contrast', '<Toggle highContrast />', ['Switch lacks high-contrast, which the sources give it']],
    ['what cannot be changed', '<Toggle disabled={busy} />', ['Switch lacks disabled, which the sources give it']],
    ['what is drawn as another element', '<Toggle asChild />', ['Switch lacks as-child, which the sources give it']],
    [
      'a look that cannot be read',
      '<Toggle size={size} />',
      ['Switch lacks size-unknown, which the sources give it', 'nothing gives Switch size-2'],
    ],
  ])('tells of %s', (_what, element, told) => {
    expect(faults(`${radix} export const a = ${element};`)).toEqual(
      told.map((fault) => `scripts/radixLooks.mjs: ${fault}`),
    );
  });

  it('is not meant by an element of the same name from elsewhere', () => {
    expect(
      faults(`import { Switch } from './Switch'; ${radix} export const a = <><Switch size="3" /><Toggle /></>;`),
    ).toEqual([]);
  });
});
