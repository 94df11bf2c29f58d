/** A remark on a phase (DATA-6). */
export interface PhaseNote {
  /** Unique. */
  id: string;
  author: string;
  /** When it was written, ISO 8601 timestamp. */
  date: string;
  content: string;
}
