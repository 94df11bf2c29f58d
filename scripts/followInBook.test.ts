import { describe, expect, it } from 'vitest';
import { pathInBook } from '../.storybook/followInBook';

const press = { button: 0, defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a pressed link of the book', () => {
  it.each([
    ['./?path=/docs/specification-clauses--docs#DASH-333', '?path=/docs/specification-clauses--docs#DASH-333'],
    ['?path=/story/ui-button--default', '?path=/story/ui-button--default'],
    ['./?path=/story/ui-button--default&globals=appearance:dark', undefined],
    ['https://example.com/?path=/docs/a', undefined],
    ['#DASH-333', undefined],
    [null, undefined],
  ])('%s leads to %s within it', (href, path) => {
    expect(pathInBook(href, press)).toBe(path);
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser with %o',
    (other) => {
      expect(pathInBook('?path=/docs/a', { ...press, ...other })).toBeUndefined();
    },
  );

  it('is left alone when something else has seen to it', () => {
    expect(pathInBook('?path=/docs/a', { ...press, defaultPrevented: true })).toBeUndefined();
  });
});
