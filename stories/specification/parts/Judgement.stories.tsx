import type { Meta, StoryObj } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, spyOn } from 'storybook/test';
import { examinePage } from '../../../.storybook/examinePage';
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

const CUT = 'block w-4 overflow-hidden whitespace-nowrap';
/** Forced colours leave no first line a colour of its own. */
const UNSEEN = 'first-line:text-transparent forced-colors:text-transparent forced-colors:forced-color-adjust-none';

/** So is not what is cut unseen: a dot where a line begins, a name that lies unseen over the one that is drawn, a picture. */
export const CutUnseen: Story = {
  render: () => (
    <div className="overflow-clip">
      <p className="-ml-3">·</p>
      <span aria-hidden className="block w-4 overflow-hidden text-ellipsis whitespace-nowrap">
        Size chart
      </span>
      <span className={`${CUT} ${UNSEEN}`}>Size chart</span>
      <div data-screen className={CUT}>
        Every customer
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(cutTexts(false)).toEqual([]);
    canvas.getByText('·').textContent = 'Late';
    canvas.getByText('Size chart', { ignore: '[aria-hidden]' }).className = CUT;
    canvasElement.querySelector('[data-screen]')?.removeAttribute('data-screen');
    await expect(cutTexts(false)).toEqual([
      "cut off: <p> 'Late'",
      "cut off: <span> 'Size chart'",
      "cut off: <div> 'Every customer'",
    ]);
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
 * Axe looks once at the contrast of texts that are painted alike: other words are, but not other letters, nor what lies
 * behind or over them. Of what no pointer meets nothing is said.
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

    await expect(plain).toBeTruthy();
    words.textContent = 'Two orders are late';
    await expect(paint()).toBe(plain);
    for (const none of [' ', '–', '— ']) {
      words.textContent = none;
      await expect(paintedTexts().has(words), none).toBe(false);
    }
    words.textContent = 'Fourteen orders are late';

    await expect(staysWith(words, 'margin-left: 4px')).toEqual([true, true]);
    for (const style of [
      'color: red',
      'font-size: 30px',
      'font-weight: 800',
      'text-shadow: 0 0 2px red',
      'background-color: red',
      'background-image: linear-gradient(red, blue)',
      'opacity: 0.5',
    ]) {
      await expect(staysWith(words, style), style).toEqual([false, true]);
    }
    for (const style of [
      'background-color: red',
      'background-color: rgb(255 0 0 / 50%)',
      'opacity: 0.5',
      'mix-blend-mode: multiply',
      'filter: invert(1)',
    ]) {
      await expect(staysWith(place, style), style).toEqual([false, true]);
    }
    for (const style of ['visibility: hidden', 'display: none', 'width: 1px; height: 1px; overflow: hidden']) {
      words.style.cssText = style;
      await expect(paintedTexts().has(words), style).toBe(false);
    }
    words.style.cssText = 'position: absolute; left: -500px';
    await expect([paintedTexts().has(words), paint()]).toEqual([true, undefined]);
    // A pointer that goes through the words meets their place, but nothing where the whole page lets it through.
    words.style.cssText = 'pointer-events: none';
    await expect(paint()).toBe(plain);
    document.body.style.pointerEvents = 'none';
    await expect(paint()).toBeUndefined();
    document.body.style.removeProperty('pointer-events');
    words.removeAttribute('style');

    place.setAttribute('aria-disabled', 'true');
    await expect(paintedTexts().has(words)).toBe(false);
    place.removeAttribute('aria-disabled');
    words.classList.replace('w-40', 'w-20');
    await expect(paint()).not.toBe(plain);
    words.classList.replace('w-20', 'w-40');
    await expect(paint()).toBe(plain);

    const beside = document.createElement('div');
    for (const style of [
      'position: fixed; inset: 0; background-color: red; z-index: 1',
      'position: fixed; inset: 0; background-color: red; z-index: -1',
    ]) {
      beside.style.cssText = style;
      document.body.append(beside);
      await expect(paint(), style).not.toBe(plain);
      beside.remove();
    }
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

/** Hardly told from the ground, in light and dark. */
const PALE = 'color-mix(in srgb, var(--canvas) 75%, var(--ink))';

/** How often texts were asked to be remembered: each time by a name that no paint had before. */
let remembered = 0;

/** Names of the rules that axe finds broken on the page. */
const broken = async (coloursAlone: boolean) =>
  // In a mode of its own: nothing is remembered for the stories.
  (await examinePage({}, 'print', coloursAlone)).violations.map(({ id }) => id);

/** A text is remembered only when axe saw it and found it good: pale words are found each time, whatever came before them. */
export const RememberedTexts: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    const { className } = words;
    remembered += 1;
    words.classList.add(`remembered-${remembered}`);
    const run = spyOn(axe, 'run');
    await expect(broken(true)).resolves.toEqual([]);
    await expect(run).toHaveBeenCalledTimes(1);
    words.textContent = 'Two orders are late';
    await expect(broken(true)).resolves.toEqual([]);
    await expect(run).toHaveBeenCalledTimes(1);
    await expect(broken(false)).resolves.toEqual([]);
    await expect(run.mock.lastCall?.[1]).toMatchObject({ rules: { 'color-contrast': { enabled: false } } });
    run.mockRestore();

    for (const style of [`color: ${PALE}`, `color: ${PALE}; font-weight: 700`]) {
      words.style.cssText = style;
      for (const unseen of ['–', '...']) {
        words.textContent = unseen;
        await expect(broken(true), unseen).resolves.toEqual([]);
      }
      words.style.cssText = `${style}; clip-path: inset(50%); position: absolute`;
      words.textContent = 'Nine orders are late';
      await expect(broken(true)).resolves.toEqual([]);
      words.style.cssText = style;
      for (const coloursAlone of [true, false, true])
        await expect(broken(coloursAlone), style).resolves.toEqual(['color-contrast']);
    }
    words.textContent = 'Fourteen orders are late';
    words.removeAttribute('style');

    // Beside a text that is remembered, another is looked at.
    const beside = Object.assign(document.createElement('p'), { textContent: 'Nine orders are late' });
    words.after(beside);
    await expect(broken(false)).resolves.toEqual([]);
    beside.style.color = PALE;
    for (const coloursAlone of [true, false]) await expect(broken(coloursAlone)).resolves.toEqual(['color-contrast']);
    beside.remove();
    words.className = className;
  },
};

