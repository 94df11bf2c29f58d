import { deterministic } from './deterministic.mjs';
import { importLaw } from './importLaw.mjs';
import { literalParameters } from './literalParameters.mjs';
import { playAsserts } from './playAsserts.mjs';
import { storyNames } from './storyNames.mjs';

/** The lint rules of our own. */
export default {
  meta: { name: 'weftline' },
  rules: {
    deterministic,
    'import-law': importLaw,
    'literal-parameters': literalParameters,
    'play-asserts': playAsserts,
    'story-names': storyNames,
  },
};
