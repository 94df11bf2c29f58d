// A lint rule of our own: oxlint can forbid `Date.now`, but not `new Date()` without forbidding `new Date(moment)`.

const clockReaders = new Set(['Date.now', 'performance.now', 'Math.random']);

/** @param {any} node a callee */
const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier'
    ? `${node.object.name}.${node.property.name}`
    : '';

/** @type {any} */
export const deterministic = {
  meta: {
    type: 'problem',
    docs: { description: 'The time is read in src/clock, chance is nowhere: see useNow and the frozen clock.' },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    CallExpression(node) {
      const name = nameOf(node.callee);
      if (clockReaders.has(name))
        context.report({ node, message: `${name}() belongs to src/clock or operations/sample.` });
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') {
        context.report({ node, message: 'Date() reads the clock; it belongs to src/clock or operations/sample.' });
      }
    },
    /** @param {any} node */
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ node, message: 'new Date() reads the clock; it belongs to src/clock or operations/sample.' });
      }
    },
  }),
};
