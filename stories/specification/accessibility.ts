import { componentsOf } from '../../scripts/results/atlas.mjs';
import { MODES, type Mode } from '../../scripts/results/modes.mjs';
import type { BookStory, StoryRow } from './book';

/** What a person looks at or listens to, for no machine can. */
export const BY_A_PERSON = ['read aloud', 'keyboard', 'forced colours', '320 px', 'print'] as const;

/** One look of a person at one component, as personChecks.json keeps it. */
export interface PersonCheck {
  /** Title of the component, 'UI/Button'. */
  component: string;
  check: string;
  /** '2026-01-15'. */
  date: string;
  result: string;
  /** What was found, where it failed. */
  note?: string;
}

/** What axe and the proofs said of all stories of a component in one mode. */
export interface ModeStatus {
  mode: Mode;
  /** Stories that were proven, of those that the mode takes; what has a width of its own is left out of it. */
  run: number;
  total: number;
  failed: number;
  /** Nodes that break a rule of axe, and nodes that it could not decide. */
  violations: number;
  inconclusive: number;
  /** A story that failed, or else that axe could not decide. */
  storyId?: string;
}

/** A component with all that is known of its accessibility. */
export interface StatusRow {
  /** Title of its page, 'UI/Button'. */
  title: string;
  /** Id of one of its stories, by which its page is found. */
  storyId: string;
  /** How many of its stories show a state; the others are actions. */
  states: number;
  modes: readonly ModeStatus[];
  /** Keys that its plays press, each once. */
  keys: readonly string[];
  /** In the order of `BY_A_PERSON`; undefined until a person did it. */
  byPerson: readonly { check: string; done?: PersonCheck }[];
}

/** The keys that a play presses. */
interface Pressing {
  presses: readonly { keys: string }[];
}

const totalOf = (counts: Readonly<Record<string, number>> = {}) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function modeStatus(mode: Mode, own: readonly BookStory[], rows: ReadonlyMap<string, StoryRow>): ModeStatus {
  const found = own.flatMap(({ id }) => rows.get(`${id} ${mode}`) ?? []);
  const run = found.filter(({ result }) => result !== 'left out');
  const failed = run.filter(({ result }) => result === 'failed');
  const undecided = run.filter(({ inconclusive }) => totalOf(inconclusive) > 0);
  const [worst] = [...failed, ...undecided];
  return {
    mode,
    run: run.length,
    total: own.length - (found.length - run.length),
    failed: failed.length,
    violations: run.reduce((sum, { violations }) => sum + totalOf(violations), 0),
    inconclusive: run.reduce((sum, { inconclusive }) => sum + totalOf(inconclusive), 0),
    ...(worst ? { storyId: worst.storyId } : {}),
  };
}

/**
 * Every component with what runs and people found of its accessibility, in the order of the sidebar.
 * @param rows the latest of each story and mode
 * @param plays by the id of the story
 */
export function statusOf(
  stories: readonly BookStory[],
  rows: readonly StoryRow[],
  plays: Readonly<Record<string, Pressing>>,
  checks: readonly PersonCheck[],
): readonly StatusRow[] {
  const byKey = new Map(rows.map((row) => [`${row.storyId} ${row.mode}`, row]));
  return componentsOf(stories).map(({ title, own }) => ({
    title,
    storyId: own[0]?.id ?? '',
    states: own.filter(({ tags }) => !tags.includes('action')).length,
    modes: MODES.map((mode) => modeStatus(mode, own, byKey)),
    keys: [...new Set(own.flatMap(({ id }) => plays[id]?.presses.map(({ keys }) => keys) ?? []))].toSorted(),
    byPerson: BY_A_PERSON.map((check) => {
      const done = checks.findLast((each) => each.component === title && each.check === check);
      return done ? { check, done } : { check };
    }),
  }));
}

/**
 * What is wrong with what people noted.
 * @param components titles of all that there are
 * @returns a line each
 */
export function faultsOfPersonChecks(checks: readonly PersonCheck[], components: ReadonlySet<string>): string[] {
  return checks.flatMap(({ component, check, date, result, note = '' }, place) => {
    const isRepeated = checks.findIndex((each) => each.component === component && each.check === check) < place;
    return [
      ...(components.has(component) ? [] : [`${component} is no component`]),
      ...(BY_A_PERSON.some((known) => known === check) ? [] : [`${component}: '${check}' is no check`]),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
        ? []
        : [`${component}: '${date}' is no date`]),
      ...(/^(passed|failed)$/.test(result) ? [] : [`${component}: '${result}' is neither passed nor failed`]),
      ...(result === 'failed' && note === '' ? [`${component}: nothing says why ${check} failed`] : []),
      ...(isRepeated ? [`${component}: ${check} stands there twice`] : []),
    ];
  });
}
