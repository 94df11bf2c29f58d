// For MDX: code in the cells of tables breaks after the slashes of its paths, before it breaks within a word.

/**
 * Of an element or a text of MDX, what is needed here.
 * @typedef {{ type: string, tagName?: string, value?: string, children?: Node[] }} Node
 */

/** @type {Node} */
const BREAK = { type: 'element', tagName: 'wbr', children: [] };

/** After each slash there may be a new line. @param {Node} text @returns {Node[]} */
const withBreaks = ({ value = '' }) =>
  value.split(/(?<=\/)(?=.)/).flatMap((part, place) => [...(place > 0 ? [BREAK] : []), { type: 'text', value: part }]);

/** @param {Node} node @param {boolean} isInCell */
function breakIn(node, isInCell) {
  const { children = [], tagName } = node;
  if (isInCell && tagName === 'code') node.children = children.flatMap(withBreaks);
  else for (const child of children) breakIn(child, isInCell || tagName === 'td');
}

/** A plugin of rehype. */
export const breakableCode = () => (/** @type {Node} */ page) => breakIn(page, false);
