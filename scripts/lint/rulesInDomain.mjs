// A threshold or a word of a vocabulary that a component or a screen compares with is a rule without a name and a test.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const domain = join(import.meta.dirname, '..', '..', 'src', 'domain');

/** Tones say nothing of a record: 'success' is a tone, and an answer that came. */
const NO_RECORDS = new Set(['TONES']);

/** Each word of the domain's vocabularies, with the names of those that hold it. @type {Map<string, string[]>} */
const vocabulariesOf = new Map();
for (const file of existsSync(domain) ? readdirSync(domain, { recursive: true, encoding: 'utf8' }) : []) {
  if (!/(?<!\.test)\.ts$/.test(file)) continue;
  const text = readFileSync(join(domain, file), 'utf8');
  for (const [, name = '', words = ''] of text.matchAll(/export const ([A-Z_]+) = \[([^\]]*)\] as const/g)) {
    if (NO_RECORDS.has(name)) continue;
    for (const [, word = ''] of words.matchAll(/'([^']+)'/g))
      vocabulariesOf.set(word, [...(vocabulariesOf.get(word) ?? []), name]);
  }
}

const ORDERS = new Set(['<', '<=', '>', '>=']);
const EQUALITIES = new Set(['===', '!==']);
/** None and one are no thresholds, nor is the place of what is not there. */
const COUNTED = new Set([-1, 0, 1]);

/** @param {any} node @returns {unknown} the number or word that is written there */
function valueOf(node) {
  if (node?.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal')
    return -node.argument.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.raw;
  return node?.type === 'Literal' ? node.value : undefined;
}

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
    /** @param {any} node @param {any} word @param {any} compared what it is held against */
    const judgeWord = (node, word, compared) => {
      // A look is drawn by its word.
      if (vocabulariesOf.has(word) && compared?.name !== 'look')
        context.report({
          node,
          message: `'${word}' is a word of ${vocabulariesOf.get(word)?.join(' and ')}: what follows from it is a rule of src/domain, with a test.`,
        });
    };
    return {
      /** @param {any} node */
      BinaryExpression(node) {
        for (const [literal, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ]) {
          const value = valueOf(literal);
          if (ORDERS.has(node.operator) && typeof value === 'number' && !COUNTED.has(value))
            context.report({
              node,
              message: `A threshold is a rule: name ${value} in src/domain, with unit and reason, and ask a function there.`,
            });
          if (EQUALITIES.has(node.operator)) judgeWord(node, value, other);
        }
      },
      /** @param {any} node */
      SwitchStatement({ discriminant, cases }) {
        for (const { test } of cases) if (test) judgeWord(test, valueOf(test), discriminant);
      },
      /** Words that are listed to ask for one of them. @param {any} node */
      CallExpression({ callee, arguments: [asked] }) {
        const { object, property } = callee;
        if (object?.type === 'ArrayExpression' && property?.name === 'includes')
          for (const word of object.elements) judgeWord(word, valueOf(word), asked);
      },
      /** @param {any} node */
      NewExpression({ callee, arguments: [listed] }) {
        if (callee.name === 'Set' && listed?.type === 'ArrayExpression')
          for (const word of listed.elements) judgeWord(word, valueOf(word), undefined);
      },
    };
  },
};
