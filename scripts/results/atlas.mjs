// Every component by every state, generated from the names of the stories and the results of the last runs.

/** @typedef {import('./modes.mjs').Mode} Mode */
/** @typedef {keyof typeof NAMED | keyof typeof BY_MODE} State */
/** @typedef {{ id: string, title: string, name: string, tags?: readonly string[] }} AtlasStory title is that of its page, 'UI/Button' */
/** @typedef {{ storyId: string, mode: Mode, result: string }} AtlasResult */
/**
 * One component in one state: a story shows it, a reason says why it does not apply, or neither.
 * @typedef {{ state: State, storyId?: string, mode?: Mode, result?: string, reason?: string }} Cell
 */
/** @typedef {{ title: string, kind: Kind, cells: Cell[] }} AtlasRow */

/** How the name of a story that shows the state reads. */
export const NAMED = {
  default: /^(Default|Wide)$/,
  empty: /\b(No|None|Empty|Nothing|Blank|Untitled|Without|Quiet|Never|Zero|Missing Texts|Closed)\b/,
  loading: /\b(Loading|Pending|Waiting|Busy|Asked For|Without Answer)\b/,
  failing: /\b(Fail|Failed|Failing|Fails|Refused|Error|Wrong|Broken|Missing|Unauthorised|Could Not|Faulty)\b/,
  unknown:
    /\b(Unknown|Odd|Strange|Not A Number|No Numbers?|Cannot Be Read|Invalid|Impossible|Negative|Below Zero|Above Hundred|Unusual|Inherited|Bad Figures|Outside|Faulty|Does Not Exist|Disguised)\b/,
  long: /\b(Long|Huge|Many|Several|Hundred|Thousand|Endless|Fifty|Characters|Letters|Terabytes|Large)\b/,
  foreign: /\b(Foreign|Emoji|Hostile)\b/,
  'right to left': /\b(Right To Left|Hostile)\b/,
};

/** States that a run in a mode shows. @type {{ narrow: Mode, dark: Mode, 'forced colours': Mode, print: Mode }} */
const BY_MODE = { narrow: 'w320', dark: 'dark', 'forced colours': 'forced-colors', print: 'print' };

const NAMED_STATES = /** @type {(keyof typeof NAMED)[]} */ (Object.keys(NAMED));
const MODE_STATES = /** @type {(keyof typeof BY_MODE)[]} */ (Object.keys(BY_MODE));
/** @type {readonly State[]} */
export const STATES = [...NAMED_STATES, ...MODE_STATES];

/** Parts that only go on with the stories of a component: its bad input, its sizes, its ways of closing. */
const CONTINUED = /\/(BadInput|Sizes|Actions|WithoutRows|OnPhones|Print|OverPage|OverPanel|Swiped|InPanel|InForm)$/;

/** @typedef {'page of the book' | 'screen' | 'host of a panel' | 'view' | 'frame' | 'field' | 'fixed words' | 'text of the AI' | 'mark' | 'button' | 'form' | 'table' | 'list' | 'panel' | 'card' | 'block'} Kind */

/**
 * What a component is, by its room and the end of its name: the first that fits.
 * @type {readonly { kind: Kind, room?: RegExp, name?: RegExp }[]}
 */
