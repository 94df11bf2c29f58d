import { getConfig, queryAllByRole } from 'storybook/test';

/** How much of the page's words a failure quotes. */
const LETTERS = 600;
/** How many elements of the same role it names. */
const NAMES = 12;
const QUOTED = '\n\nThe page reads: ';

const inOneLine = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

function wordsOf(container: Node) {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility()) texts.push(node.textContent ?? '');
  }
  return inOneLine(texts.join(' '));
}

/** Close to what assistive technology calls it. */
function nameOf(element: Element) {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelledBy = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return inOneLine(element.getAttribute('aria-label') ?? (labelledBy || wordsOf(element))).slice(0, 80);
}

/** Its tag and what it is called: '<button> "View Order"'. */
export const inWords = (element: Element) => `<${element.tagName.toLowerCase()}> "${nameOf(element)}"`;

/** While a play still waits nobody reads what is missing, and to look for it takes time. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Those of the role that was looked for, by name. */
function sameRole(message: string, container: Element): string {
  const [, role] = /\brole[ =]"([\w-]+)"/.exec(message) ?? [];
  if (role === undefined) return '';
  // A wait that gives up hands on the whole document.
  const found = queryAllByRole(container instanceof HTMLElement ? container : document.body, role);
  const names = found.map((element) => `"${nameOf(element)}"`);
  const more = names.length > NAMES ? ` and ${names.length - NAMES} more` : '';
  return `\n\nOf role "${role}" there ${names.length === 0 ? 'is none' : `are: ${names.slice(0, NAMES).join(', ')}${more}`}`;
}

/**
 * What a play says that did not find an element, or found several, in a few lines: what it looked for, those of the same
 * role, and the words of the page. Testing Library by itself prints up to seven thousand letters of HTML, and twice for an
 * element waited for. How the page looked is in the picture.
 * @param message null for each one of several; may have come through here already, for a wait hands it on when it gives up
 */
export function missingElement(message: string | null, container: Element): Error {
  const error = new Error(wordsOn(message, container));
  error.name = 'TestingLibraryElementError';
  return error;
}

function wordsOn(message: string | null, container: Element) {
  if (message === null) return inWords(container);
  if (message.includes(QUOTED) || isWaiting()) return message;
  const [wanted = ''] = message
    .replace(/\. This could be because the text is broken up[^\n]*/, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split(/\n\n(?:Here are the accessible roles|There are no accessible roles|\(If this is intentional)/);
  const others = wanted.startsWith('Found multiple') ? '' : sameRole(wanted, container);
  const words = wordsOf(container);
  return `${wanted}${others}${QUOTED}${words.length > LETTERS ? `${words.slice(0, LETTERS)} ...` : words || 'nothing'}`;
}
