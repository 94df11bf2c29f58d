/** As Playwright keeps it beside the result of a test. */
interface Note {
  type: string;
  description?: string;
}

const IDLE = 'nothing to act on';

/**
 * What a test says of cells whose event had nothing to act on, such as a press beside a panel that fills the page: how
 * many of all, then each.
 * @param idle their titles
 * @param all how many cells were walked through
 */
export const noteIdle = (idle: readonly string[], all: number): Note[] => [
  { type: IDLE, description: [`${idle.length} of ${all}`, ...idle].join('\n') },
];

/**
 * One line for all tests of a run.
 * @param notes of all kinds
 * @param events the names of all events
 */
export function idleLine(notes: readonly Note[], events: readonly string[]): string {
  const own = notes.filter(({ type }) => type === IDLE).map(({ description = '' }) => description.split('\n'));
  const all = own.reduce((sum, [counts = '']) => sum + Number(counts.split(' ').at(-1)), 0);
  const titles = own.flatMap(([, ...rest]) => rest);
  const byEvent = events
    .map((event) => ({ event, count: titles.filter((title) => title.endsWith(`, ${event}`)).length }))
    .filter(({ count }) => count > 0)
    .map(({ event, count }) => `${count} in '${event}'`);
  return `Nothing to act on: ${titles.length} of ${all} cells${titles.length === 0 ? '' : `, ${byEvent.join(', ')}`}.`;
}
