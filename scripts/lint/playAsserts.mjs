// A play that asserts nothing stays green whatever the component does.

/** Calls of `expect`, and of helpers that are called for it: `expectToast`. */
const ASSERTION = /\bexpect\w*\s*\(/;

/** @type {any} */
export const playAsserts = {
  meta: {
    type: 'problem',
    docs: { description: "A story's play asserts something." },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    Property(node) {
      const isPlay = node.key.name === 'play' && /Function/.test(node.value.type);
      if (isPlay && !ASSERTION.test(context.sourceCode.getText(node.value)))
        context.report({ node, message: 'This play asserts nothing.' });
    },
  }),
};
