/**
 * A page that holds a frame and nothing else. Storybook speaks to the page around it, and would take the globals and
 * arguments of a frame right within it for its own.
 */
export const frameAround = (address: string, title: string): string =>
  [
    '<!doctype html><style>body{margin:0}iframe{display:block;border:0;width:100vw;height:100vh}</style>',
    `<iframe title="${title}" src="${address.replaceAll('&', '&amp;')}"></iframe>`,
  ].join('');