const KINDS = [
  { kind: 'page of the book', room: /^(Foundations|Guides|Screen maps|Flows|Specification)(\/|$)/ },
  { kind: 'frame', name: /Guard$/ },
  { kind: 'view', room: /^Screens\//, name: /View$/ },
  { kind: 'host of a panel', room: /^Screens\//, name: /Host$/ },
  { kind: 'screen', room: /^Screens\// },
  { kind: 'frame', room: /^App(\/|$)/ },
  { kind: 'field', name: /(Field|FilterBar|Choice)$/ },
  { kind: 'block', room: /^UI\// },
  { kind: 'fixed words', name: /(Legend|InsightBanner|EscalatedBadge)$/ },
  { kind: 'text of the AI', name: /(Summary|SuggestionCard)$/ },
  {
    kind: 'mark',
    name: /(Badge|Mark|Text|Time|Moment|Score|Overdue|Status|Label|Size|Progress|Notice|ThreadOverview)$/,
  },
  { kind: 'button', name: /(Button|Actions|ToNewest|Tabs?)$/ },
  { kind: 'form', name: /(Form|Composer|FormSection)$/ },
  { kind: 'table', name: /Table$/ },
  { kind: 'list', name: /(List|Projects|Messages|Timeline)$/ },
  { kind: 'panel', name: /(Panel|Drawer)$/ },
  { kind: 'card', name: /./ },
];

/** @param {string} title @returns {Kind} */
export function kindOf(title) {
  const name = title.split('/').at(-1) ?? '';
  const found = KINDS.find((one) => (one.room?.test(title) ?? true) && (one.name?.test(name) ?? true));
  return found?.kind ?? 'card';
}

const AS_GIVEN = 'shows what it is given and fetches nothing';
const OWN_WORDS = 'its words are its own and never change';
const IN_ITS_PARTS = 'its parts show it';
const NO_VOCABULARY = 'knows no vocabulary; what is built of it shows it';
const CLOSED_WORDS = 'a word of a closed vocabulary, or a number';
const FED = 'Specification/Parts/HostileTexts draws every component with it';
const FREE_TEXT = 'free text: none of its words is known or unknown';
const AT_ONCE = 'a command is sent at once; a toast tells when it fails';

/** Why a state does not apply, by kind of component; what is not named here applies. @type {Record<Kind, Partial<Record<State, string>>>} */
const REASONS = {
  'page of the book': {},
  screen: {
    empty: 'its view shows it',
    unknown: IN_ITS_PARTS,
    long: IN_ITS_PARTS,
    foreign: IN_ITS_PARTS,
    'right to left': IN_ITS_PARTS,
  },
  'host of a panel': {
    empty: IN_ITS_PARTS,
    loading: 'its lists wait for theirs',
    failing: 'its lists and toasts say so',
    unknown: IN_ITS_PARTS,
    long: IN_ITS_PARTS,
    foreign: IN_ITS_PARTS,
    'right to left': IN_ITS_PARTS,
  },
  view: {
    loading: 'its screen waits for it',
    failing: 'its screen says so',
    unknown: IN_ITS_PARTS,
    long: IN_ITS_PARTS,
    foreign: IN_ITS_PARTS,
    'right to left': IN_ITS_PARTS,
  },
  frame: {
    empty: OWN_WORDS,
    unknown: OWN_WORDS,
    long: OWN_WORDS,
    foreign: OWN_WORDS,
    'right to left': OWN_WORDS,
    loading: AS_GIVEN,
    failing: AS_GIVEN,
  },
  field: {
    empty: 'begins empty: its default',
    loading: AS_GIVEN,
    failing: 'its form says what is wrong',
    unknown: 'holds what is typed as it is',
    long: 'the browser scrolls what is typed',
    foreign: 'the browser draws what is typed',
    'right to left': 'the browser draws what is typed',
  },
  block: {
    loading: AS_GIVEN,
    failing: AS_GIVEN,
    empty: AS_GIVEN,
    unknown: NO_VOCABULARY,
    foreign: NO_VOCABULARY,
    'right to left': NO_VOCABULARY,
    long: AS_GIVEN,
  },
  'fixed words': {
    loading: AS_GIVEN,
    failing: AS_GIVEN,
    empty: OWN_WORDS,
    unknown: OWN_WORDS,
    long: OWN_WORDS,
    foreign: OWN_WORDS,
    'right to left': OWN_WORDS,
  },
  'text of the AI': {
    loading: AS_GIVEN,
    failing: AS_GIVEN,
    unknown: FREE_TEXT,
    foreign: FED,
    'right to left': FED,
  },
  mark: {
    loading: AS_GIVEN,
    failing: AS_GIVEN,
    empty: 'an empty word reads as an unknown one',
    long: CLOSED_WORDS,
    foreign: CLOSED_WORDS,
    'right to left': CLOSED_WORDS,
  },
  button: {
    empty: OWN_WORDS,
    unknown: OWN_WORDS,
    long: OWN_WORDS,
    foreign: OWN_WORDS,
    'right to left': OWN_WORDS,
    loading: AT_ONCE,
    failing: AT_ONCE,
  },
  form: {
    empty: 'begins empty: its default',
    loading: AT_ONCE,
    failing: AT_ONCE,
    unknown: 'its fields show it',
    long: 'its fields show it',
    foreign: 'its fields show it',
    'right to left': 'its fields show it',
  },
  table: { loading: 'its screen waits for it', failing: 'its screen says so', foreign: FED, 'right to left': FED },
  list: { loading: 'what holds it waits for it', failing: 'what holds it says so', foreign: FED, 'right to left': FED },
  panel: {
    loading: IN_ITS_PARTS,
    failing: IN_ITS_PARTS,
    unknown: IN_ITS_PARTS,
    empty: IN_ITS_PARTS,
    foreign: IN_ITS_PARTS,
    'right to left': IN_ITS_PARTS,
  },
  card: { loading: AS_GIVEN, failing: AS_GIVEN, foreign: FED, 'right to left': FED },
};

/** Whether a state is neither shown nor explained. @param {Cell} cell */
export const isMissing = ({ storyId, reason }) => storyId === undefined && reason === undefined;

/**
 * What the ledger says of each state that is neither shown nor explained.
 * @param {readonly AtlasRow[]} rows
 */
export const missingStates = (rows) =>
  rows.flatMap(({ title, kind, cells }) =>
    cells
      .filter(isMissing)
      .map(({ state }) => `no story of ${title} is named for '${state}', and no reason is given for a ${kind}`),
  );

/** What of several results stands for all. */
const WORST = ['failed', 'not run', 'passed', 'left out'];

/**
 * @param {keyof typeof BY_MODE} state
 * @param {readonly AtlasStory[]} stories of one component
 * @param {ReadonlyMap<string, AtlasResult>} results
 * @returns {Cell}
 */
function cellByMode(state, stories, results) {
  const mode = BY_MODE[state];
  const told = stories.map(({ id }) => ({ id, result: results.get(`${id} ${mode}`)?.result ?? 'not run' }));
  const worst = told.toSorted((a, b) => WORST.indexOf(a.result) - WORST.indexOf(b.result))[0];
  return worst ? { state, mode, storyId: worst.id, result: worst.result } : { state, mode };
}

/**
 * The components that the stories show, each with its own.
 * @template {AtlasStory} Story
 * @param {readonly Story[]} stories
 * @returns {{ title: string, kind: Kind, own: Story[] }[]} without the pages of the book
 */
export function componentsOf(stories) {
  const titles = new Set(stories.map(({ title }) => title));
  const componentOf = (/** @type {string} */ title) => {
    const shorter = title.replace(CONTINUED, '');
    return titles.has(shorter) ? shorter : title;
  };
  return [...titles]
    .filter((title) => componentOf(title) === title && kindOf(title) !== 'page of the book')
    .map((title) => ({
      title,
      kind: kindOf(title),
      own: stories.filter((story) => componentOf(story.title) === title),
    }));
}

/** A name that begins with the state's own word says more than one that holds some word of it. */
const PLAINLY = {
  empty: /^(Unknown And )?Empty\b/,
  long: /^(Unknown And )?(Long|Huge)\b/,
  unknown: /^Unknown\b/,
  failing: /^Failed\b/,
  loading: /^Loading\b/,
};

/**
 * The story that shows a state; one that is driven as by a person counts where it is plainly named for the state.
 * @param {keyof typeof NAMED} state
 * @param {readonly AtlasStory[]} own
 */
function shownIn(state, own) {
  const plainly = state in PLAINLY ? PLAINLY[/** @type {keyof typeof PLAINLY} */ (state)] : undefined;
  return (
    own.find(({ name }) => plainly?.test(name)) ??
    own.find(({ name, tags = [] }) => NAMED[state].test(name) && (state === 'default' || !tags.includes('action')))
  );
}

/**
 * @param {readonly AtlasStory[]} stories
 * @param {readonly AtlasResult[]} rows the latest of each story and mode
 * @returns {AtlasRow[]}
 */
export function atlasOf(stories, rows) {
  const results = new Map(rows.map((row) => [`${row.storyId} ${row.mode}`, row]));
  return componentsOf(stories).map(({ title, kind, own }) => {
    const named = NAMED_STATES.map((state) => {
      const story = shownIn(state, own) ?? (state === 'default' ? own[0] : undefined);
      const reason = REASONS[kind][state];
      if (story) return { state, storyId: story.id };
      return reason === undefined ? { state } : { state, reason };
    });
    return { title, kind, cells: [...named, ...MODE_STATES.map((state) => cellByMode(state, own, results))] };
  });
}
