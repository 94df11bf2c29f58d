// What is said to people outside of a screen stands once, in src/notifications, where the book and the tests read it.

const SPEAKERS = new Set(['toast', 'takeBack', 'notice', 'showToast', 'showNotice']);

/** @type {any} */
export const catalogue = {
  meta: {
    type: 'problem',
    docs: { description: 'Toasts and notices take their texts from the message catalogue.' },
  },
  /** @param {any} context */
  create(context) {
    if (!/[\\/]src[\\/](screens|app)[\\/]/.test(context.filename) || /\.test\.tsx?$/.test(context.filename)) return {};
    return {
      /** @param {any} node */
      CallExpression({ callee, arguments: [message] }) {
        if (message?.type === 'ObjectExpression' && SPEAKERS.has(callee.property?.name ?? callee.name))
          context.report({
            node: message,
            message:
              'The text of a toast or notice stands in src/notifications: call it from toastMessages or noticeMessages.',
          });
      },
    };
  },
};
