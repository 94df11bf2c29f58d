// How folders and files below stories/ are called in the sidebar, and of which kind a story is.

/** Folders whose names no rule makes readable. @type {Record<string, string>} */
const ROOMS = { ui: 'UI' };

/** A folder's name as people read it: 'Purchase orders'. @param {string} folder */
export const roomOf = (folder) =>
  ROOMS[folder] ?? folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/**
 * The title that Storybook gives a file: a file of its folder's name stands for the folder.
 * @param {string[]} path below stories/
 */
export function titleOf(path) {
  const parts = [...path.slice(0, -1).map(roomOf), path.at(-1)?.replace('.stories.tsx', '') ?? ''];
  const [name = '', folder = ''] = parts.toReversed();
  return (name.toLowerCase() === folder.toLowerCase() ? parts.toSpliced(-2, 1) : parts).join('/');
}

/** The kinds of stories in the order of the sidebar. */
export const KINDS = /** @type {const} */ (['state', 'edge', 'action']);

/**
 * The names of states: what the product's people speak of. Designers see these stories alone until they ask for more,
 * so a name is added here only when people ask for that state by that name.
 */
const STATES = new Set([
  'Default',
  'Delayed',
  'Empty',
  'Escalated',
  'Failed',
  'FilledByAi',
  'FlaggedByAi',
  'Invalid',
  'Loading',
  'Overdue',
  'OverdueIssues',
  'PendingCommand',
  'Unread',
]);

/** All words of a vocabulary beside each other: 'EveryStatus'. */
const VOCABULARY = /^Every[A-Z][a-z]+$/;

/** Rooms whose stories are pages to read. */
const READ = /^(foundations|guides|screen-maps)\//;

/** The parts of a component, in a folder of its name, prove further what its own file shows. */
const PART = /\/[A-Z]\w*\/[A-Z]\w*\.stories\.tsx$/;

/** What is put together, whose states are those of its views and components, and the parts of this book itself. */
const ASSEMBLED =
  /^(flows|specification)\/|^screens\/.*(Screen|Host)\.|^app\/(RootErrorBoundary|shell\/(Frame|RouteErrorScreen|Shell))\./;

/** What only a play needs that acts as a person does. */
const ACTS = /\b(userEvent|fireEvent)\b/;

/**
 * A state bears the name of one, an action is driven as by a person, and all others are edges: odd data, small windows.
 * @param {string} file below stories/
 * @param {string} name as it is exported
 * @param {string} source the story's own lines
 * @returns {(typeof KINDS)[number]}
 */
export function kindOf(file, name, source) {
  const acts = ACTS.test(source);
  if (READ.test(file)) return acts ? 'action' : 'state';
  if ((STATES.has(name) || VOCABULARY.test(name)) && !ASSEMBLED.test(file) && !PART.test(file)) return 'state';
  return acts ? 'action' : 'edge';
}

/**
 * The kind of each story of a file, by the name that it is exported under.
 * @param {string} file below stories/
 * @param {string} text
 * @returns {Map<string, (typeof KINDS)[number]>}
 */
export function kindsIn(file, text) {
  const [, ...parts] = text.split(/^export const (?=\w)/m);
  return new Map(
    parts.map((source) => {
      const [name = ''] = /^\w+/.exec(source) ?? [];
      return [name, kindOf(file, name, source)];
    }),
  );
}
