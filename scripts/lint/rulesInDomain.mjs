// A threshold or a word of a vocabulary that a component or a screen compares with is a rule without a name and a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const domain = join(import.meta.dirname, '..', '..', 'src', 'domain');

/** Tones say nothing of a record: 'success' is a tone, and an answer that came. */
const NO_RECORDS = new Set(['TONES']);

/** Each word of the domain's vocabularies, with the name of one that holds it. */
const vocabularyOf = new Map(
  (existsSync(domain) ? readdirSync(domain, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(domain, file), 'utf8').matchAll(/export const ([A-Z_]+) = \[([^\]]*)\] as const/g),
    ])
    .filter(([, name = '']) => !NO_RECORDS.has(name))
    .flatMap(([, name = '', words = '']) =>
      [...words.matchAll(/'([^']+)'/g)].map(([, word = '']) => /** @type {const} */ ([word, name])),
    ),
);

const ORDERS = new Set(['<', '<=', '>', '>=']);
const EQUALITIES = new Set(['===', '!==']);
/** None and one are no thresholds. */
const COUNTED = new Set([0, 1]);

/** @type {any} */
export const rulesInDomain = {
  meta: {
    type: 'problem',
    docs: { description: 'Components and screens ask the domain what follows from a number or a word of a record.' },
  },
  /** @param {any} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!/^src\/(components|screens)\//.test(file) || /\.test\.tsx?$/.test(file)) return {};
    return {
      /** @param {any} node */
      BinaryExpression(node) {
        for (const [literal, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ]) {
          const { type, value } = literal;
          if (type !== 'Literal') continue;
          if (ORDERS.has(node.operator) && typeof value === 'number' && !COUNTED.has(value))
            context.report({
              node,
              message: `A threshold is a rule: name ${value} in src/domain, with unit and reason, and ask a function there.`,
            });
          // A look is drawn by its word.
          if (EQUALITIES.has(node.operator) && vocabularyOf.has(value) && other.name !== 'look')
            context.report({
              node,
              message: `'${value}' is a word of ${vocabularyOf.get(value)}: what follows from it is a rule of src/domain, with a test.`,
            });
        }
      },
    };
  },
};
