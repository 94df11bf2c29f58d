/** One file of a customer or an order (DATA-7). */
export interface CustomerDocument {
  name: string;
  /** Kind of file as people name it, 'PDF'. */
  type: string;
  /** ISO 8601 timestamp of the last change. */
  date: string;
  /** As shown, '1.2 MB'. */
  size: string;
}
