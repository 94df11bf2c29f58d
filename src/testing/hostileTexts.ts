/** What a hostile text calls where it comes to run as code. */
export const HOSTILE_CALL = 'hostileTextRan';

const call = `${HOSTILE_CALL}()`;

/** Texts that do their harm wherever they stand, so that one field can hold them all. */
const HARMFUL_ANYWHERE: readonly (readonly [name: string, text: string])[] = [
  ['a script', `<script>${call}</script>`],
  ['a script that closes what it stands in', `</title></textarea></style></script><script>${call}</script>`],
  ['a script out of an attribute', `"><script>${call}</script>`],
  ['a handler out of an attribute', `' autofocus onfocus='${call}`],
  ['an image that fails', `<img src=x onerror=${call}>`],
  ['a drawing with a handler', `<svg onload=${call}><circle r="9"/></svg>`],
  ['a drawing with a script', `<svg><script>${call}</script></svg>`],
  ['markup of three languages', `<math><mtext><table><mglyph><img src=x onerror=${call}>`],
  ['a frame with a page of its own', `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`],
  ['a page base', '<base href="https://example.com/">'],
  ['a form', '<form action="https://example.com/"><input name="password">'],
  ['a comment left open', '<!--'],
  ['character references', '&lt;b&gt;&#x202E;&amp;nbsp;&zwj;'],
  ['a template of scripts', `\${${call}}{{constructor.constructor("${call}")()}}`],
  ['a query language', "'; DROP TABLE orders; --"],
  ['a way out of its folder, encoded', '..%2F..%5C%00%E0%A4%A'],
  ['patterns and replacements', '$& $1 $` .*+?^()|[]\\'],
  ['a selector', '#id, .class > [data-x="\\"]'],
  ['controls of a terminal', '\u001B[31m\u001B]0;title\u0007\u0008\u007F\u009B'],
  ['what is no character', '\uFFFE\uFFFF\u{10FFFF}'],
  ['ends of line', 'one\r\ntwo\u2028three\u2029four\vfive\ffive'],
  ['the NUL character', 'before\0after'],
  ['half of a character', 'before\uD800after'],
  ['the other half of a character', '\uDC00\uDBFF'],
  ['isolates left open', '\u2067\u2066\u2068\u202B\u202A'],
  ['letters from right to left', 'طلب شراء متأخر جداً 123 (PO-1)'],
  ['joiners without width', 'in\u200Dvo\u200Cice.p\u200Ddf'],
  ['letters that nobody sees', '\u115F\u1160\u3164\uFFA0\u2800\u{E0041}\u180E'],
  ['letters that look like others', 'іnvоіce.рdf'],
  ['an emoji of many', '👩🏽‍🏭👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(20)],
];

/** Texts whose harm lies in being the whole value. */
const HARMFUL_WHOLE: readonly (readonly [name: string, text: string])[] = [
  ['an address that is a script', `javascript:${call}`],
  ['an address that is a script, in disguise', `\u0001java\nscript:${call}//`],
  ['an address that is a page', `data:text/html,<script>${call}</script>`],
  ['a formula', '=HYPERLINK("https://example.com/","Open")'],
  ['a way out of its folder', '../../../../etc/passwd'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a method of everything', 'toString'],
  ['a word of code', 'undefined'],
  ['nothing', ''],
  ['blanks', ' \t\n '],
  ['blanks that look like none', '\u00A0\u2003\u3000'],
  ['an override of the direction', 'invoice\u202Efdp.exe'],
  ['a flood of marks', `Z${'\u0301\u0308\u0323\u0303'.repeat(250)}`],
  ['the widest of letters', '﷽'.repeat(40)],
  ['a word of 100,000 letters', 'x'.repeat(100_000)],
  ['100,000 letters in words', 'word '.repeat(20_000)],
  ['100,000 blanks within a word', `a${' '.repeat(100_000)}x`],
  ['500 lines', 'line\n'.repeat(500)],
  ['a number that is none', 'NaN'],
  ['a number that is too large', '9007199254740993'],
  ['a number without end', '-1e999'],
  ['a day that does not exist', '2026-02-30'],
  ['a moment that does not exist', '2026-13-45T25:61:61Z'],
  ['a moment outside of time', '+275760-09-13T00:00:00.001Z'],
  ['a year before all others', '-000001-01-01T00:00:00Z'],
];

const ALL_HARMFUL = HARMFUL_ANYWHERE.map(([, text]) => text).join(' ');

/** What a sender, a customer or a faulty service may put where the types promise a word, each with its name. */
export const HOSTILE_TEXTS: readonly (readonly [name: string, text: string])[] = [
  [HARMFUL_ANYWHERE.map(([name]) => name).join(', '), ALL_HARMFUL],
  ...HARMFUL_WHOLE,
];

/** The round in which every field gets all that harm anywhere, each with a number of its own, for ids are unique. */
export const EVERYWHERE = -1;

/** The round in which every text and every number is missing: null, as JSON has it for NaN too. */
export const ABSENT = -2;

/** The round in which every list within a record is missing, and in which nothing else is hostile. */
export const WITHOUT_LISTS = -3;

/** Numbers that a faulty service may send. */
const HOSTILE_NUMBERS: readonly number[] = [
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  -1,
  0.1 + 0.2,
  2 ** 53 + 2,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  -1e21,
];

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  // An element of React is made of code, not of data.
  !('$$typeof' in value);

/**
 * The same with a hostile text in place of every text and a hostile number in place of every number, however deep;
 * flags, functions and elements stay. Called for every `round` below the number of texts, each field gets every text;
 * called for `EVERYWHERE`, each gets the first, for `ABSENT` none. Called for `WITHOUT_LISTS`, all stays but the lists in
 * records.
 */
export function hostileCopy(value: unknown, round: number): unknown {
  let place = Math.max(round, 0);
  const copy = (part: unknown): unknown => {
    if (round === WITHOUT_LISTS && !isPlain(part) && !Array.isArray(part)) return part;
    if (round === ABSENT && (typeof part === 'string' || typeof part === 'number')) return null;
    if (typeof part === 'string') {
      place += 1;
      if (round === EVERYWHERE) return `${ALL_HARMFUL} ${place}`;
      return HOSTILE_TEXTS[(place - 1) % HOSTILE_TEXTS.length]?.[1];
    }
    if (typeof part === 'number') {
      const number = HOSTILE_NUMBERS[place % HOSTILE_NUMBERS.length];
      place += 1;
      return number;
    }
    if (Array.isArray(part)) return part.map(copy);
    if (part instanceof Map) return new Map([...part].map(([key, of]) => [copy(key), copy(of)]));
    if (!isPlain(part)) return part;
    const fields = Object.entries(part).map(([name, of]) => [
      name,
      round === WITHOUT_LISTS && Array.isArray(of) ? null : copy(of),
    ]);
    // As a service's JSON may hold it: a field of the record. Merged without care, it would be the prototype of all.
    return Object.fromEntries([...fields, ['__proto__', { polluted: true }]]);
  };
  return copy(value);
}

/**
 * What hostile texts have done to the page, in words; none when they are text. It stands alone, so that Playwright can
 * run it in a page.
 */
export function hostileDeeds(): readonly string[] {
  // The gate's own field takes the focus, and Storybook's own head names a base; no hostile text holds either.
  const markup = document.querySelectorAll(
    '[onload], [onerror], [onfocus], [autofocus]:not([type="password"]), math, body base, iframe[srcdoc], img[src="x"], form[action*="example.com"]',
  );
  const links = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
    ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
  );
  // What scrolls by itself within a panel says so: a table, a row of tabs or of buttons.
  const wide = [...document.querySelectorAll('[role="dialog"], [role="dialog"] *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX) &&
      !element.matches('[tabindex="0"], [role="tablist"], [role="group"], textarea, input'),
  );
  const page = document.documentElement.scrollWidth - window.innerWidth;
  const outside = [...document.querySelectorAll(page > 0 ? 'body *' : 'no-element')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  );
  const culprit = outside.find((element) => !outside.some((other) => other !== element && element.contains(other)));
  return [
    ...(document.documentElement.dataset['ran'] === undefined ? [] : ['code ran']),
    ...(Reflect.has({}, 'polluted') ? ['every object was changed'] : []),
    ...[...markup].map((element) => `markup came to be: ${element.outerHTML.slice(0, 80)}`),
    ...links.filter((link) => /^\s*(?:javascript|data|vbscript):/i.test(link)).map((link) => `links to ${link}`),
    ...(page > 0 ? [`the page reaches out by ${page} px: ${culprit?.outerHTML.slice(0, 160)}`] : []),
    ...wide.map((element) => `scrolls sideways: ${element.outerHTML.slice(0, 160)}`),
  ];
}

/** Tells of hostile code that runs from here on, until the function that it returns is called. */
export function listenForHostileCode(): () => void {
  Reflect.set(window, HOSTILE_CALL, () => document.documentElement.setAttribute('data-ran', ''));
  return () => {
    Reflect.deleteProperty(window, HOSTILE_CALL);
    delete document.documentElement.dataset['ran'];
  };
}
