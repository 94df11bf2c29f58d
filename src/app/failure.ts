import { isNumber, isText, recordWith } from '@/domain/guard/guard';

/** What the error screen shows of a thrown value (SHELL-8). */
export interface ShownFailure {
  /** Status and status text, or the error's message. */
  summary: string;
  /** The stack trace, when there is one. */
  stack?: string;
  /** Nothing crashed: a part of the app (no network, or an older version's), or the data of a screen, did not come. */
  missing?: 'part' | 'data';
}

/** What Chromium, Firefox, WebKit, the build's own preloads and `loadStylesheet` say when a part cannot be fetched. */
const MISSING_PART = /^(Failed to fetch|error loading) dynamically|^Importing a module script|^Unable to preload/;

const isResponseError = recordWith<{ status: number; statusText: string }>({ status: isNumber, statusText: isText });

/** An OperationError, known by its field: its class stays out of the code before the login. */
const isOutage = recordWith<{ failure: unknown }>({ failure: (failure) => failure === 'unavailable' });

/**
 * Describes any thrown value, also one that is no Error.
 * @param didNotCome true when the error, whatever it is, is why data did not load
 */
export function describeFailure(thrown: unknown, didNotCome = false): ShownFailure {
  if (isResponseError(thrown)) return { summary: `${thrown.status} ${thrown.statusText}`.trim() };
  if (thrown instanceof Error) {
    const missing = MISSING_PART.test(thrown.message) ? 'part' : (didNotCome || isOutage(thrown)) && 'data';
    return {
      summary: thrown.message || thrown.name,
      ...(thrown.stack ? { stack: thrown.stack } : {}),
      ...(missing && { missing }),
    };
  }
  return { summary: typeof thrown === 'string' && thrown !== '' ? thrown : 'Unknown error' };
}
