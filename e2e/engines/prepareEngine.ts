import type { BrowserContext, PlaywrightWorkerOptions } from '@playwright/test';

/** The system's Firefox, led over WebDriver BiDi. */
export const SYSTEM_FIREFOX = 'moz-firefox';

/** What a test may need and an engine lack; a test bears it as its tag. */
export type Need =
  | '@pdf'
  | '@pdf-words'
  | '@paper-heard'
  | '@touch'
  | '@swipe'
  | '@dark'
  | '@no-script'
  | '@double-click';

const NO_TOUCH = 'Firefox has no fingers to emulate';
const noPdf = (engine: string) => {
  const why = `Playwright's ${engine} prints no PDF`;
  return { '@pdf': why, '@pdf-words': why };
};

/** What the engines lack, in words; Chromium lacks nothing. */
const LACKS: Readonly<Record<string, Partial<Record<Need, string>>>> = {
  firefox: { ...noPdf('Firefox'), '@touch': NO_TOUCH },
  [SYSTEM_FIREFOX]: {
    '@pdf-words':
      'Firefox draws every weight but one of a variable font as outlines, so that nobody can read the words',
    '@paper-heard':
      'WebDriver BiDi of this Firefox sets no paper: its rules are put in place, of which scripts hear nothing',
    '@touch': NO_TOUCH,
    '@double-click':
      'Firefox counts presses anew with every command of WebDriver BiDi, and Playwright sends one for each',
    '@dark': 'WebDriver BiDi of this Firefox sets no colour scheme',
    '@no-script': 'WebDriver BiDi of this Firefox turns no JavaScript off',
  },
  webkit: { ...noPdf('WebKit'), '@swipe': 'Only Chromium lets a finger move: Playwright itself only taps' },
};

/** Why an engine cannot run a test with these tags; undefined when it can. */
export function whyNot(engine: string, tags: readonly string[]): string | undefined {
  return Object.entries(LACKS[engine] ?? {}).find(([need]) => tags.includes(need))?.[1];
}

/**
 * Lets Playwright fill the fields of the system's Firefox as typing does: its own script sets their value, which React
 * takes for a change of its own, so that no form hears of it.
 */
export async function prepareEngine(
  context: BrowserContext,
  { channel }: Partial<Pick<PlaywrightWorkerOptions, 'channel'>>,
): Promise<void> {
  if (channel !== SYSTEM_FIREFOX) return;
  await context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set: () => {},
    });
  });
}
