import { catalogue } from './catalogue.mjs';
import { deterministic } from './deterministic.mjs';
import { importLaw } from './importLaw.mjs';
import { literalParameters } from './literalParameters.mjs';
import { ownColours } from './ownColours.mjs';
import { playAsserts } from './playAsserts.mjs';
import { rulesInDomain } from './rulesInDomain.mjs';
import { storyNames } from './storyNames.mjs';

/** The lint rules of our own. */
export default {
  meta: { name: 'weftline' },
  rules: {
    catalogue,
    deterministic,
    'import-law': importLaw,
    'literal-parameters': literalParameters,
    'own-colours': ownColours,
    'play-asserts': playAsserts,
    'rules-in-domain': rulesInDomain,
    'story-names': storyNames,
  },
};
