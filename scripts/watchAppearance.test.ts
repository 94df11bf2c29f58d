import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAppearance } from '../.storybook/watchAppearance';

/** The parts of an element that are watched. */
class PageElement {
  // Accessors of the prototype, as in a browser.
  get classList() {
    return ['light'];
  }
  get className() {
    return 'light';
  }
}

const style = {
  color: 'rgb(0, 0, 0)',
  display: 'block',
  getPropertyValue: (name: string) => `value of ${name}`,
};
const page = () => ({
  getComputedStyle: () => style,
  matchMedia: (query: string) => ({ matches: query.includes('dark') }),
});
let root: PageElement;
let original: ReturnType<typeof page>;

beforeEach(() => {
  root = new PageElement();
  original = page();
  vi.stubGlobal('window', { ...original });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('Element', PageElement);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const styleOf = () => window.getComputedStyle(document.documentElement);

describe('a read of what differs between light and dark', () => {
  it.each<[string, () => unknown]>([
    ['a colour', () => styleOf().color],
    ['a ground', () => styleOf().backgroundColor],
    ['a border with its colour', () => styleOf().borderTop],
    ['a shadow', () => styleOf().boxShadow],
    ['a fill', () => styleOf().fill],
    ['a property by its written name', () => styleOf().getPropertyValue('outline-color')],
    ['a custom property', () => styleOf().getPropertyValue('--canvas')],
    ['all properties', () => styleOf().cssText],
    ['each property', () => styleOf().length],
    ["the browser's scheme", () => window.matchMedia('(prefers-color-scheme: dark)')],
    ["the document's classes", () => document.documentElement.classList],
    ["the document's classes as text", () => document.documentElement.className],
  ])('is noticed: %s', (_name, readIt) => {
    const watch = watchAppearance();
    readIt();
    expect(watch.wasRead()).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['display', () => styleOf().display],
    ['a width', () => styleOf().borderTopWidth],
    ['a radius', () => styleOf().borderRadius],
    ['a height', () => styleOf().getPropertyValue('line-height')],
    ['what pointers may do', () => styleOf().pointerEvents],
    ['the width of the page', () => window.matchMedia('(min-width: 1280px)')],
  ])('is not taken for one: %s', (_name, readIt) => {
    const watch = watchAppearance();
    readIt();
    expect(watch.wasRead()).toBe(false);
  });

  it('returns the same as without a watch, and is no longer watched after the end', () => {
    const watch = watchAppearance();
    expect(styleOf().display).toBe('block');
    expect(styleOf().getPropertyValue('color')).toBe('value of color');
    expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
    expect([...document.documentElement.classList]).toEqual(['light']);
    watch.stop();
    expect(window.getComputedStyle).toBe(original.getComputedStyle);
    expect(window.matchMedia).toBe(original.matchMedia);
    expect(Object.getOwnPropertyNames(root)).toEqual([]);
  });
});
