import { deterministic } from './deterministic.mjs';
import { literalParameters } from './literalParameters.mjs';

/** The lint rules of our own. */
export default { meta: { name: 'weftline' }, rules: { deterministic, 'literal-parameters': literalParameters } };
