// Hands the facts of the components to their pages, as modules that no file holds: one a folder of story files, for a page
// shows the facts of one component, and those of all are half a megabyte.
import { readFacts, storyRooms } from './facts.mjs';

const NAME = 'virtual:component-facts';
const PRESSES = 'virtual:pressed-keys';

/** @param {string} name @param {unknown} value */
const moduleOf = (name, value) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Read anew at every start and build, not at every change of a file. @returns {import('vite').Plugin} */
export function componentFacts() {
  /** @type {ReturnType<typeof readFacts> | undefined} */
  let facts;
  const read = () => (facts ??= readFacts());
  return {
    name: 'weftline:component-facts',
    buildStart() {
      facts = undefined;
    },
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) || id === PRESSES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const rooms = storyRooms().map((room) => `'${room}': () => import('${NAME}/${room}'),`);
        return `export const rooms = {\n${rooms.join('\n')}\n};`;
      }
      if (id === `\0${PRESSES}`) {
        const plays = Object.values(read()).flatMap((room) => Object.entries(room.plays));
        const pressed = plays.flatMap(([story, { presses }]) => (presses.length > 0 ? [[story, { presses }]] : []));
        return moduleOf('plays', Object.fromEntries(pressed));
      }
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      return moduleOf('facts', read()[id.slice(NAME.length + 2)]);
    },
  };
}
