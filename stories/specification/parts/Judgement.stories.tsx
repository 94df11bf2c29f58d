import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { judgedPage } from '../../../.storybook/judgedPage';
import { cutTexts, doubleText, filledMarks, lostMarks } from '../../../.storybook/judgeLayout';

/** A word, a dot and a bar: what `npm run test:all` judges. */
function Specimen() {
  return (
    <div>
      <p className="w-40">Fourteen orders are late</p>
      <span className="inline-block size-4 rounded-full bg-fill" data-mark />
    </div>
  );
}

const meta = { component: Specimen } satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is whole is left alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fourteen orders are late')).toBeVisible();
    await expect(cutTexts(false)).toEqual([]);
    await expect(filledMarks()).toHaveLength(1);
  },
};

/** Text that its box cuts off is found, unless it ends in an ellipsis or can be scrolled to. */
export const CutText: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    words.style.cssText = 'white-space: nowrap; width: 60px; overflow: hidden';
    await expect(cutTexts(false)).toEqual(["cut off: <p> 'Fourteen orders are late'"]);
    words.style.textOverflow = 'ellipsis';
    await expect(cutTexts(false)).toEqual([]);
    words.style.cssText = 'white-space: nowrap; width: 60px; overflow: auto';
    await expect(cutTexts(false)).toEqual([]);
    words.style.cssText = 'height: 20px; overflow: hidden';
    const restore = doubleText();
    await expect(cutTexts(false)).toEqual(["cut off: <p> 'Fourteen orders are late'"]);
    restore();
    words.removeAttribute('style');
    await expect(cutTexts(false)).toEqual([]);
  },
};

/** A page wider than its window is found, but paper has no window. */
export const WidePage: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    words.style.width = '5000px';
    await expect(cutTexts(false)).toHaveLength(1);
    await expect(cutTexts(false)[0]).toMatch(/^the page is \d+ px wider than its window/);
    await expect(cutTexts(true)).toEqual([]);
    words.removeAttribute('style');
  },
};

/** A mark that paper would drop is found; one that says how it prints, or has an edge, is not. */
export const LostMark: Story = {
  play: async () => {
    const [dot] = filledMarks();
    if (!(dot instanceof HTMLElement)) throw new Error('There is no mark.');
    await expect(lostMarks([dot], 'print')).toHaveLength(1);
    dot.style.setProperty('print-color-adjust', 'exact');
    await expect(lostMarks([dot], 'print')).toEqual([]);
    dot.style.cssText = 'border: 1px solid';
    await expect(lostMarks([dot], 'print')).toEqual([]);
    dot.style.cssText = 'background: transparent';
    await expect(lostMarks([dot], 'forced-colors')).toHaveLength(1);
    dot.removeAttribute('style');
  },
};

/** Axe looks once at pages that are alike: words make another page, but not for colours; whatever a style asks for does. */
export const AlikePages: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Fourteen orders are late');
    const same = (coloursAlone: boolean, change: () => void, undo: () => void) => {
      const before = judgedPage(coloursAlone);
      change();
      const after = judgedPage(coloursAlone);
      undo();
      return [after === before, judgedPage(coloursAlone) === before];
    };
    const says = (text: string) => () => {
      words.textContent = text;
    };
    const back = says('Fourteen orders are late');
    await expect(
      same(
        false,
        () => {},
        () => {},
      ),
    ).toEqual([true, true]);
    await expect(same(false, says('Two orders are late'), back)).toEqual([false, true]);
    await expect(same(true, says('Two orders are late'), back)).toEqual([true, true]);
    await expect(same(true, says(' '), back)).toEqual([false, true]);

    const set = (element: Element, name: string, value: string) =>
      [() => element.setAttribute(name, value), () => element.removeAttribute(name)] as const;
    await expect(same(true, ...set(words, 'title', 'Orders'))).toEqual([false, true]);
    for (const [element, name] of [
      [words, 'style'],
      [words, 'data-state'],
      [words, 'aria-invalid'],
      [document.documentElement, 'data-page-left'],
      [document.body, 'inert'],
    ] as const) {
      for (const coloursAlone of [false, true]) {
        await expect(same(coloursAlone, ...set(element, name, '')), name).toEqual([false, true]);
      }
    }

    const rule = document.createElement('style');
    rule.textContent = 'p { color: red }';
    await expect(
      same(
        true,
        () => document.head.append(rule),
        () => rule.remove(),
      ),
    ).toEqual([false, true]);

    words.tabIndex = -1;
    const unfocused = judgedPage(true);
    await userEvent.click(words);
    await expect(words).toHaveFocus();
    await expect(judgedPage(true)).not.toBe(unfocused);
    words.blur();
    words.removeAttribute('tabindex');
  },
};
