import type { BookStory, Mode, StoryRow } from './book';

/** How a story that shows the state is named. Names of situations come first: a story is found under the first that fits. */
const NAMED = {
  default: /^(Default|Wide)$/,
  empty: /\b(No|None|Empty|Nothing|Blank|Untitled|Without|Quiet|Never|Zero|Missing Texts|Closed)\b/,
  loading: /\b(Loading|Pending|Waiting|Busy|Asked For|Without Answer)\b/,
  failing: /\b(Fail|Failed|Failing|Fails|Refused|Error|Wrong|Broken|Missing|Unauthorised|Could Not|Faulty)\b/,
  unknown:
    /\b(Unknown|Odd|Strange|Not A Number|No Number|No Numbers|Cannot Be Read|Invalid|Impossible|Negative|Below Zero|Above Hundred|Unusual|Inherited|Bad Figures|Outside)\b/,
  long: /\b(Long|Huge|Many|Several|Hundred|Thousand|Endless|Fifty|Characters|Letters|Terabytes|Large)\b/,
  foreign: /\b(Foreign|Emoji)\b/,
  'right to left': /\bRight To Left\b/,
} as const;

/** States that a run in a mode shows. */
const BY_MODE = {
  narrow: 'w320',
  dark: 'dark',
  'forced colours': 'forced-colors',
  print: 'print',
} as const satisfies Record<string, Mode>;

export type State = keyof typeof NAMED | keyof typeof BY_MODE;

const isNamed = (state: string): state is keyof typeof NAMED => state in NAMED;
const isByMode = (state: string): state is keyof typeof BY_MODE => state in BY_MODE;

const NAMED_STATES = Object.keys(NAMED).filter(isNamed);
const MODE_STATES = Object.keys(BY_MODE).filter(isByMode);
export const STATES: readonly State[] = [...NAMED_STATES, ...MODE_STATES];

