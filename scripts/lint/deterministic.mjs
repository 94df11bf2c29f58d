// A lint rule of our own: oxlint can forbid `Date.now`, but not `new Date()` without forbidding `new Date(moment)`.
import { relative } from 'node:path';

const clockReaders = new Set(['Date.now', 'performance.now', 'Math.random']);

/** A wait by time is too short on a busy machine, and too long on any other. */
const timers = new Set(['setTimeout', 'setInterval']);
/** Stories, and what they share. */
const NEVER_BY_TIME = /^(stories|src[\\/]testing)[\\/]/;

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
      const called = name.replace(/^(window|globalThis)\./, '') || node.callee.name;
      if (timers.has(called) && NEVER_BY_TIME.test(relative(context.cwd, context.filename))) {
        context.report({ node, message: `${called}() waits by time: wait for what must be seen, or use passTime().` });
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
