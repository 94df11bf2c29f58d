import { isNumber, isText, recordWith } from '@/domain/guard/guard';

/** What the error screen shows of a thrown value (SHELL-8). */
export interface Failure {
  /** Status and status text, or the error's message. */
  summary: string;
  /** The stack trace, when there is one. */
  stack?: string;
  /** A part of the app itself could not be fetched: no network, or it went with an older version. */
  isMissingPart?: true;
}

/** What Chromium, Firefox, WebKit, the build's own preloads and `loadStylesheet` say when a part cannot be fetched. */
const MISSING_PART = /^(Failed to fetch|error loading) dynamically|^Importing a module script|^Unable to preload/;

const isResponseError = recordWith<{ status: number; statusText: string }>({ status: isNumber, statusText: isText });

/** Describes any thrown value, also one that is no Error. */
export function describeFailure(thrown: unknown): Failure {
  if (isResponseError(thrown)) return { summary: `${thrown.status} ${thrown.statusText}`.trim() };
  if (thrown instanceof Error) {
    const summary = thrown.message || thrown.name;
    return {
      summary,
      ...(thrown.stack ? { stack: thrown.stack } : {}),
      ...(MISSING_PART.test(thrown.message) ? { isMissingPart: true } : {}),
    };
  }
  return { summary: typeof thrown === 'string' && thrown !== '' ? thrown : 'Unknown error' };
}
