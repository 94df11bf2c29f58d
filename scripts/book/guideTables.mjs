// For MDX: tables of the guides. Code in their cells breaks after the slashes of its paths, before it breaks within a word;
// each cell bears the head of its column, for on a phone the cells of a row stand below each other.

/**
 * Of an element or a text of MDX, what is needed here.
 * @typedef {{ type: string, tagName?: string, value?: string, properties?: Record<string, unknown>, children?: Node[] }} Node
 */

/** @type {Node} */
const BREAK = { type: 'element', tagName: 'wbr', children: [] };

/** After each slash there may be a new line. @param {Node} text @returns {Node[]} */
const withBreaks = ({ value = '' }) =>
  value.split(/(?<=\/)(?=.)/).flatMap((part, place) => [...(place > 0 ? [BREAK] : []), { type: 'text', value: part }]);

/** What a table's parts are, which browsers forget of those that CSS draws as blocks. @type {Record<string, string>} */
const ROLES = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** @param {Node} node @returns {string} */
const textOf = ({ value = '', children = [] }) => value + children.map(textOf).join('');

/** @param {Node} node @param {string} tagName @returns {Node[]} */
const all = (node, tagName) => [
  ...(node.tagName === tagName ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, tagName)),
];

/** @param {Node} node @param {boolean} isInCell */
function prepare(node, isInCell) {
  const { children = [], tagName = '' } = node;
  if (tagName in ROLES) node.properties = { ...node.properties, role: ROLES[tagName] };
  if (tagName === 'table') {
    const heads = all(node, 'th').map(textOf);
    for (const row of all(node, 'tr'))
      for (const [place, cell] of all(row, 'td').entries())
        cell.properties = { ...cell.properties, dataHead: heads[place] };
  }
  if (isInCell && tagName === 'code') node.children = children.flatMap(withBreaks);
  else for (const child of children) prepare(child, isInCell || tagName === 'td');
}

/** A plugin of rehype. */
export const guideTables = () => (/** @type {Node} */ page) => prepare(page, false);
