import { expect, waitFor, within } from 'storybook/test';

/** Names of a table's columns in the order on screen. */
export const columnNames = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** Asserts that the count beside a heading is that of the items below it. */
export const expectCount = (
  canvas: { getByRole: (role: 'heading', options: { name: string }) => HTMLElement },
  name: string,
  count: string,
) => expect(canvas.getByRole('heading', { name }).nextElementSibling).toHaveTextContent(new RegExp(`^${count}$`));

/** Rows below the header that are in the document. */
const dataRows = (table: HTMLElement): HTMLElement[] => within(table).getAllByRole('row').slice(1);

/** The cells of one column, row by row. */
export function cellsUnder(table: HTMLElement, column: string): HTMLElement[] {
  const place = columnNames(table).indexOf(column);
  return dataRows(table).map((row) => {
    const cell = row.children[place];
    if (!(cell instanceof HTMLElement)) throw new Error(`There is no column '${column}'.`);
    return cell;
  });
}

/** What the cells of one column say, row by row. */
export const textsUnder = (table: HTMLElement, column: string): (string | null)[] =>
  cellsUnder(table, column).map(({ textContent }) => textContent);

/** Heads of all rows in order, of a table that draws only those in sight: scrolled from top to bottom. */
export async function headsOfAllRows(table: HTMLElement, region: HTMLElement): Promise<(string | null | undefined)[]> {
  const heads: (string | null | undefined)[] = [];
  const { top } = region.getBoundingClientRect();
  for (let at = 0; at < region.scrollHeight; at += region.clientHeight / 2) {
    region.scrollTop = at;
    await waitFor(() => {
      const foot = top + region.clientHeight - 2;
      const filled = dataRows(table).some((row) => row.getBoundingClientRect().bottom >= foot);
      if (!filled) throw new Error(`Scrolled by ${at} pixels, rows are missing at the foot.`);
      for (const row of dataRows(table)) {
        heads[Number(row.getAttribute('aria-rowindex')) - 2] = within(row).getByRole('rowheader').textContent;
      }
    });
  }
  return heads;
}
