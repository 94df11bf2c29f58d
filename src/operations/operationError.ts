/** Why an operation failed, in the words of every protocol. */
export const FAILURES = ['unauthorised', 'not-found', 'conflict', 'invalid', 'unavailable'] as const;
export type Failure = (typeof FAILURES)[number];

/** A failure that says what kind it is. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly failure: Failure;
  /** Of an invalid command: the names of the fields that must be mended. */
  readonly fields: readonly string[];

  constructor(failure: Failure, message: string, fields: readonly string[] = []) {
    super(message);
    this.failure = failure;
    this.fields = fields;
  }
}

/** What kind of failure an error is; one that says nothing of itself was no answer at all. */
export const failureOf = (error: unknown): Failure => (error instanceof OperationError ? error.failure : 'unavailable');

/** How often a query is tried again (TOAST-9). */
const MOST_RETRIES = 3;

/** Whether to try again: an answer that says no stays the same. @param failures tries that failed, less one */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && failureOf(error) === 'unavailable';
