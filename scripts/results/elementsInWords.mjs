// What matchers print of an element is its whole HTML, of an icon in it too: dozens of lines before what it is called.

/** A tag: its slash when it ends an element, name, attributes, and its slash when it is all of the element. */
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*(\/?)>/g;

const LETTERS = 80;

/**
 * @param {string} html of one element
 * @param {string} tag
 * @param {string} attributes
 */
function inWords(html, tag, attributes) {
  const [, label] = /\saria-label="([^"]*)"/.exec(attributes) ?? [];
  const words = (label ?? html.replaceAll(TAG, ' ')).replaceAll(/\s+/g, ' ').trim();
  return `<${tag}> "${words.length > LETTERS ? `${words.slice(0, LETTERS)} ...` : words}"`;
}

/**
 * A message in which each element is its tag and what it is called: its label, else its words.
 * @param {string} message
 */
export function elementsInWords(message) {
  let told = '';
  let toldTo = 0;
  let depth = 0;
  /** @type {RegExpExecArray | undefined} */
  let outer;
  for (const found of message.matchAll(TAG)) {
    const [, ends, , , isWhole] = found;
    if (depth === 0 && ends) continue;
    if (depth === 0) outer = found;
    if (!isWhole) depth += ends ? -1 : 1;
    if (depth !== 0 || !outer) continue;
    const end = found.index + found[0].length;
    const [, , tag = '', attributes = ''] = outer;
    told += message.slice(toldTo, outer.index) + inWords(message.slice(outer.index, end), tag, attributes);
    toldTo = end;
    outer = undefined;
  }
  return told + message.slice(toldTo);
}
