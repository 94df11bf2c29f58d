// Hands the facts of the components to their pages, as a module that no file holds.
import { readFacts } from './facts.mjs';

const NAME = 'virtual:component-facts';

/** Read anew at every start and build, not at every change of a file. @returns {import('vite').Plugin} */
export const componentFacts = () => ({
  name: 'weftline:component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const facts = JSON.parse(${JSON.stringify(JSON.stringify(readFacts()))});` : undefined,
});