/** What a component is, by its room or the end of its name: the first that fits. */
const KINDS = [
  { kind: 'page of the book', room: /^(Foundations|Guides|Flows|Specification)\// },
  { kind: 'screen', room: /^Screens\// },
  { kind: 'frame', room: /^App(\/|$)/ },
  {
    kind: 'mark',
    name: /(Badge|Mark|Dot|Icon|Text|Time|Moment|Score|Overdue|Status|Label|Size|Progress|Bar|Line|Lines|Legend|ThreadOverview)$/,
  },
  { kind: 'field', name: /(Field|FieldInPanel|FilterBar|Choice)$/ },
  { kind: 'button', name: /(Button|Actions|Link|Stepper|Disclosure|Tooltip|ToNewest)$/ },
  { kind: 'form', name: /(Form|Composer|FormSection)$/ },
  { kind: 'table', name: /(Table|Grid|TableBadInput|TableSizes)$/ },
  { kind: 'list', name: /(List|Projects|Messages|Timeline|Tabs|Tab|Strip)$/ },
  { kind: 'panel', name: /(Panel|Drawer|DrawerActions|PanelOverPage|PanelSwiped|Sheet|Stack|Layer|OverPanel)$/ },
  {
    kind: 'card',
    name: /(Card|Item|Summary|Facts|Fact|Analysis|Action|Chip|Connector|Name|Notice|Banner|Box|State|Suggestion)$/,
  },
  { kind: 'frame', name: /./ },
] as const satisfies readonly { kind: string; room?: RegExp; name?: RegExp }[];

export type Kind = (typeof KINDS)[number]['kind'];

/** What the kind of a component is. @param title of its page, 'UI/Button' */
export function kindOf(title: string): Kind {
  const name = title.split('/').at(-1) ?? '';
  return KINDS.find((one) => ('room' in one ? one.room.test(title) : one.name.test(name)))?.kind ?? 'frame';
}

const NOTHING_OF_ITS_OWN = 'shows what it is given and asks for nothing';
const FIXED_WORDS = 'its words are its own and never change';
const IN_ITS_PARTS = 'its parts show it';

/** Why a state does not apply, by kind of component; what is not named here applies. */
export const REASONS: Readonly<Record<Kind, Partial<Record<State, string>>>> = {
  'page of the book': Object.fromEntries(
    STATES.filter((state) => state !== 'default' && state !== 'dark').map((state) => [state, 'no part of the product']),
  ),
  screen: { unknown: IN_ITS_PARTS, long: IN_ITS_PARTS, foreign: IN_ITS_PARTS, 'right to left': IN_ITS_PARTS },
  frame: {
    empty: FIXED_WORDS,
    unknown: FIXED_WORDS,
    foreign: FIXED_WORDS,
    'right to left': FIXED_WORDS,
    long: FIXED_WORDS,
    loading: NOTHING_OF_ITS_OWN,
    failing: NOTHING_OF_ITS_OWN,
  },
  mark: {
    loading: NOTHING_OF_ITS_OWN,
    failing: NOTHING_OF_ITS_OWN,
    long: 'a word of a closed vocabulary or a number',
    foreign: 'a word of a closed vocabulary or a number',
    'right to left': 'a word of a closed vocabulary or a number',
    empty: 'an empty word reads as an unknown one',
  },
  field: {
    loading: NOTHING_OF_ITS_OWN,
    failing: 'its form says what is wrong',
    unknown: 'holds what is typed as it is',
  },
  button: {
    empty: FIXED_WORDS,
    loading: 'commands are sent at once, and repeat nothing',
    failing: 'a toast tells a failed command',
    unknown: FIXED_WORDS,
    long: FIXED_WORDS,
    foreign: FIXED_WORDS,
    'right to left': FIXED_WORDS,
  },
  form: {
    loading: 'commands are sent at once, and repeat nothing',
    foreign: 'its fields show it',
    'right to left': 'its fields show it',
    long: 'its fields show it',
    unknown: 'its fields show it',
  },
  table: { loading: 'its screen waits', failing: 'its screen says so' },
  list: { loading: 'what holds it waits', failing: 'what holds it says so' },
  panel: {
    loading: IN_ITS_PARTS,
    failing: IN_ITS_PARTS,
    unknown: IN_ITS_PARTS,
    empty: IN_ITS_PARTS,
    foreign: IN_ITS_PARTS,
    'right to left': IN_ITS_PARTS,
  },
  card: { loading: NOTHING_OF_ITS_OWN, failing: NOTHING_OF_ITS_OWN },
};

/** One component in one state. */
export interface Cell {
  state: State;
  /** The story that shows it. */
  storyId?: string;
  mode?: Mode;
  /** What the run in its mode said. */
  result?: StoryRow['result'] | 'not run';
  /** Why it does not apply. */
  reason?: string;
}

export interface AtlasRow {
  /** Title of its page. */
  title: string;
  kind: Kind;
  cells: readonly Cell[];
}

/** Whether a state is neither shown nor explained. */
export const isMissing = ({ storyId, reason }: Cell) => storyId === undefined && reason === undefined;

const WORST = ['failed', 'not run', 'passed', 'left out'] as const;

function cellByMode(
  state: keyof typeof BY_MODE,
  stories: readonly BookStory[],
  rows: ReadonlyMap<string, StoryRow>,
): Cell {
  const mode = BY_MODE[state];
  const results = stories.map(({ id }) => ({ id, result: rows.get(`${id} ${mode}`)?.result ?? ('not run' as const) }));
  const worst = WORST.map((result) => results.find((found) => found.result === result)).find((found) => found);
  return worst ? { state, mode, storyId: worst.id, result: worst.result } : { state, mode };
}

/**
 * Every component by every state, generated from the stories' names and the results of the last runs.
 * @param stories of this Storybook
 * @param rows the latest of each story and mode
 */
export function atlasOf(stories: readonly BookStory[], rows: readonly StoryRow[]): readonly AtlasRow[] {
  const byKey = new Map(rows.map((row) => [`${row.storyId} ${row.mode}`, row]));
  const titles = [...new Set(stories.map(({ title }) => title))].filter(
    (title) => kindOf(title) !== 'page of the book',
  );
  return titles.map((title) => {
    const own = stories.filter((story) => story.title === title);
    const kind = kindOf(title);
    const named = NAMED_STATES.map((state): Cell => {
      const story = own.find(({ name }) => NAMED[state].test(name)) ?? (state === 'default' ? own[0] : undefined);
      const reason = REASONS[kind][state];
      if (story) return { state, storyId: story.id };
      return reason === undefined ? { state } : { state, reason };
    });
    return { title, kind, cells: [...named, ...MODE_STATES.map((state) => cellByMode(state, own, byKey))] };
  });
}
