import type { Check, Checklist } from '../../scripts/book/checklists.mjs';
import type { SourceState } from '../../scripts/results/run.mjs';

/** Not among the keys of the product, which every story clears. */
const KEY = 'book.checklists';

/**
 * What a file of stories is called for whoever has never seen one: the screen in the app, what opens over it, or its page
 * by itself.
 */
export function partTitle(part: string): string {
  if (part.endsWith('Screen')) return 'In the app';
  if (part.endsWith('View')) return 'The page by itself';
  const words = part.replace(/Host$/, '').replaceAll(/(?<=.)(?=[A-Z])/g, ' ');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** What a person has ticked, and of which files the Storybook was built in which the first of it was. */
export interface Ticks {
  since: SourceState;
  /** As `stepKey` names them. */
  done: readonly string[];
}

/** Names a step for good: one whose words or place change is not done any more. @param place counted from 0 */
export const stepKey = ({ id, steps }: Pick<Check, 'id' | 'steps'>, place: number): string =>
  `${id} ${place + 1} ${steps[place]?.sentence ?? ''}`;

/** All steps of a list, in their order. */
export const stepKeys = ({ checks }: Checklist): readonly string[] =>
  checks.flatMap((check) => check.steps.map((_step, place) => stepKey(check, place)));

/** A sentence as what a person does and what must then be seen; one that only looks says nothing to do. */
export function doAndSee({ sentence, acts }: { sentence: string; acts: boolean }): { act: string; seen: string } {
  if (!acts) return { act: '', seen: sentence };
  const [act = '', ...seen] = sentence.split(': ');
  return { act, seen: seen.join(': ') };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTicks = (value: unknown): value is Ticks =>
  typeof value === 'object' &&
  value !== null &&
  'done' in value &&
  Array.isArray(value.done) &&
  value.done.every(isText) &&
  'since' in value &&
  typeof value.since === 'object' &&
  value.since !== null;

/**
 * What this browser kept.
 * @param storage looked up late, for a browser that keeps nothing throws already then
 * @param builtFrom the files of which this Storybook was built
 */
export function readTicks(storage: () => Pick<Storage, 'getItem'>, builtFrom: SourceState): Ticks {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    if (isTicks(kept)) return kept;
  } catch {
    // Nothing can be read, so nothing is done.
  }
  return { since: builtFrom, done: [] };
}

/** Keeps them in this browser. @returns false where it refuses */
export function keepTicks(storage: () => Pick<Storage, 'setItem'>, ticks: Ticks): boolean {
  try {
    storage().setItem(KEY, JSON.stringify(ticks));
    return true;
  } catch {
    return false;
  }
}

/**
 * Ticks steps or takes their ticks away. The first tick begins anew with the files of this Storybook.
 * @param known keys of all steps that there are; others are forgotten
 */
export function withTicks(
  { since, done }: Ticks,
  keys: readonly string[],
  isDone: boolean,
  { known, builtFrom }: { known: ReadonlySet<string>; builtFrom: SourceState },
): Ticks {
  const others = done.filter((key) => known.has(key) && !keys.includes(key));
  return { since: others.length === 0 ? builtFrom : since, done: isDone ? [...others, ...keys] : others };
}

/** Signs by which Markdown would take words for something else. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&');

/**
 * A list as Markdown, with its ticks.
 * @param title what is said of the Storybook: 'commit abc1234'
 */
export function checklistMarkdown(list: Checklist, done: ReadonlySet<string>, title: string): string {
  const keys = stepKeys(list);
  const lines = [
    `# Checklist: ${escaped(list.title)}`,
    '',
    `${keys.filter((key) => done.has(key)).length} of ${keys.length} steps done, on ${escaped(title)}.`,
  ];
  for (const check of list.checks) {
    lines.push('', `## ${escaped(`${partTitle(check.part)}: ${check.name}`)}`, '');
    lines.push(`Before: ${escaped(check.before)}.`, '', `Expected: ${escaped(check.expected)}`, '');
    for (const [place, { sentence }] of check.steps.entries())
      lines.push(`- [${done.has(stepKey(check, place)) ? 'x' : ' '}] ${escaped(sentence)}`);
  }
  return `${lines.join('\n')}\n`;
}
