import { deterministic } from './deterministic.mjs';
import { literalParameters } from './literalParameters.mjs';
import { playAsserts } from './playAsserts.mjs';

/** The lint rules of our own. */
export default {
  meta: { name: 'weftline' },
  rules: { deterministic, 'literal-parameters': literalParameters, 'play-asserts': playAsserts },
};