/** A link that stands alone needs no sign but its colour; the same link among words does, however often it was seen. */
export const LinksAmongWords: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Fourteen orders are late');
    const link = Object.assign(document.createElement('a'), { href: '#late', textContent: 'Late orders' });
    link.style.cssText = 'text-decoration: none; color: color-mix(in srgb, var(--ink) 85%, var(--canvas))';
    words.replaceChildren(link);
    await expect(broken(true)).resolves.toEqual([]);
    words.prepend('There are some in this week: ');
    for (const coloursAlone of [true, false])
      await expect(broken(coloursAlone)).resolves.toEqual(['link-in-text-block']);
    words.replaceChildren('Fourteen orders are late');
  },
};

/** Axe judges texts in a panel, whatever vaul draws beyond its edge, and leaves the page as it was. */
export const TextsInPanels: Story = {
  play: async ({ canvas }) => {
    const { parentElement: place } = canvas.getByText('Fourteen orders are late');
    if (!place) throw new Error('The words stand nowhere.');
    const beyond = new CSSStyleSheet();
    beyond.replaceSync(
      ".panel { position: relative } .panel::after { content: ''; position: absolute; inset: 0 0 0 100%; width: 200%; background: white }",
    );
    document.adoptedStyleSheets.push(beyond);
    const { className } = place;
    place.className = 'panel';
    place.style.cssText = `color: ${PALE}; width: 20rem; height: 20rem; position: relative !important`;
    const sheets = document.adoptedStyleSheets.length;
    await expect(broken(true)).resolves.toEqual(['color-contrast']);
    await expect(document.adoptedStyleSheets).toHaveLength(sheets);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== beyond);
    place.className = className;
    place.removeAttribute('style');
  },
};
