import type { ClipboardEvent } from 'react';

/** Whether texts before or after an element are marked too. */
function marksBeyond(marked: Range, element: Element): boolean {
  const [before, after] = [marked.cloneRange(), marked.cloneRange()];
  before.setEndBefore(element);
  after.setStartAfter(element);
  return [before, after].some((range) => String(range).trim() !== '');
}

/**
 * Copies marked cells of a table as cells: a line for each row, a tab between two, and no looks. By itself a browser breaks
 * the line at each part of a cell that is drawn as a block, and gives a mail the colours of the screen.
 */
export function copyCells(event: ClipboardEvent<HTMLTableElement>) {
  const selection = getSelection();
  // Firefox can mark several places at once.
  if (selection?.rangeCount !== 1) return;
  const marked = selection.getRangeAt(0);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (marksBeyond(marked, event.currentTarget)) return;
  // What the browser alone would copy of a cell, without words for the ear, in one line.
  const textOf = (cell: Element) => {
    if (!marked.intersectsNode(cell)) return '';
    const part = marked.cloneRange();
    if (marked.isPointInRange(cell, 0)) part.setStart(cell, 0);
    if (marked.isPointInRange(cell, cell.childNodes.length)) part.setEnd(cell, cell.childNodes.length);
    selection.removeAllRanges();
    selection.addRange(part);
    return selection.toString().trim().replaceAll(/\s+/g, ' ');
  };
  const lines = [...event.currentTarget.rows].map((row) => [...row.cells].map(textOf).join('\t').trimEnd());
  // From where it was begun, for Shift goes on from there.
  if (anchorNode && focusNode) selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  const rows = lines.filter(Boolean).join('\n');
  // Rows stand under one another; a part of one begins with what is marked.
  const text = rows.includes('\n') ? rows : rows.trim();
  if (!/[\t\n]/.test(text)) return;
  const table = document.createElement('table');
  for (const line of text.split('\n')) {
    const row = table.insertRow();
    for (const words of line.split('\t')) row.insertCell().textContent = words;
  }
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', table.outerHTML);
  event.preventDefault();
}
