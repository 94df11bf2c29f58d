/** Why an operation failed, independent of the protocol. */
export const FAILURES = ['unauthorised', 'not-found', 'conflict', 'invalid', 'unavailable'] as const;
export type Failure = (typeof FAILURES)[number];

/** An error with the kind of the failure. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
  readonly failure: Failure;
  /** For an invalid command, the names of the fields to correct. */
  readonly fields: readonly string[];

  /** @param fields as a backend names them; null as none */
  constructor(failure: Failure, message: string, fields?: readonly string[] | null) {
    super(message);
    this.failure = failure;
    this.fields = fields ?? [];
  }
}

/** The kind of failure of an error; any other error counts as 'unavailable'. */
export const failureOf = (error: unknown): Failure => (error instanceof OperationError ? error.failure : 'unavailable');

/** How often a failed query is retried (TOAST-9). */
const MAX_RETRIES = 3;

/** Whether to retry: only what was unavailable may work later. @param failures count of failed tries before this one */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && failureOf(error) === 'unavailable';
