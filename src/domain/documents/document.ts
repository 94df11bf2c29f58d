/** One file of a customer or an order (DATA-7). */
export interface CustomerDocument {
  /** As stored, with its extension; may contain any characters, so `fileName.ts` formats it. */
  name: string;
  /** Kind of file as people name it, 'PDF' or 'Spreadsheet'; any word, or none. */
  type: string;
  /** ISO 8601 timestamp of the last change. */
  date: string;
  /** Whole bytes, 0 or more; anything else is shown as an unknown size. */
  size: number;
}
