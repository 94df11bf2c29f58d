import type { Appearance } from '../appearance';

/**
 * A page that holds a frame and nothing else. Storybook speaks to the page around it, and would take the globals and
 * arguments of a frame right within it for its own. It has the appearance of what it holds: a light page would shine
 * through at the edges of a dark one, where these fall between two pixels.
 */
export const frameAround = (address: string, title: string, appearance: Appearance): string =>
  [
    `<!doctype html><style>:root{color-scheme:${appearance}}body{margin:0}`,
    'iframe{display:block;border:0;width:100vw;height:100vh}</style>',
    `<iframe title="${title}" src="${address.replaceAll('&', '&amp;')}"></iframe>`,
  ].join('');
