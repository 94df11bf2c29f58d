import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutTexts, doubleText, filledMarks, lostMarks } from '../../../.storybook/judgeLayout';
import { paintedTexts } from '../../../.storybook/paintedTexts';

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

/**
 * Axe looks once at the colours of texts that are painted alike: other words are, but not other letters, nor what lies
 * behind or over them, nor what axe would leave alone.
 */
export const PaintedAlike: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    const { parentElement: place } = words;
    if (!place) throw new Error('The words stand nowhere.');
    const paint = () => paintedTexts().get(words);
    const plain = paint();
    /** Whether the words are painted as before while one element has another style, and as before again after it. */
    const staysWith = (element: HTMLElement, style: string) => {
      element.style.cssText = style;
      const styled = paint();
      element.removeAttribute('style');
      return [styled === plain, paint() === plain];
    };

    words.textContent = 'Two orders are late';
    await expect(paint()).toBe(plain);
    words.textContent = ' ';
    await expect(paint()).toBeUndefined();
    words.textContent = 'Fourteen orders are late';

    await expect(staysWith(words, 'margin-left: 4px')).toEqual([true, true]);
    for (const style of [
      'color: red',
      'font-size: 30px',
      'font-weight: 800',
      'text-shadow: 0 0 2px red',
      'text-decoration: underline',
      'background-color: red',
      'background-image: linear-gradient(red, blue)',
      'opacity: 0.5',
      'visibility: hidden',
      'width: 1px; height: 1px',
      'position: absolute; left: -500px',
    ]) {
      await expect(staysWith(words, style), style).toEqual([false, true]);
    }
    for (const style of [
      'color: red',
      'background-color: red',
      'background-color: rgb(255 0 0 / 50%)',
      'opacity: 0.5',
    ]) {
      await expect(staysWith(place, style), style).toEqual([false, true]);
    }

    for (const [element, name, value] of [
      [words, 'class', 'w-20'],
      [place, 'inert', ''],
      [place, 'aria-hidden', 'true'],
      [place, 'aria-disabled', 'true'],
    ] as const) {
      const before = element.getAttribute(name);
      element.setAttribute(name, value);
      await expect(paint(), name).not.toBe(plain);
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
      await expect(paint()).toBe(plain);
    }

    // No pointer meets them any more, but axe would look at them until they are hidden.
    const untouched = 'pointer-events: none;';
    words.style.cssText = untouched;
    const unmet = paint();
    for (const style of ['visibility: hidden', 'width: 1px; height: 1px']) {
      words.style.cssText = `${untouched} ${style}`;
      await expect(paint(), style).not.toBe(unmet);
    }
    words.removeAttribute('style');

    const over = document.createElement('div');
    over.style.cssText = 'position: fixed; inset: 0; background-color: red';
    document.body.append(over);
    const covered = paint();
    over.remove();
    await expect(covered).not.toBe(plain);
  },
};

/** What hides all that is behind it hides other colours too, but not from what shines through. */
export const PaintedBehind: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    const { parentElement: place } = words;
    if (!place) throw new Error('The words stand nowhere.');
    const paint = () => paintedTexts().get(words);
    const changesWith = (behind: string) => {
      const before = paint();
      place.style.backgroundColor = behind;
      const after = paint();
      place.style.removeProperty('background-color');
      return before !== after;
    };
    words.style.backgroundColor = 'white';
    await expect(changesWith('red')).toBe(false);
    words.style.opacity = '0.9';
    await expect(changesWith('red')).toBe(true);
    words.style.cssText = 'background-color: rgb(255 255 255 / 50%)';
    await expect(changesWith('red')).toBe(true);
    words.removeAttribute('style');
  },
};
