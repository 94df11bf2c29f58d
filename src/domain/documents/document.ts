/** One file of a customer or an order (DATA-7). */
export interface CustomerDocument {
  /** As stored, with its ending; any signs may occur, so it is shown by `fileName.ts`. */
  name: string;
  /** Kind of file as people name it, 'PDF' or 'Spreadsheet'; any word, or none. */
  type: string;
  /** ISO 8601 timestamp of the last change. */
  date: string;
  /** Bytes, whole, 0 or more; what is no such number is an unknown size. */
  size: number;
}
