/**
 * The title of a test as people read it: where its source leaves a word to the run, 'the HTML of ${address}' is of 'each
 * address'.
 * @param {string} title as the source has it
 */
export const testTitle = (title) => title.replaceAll(/\$\{(\w+)\}/g, 'each $1').replaceAll(/\$\{[^}]*\}/g, '…');
