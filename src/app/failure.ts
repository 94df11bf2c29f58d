/** What the error screen shows of a thrown value (SHELL-8). */
export interface Failure {
  /** Status and status text, or the error's message. */
  summary: string;
  /** The stack trace, when there is one. */
  stack?: string;
}

function isResponseError(thrown: unknown): thrown is { status: number; statusText: string } {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    'statusText' in thrown &&
    typeof thrown.statusText === 'string'
  );
}

/** Describes any thrown value, also one that is no Error. */
export function describeFailure(thrown: unknown): Failure {
  if (isResponseError(thrown)) return { summary: `${thrown.status} ${thrown.statusText}`.trim() };
  if (thrown instanceof Error) {
    const summary = thrown.message || thrown.name;
    return thrown.stack ? { summary, stack: thrown.stack } : { summary };
  }
  return { summary: typeof thrown === 'string' && thrown !== '' ? thrown : 'Unknown error' };
}
