// What is said to people outside of a screen stands once, in src/notifications, where the book and the tests read it.

const SPEAKERS = new Set(['toast', 'takeBack', 'notice', 'announce', 'showToast', 'showNotice']);
const WRITTEN = new Set(['ObjectExpression', 'TemplateLiteral', 'Literal']);

/** @param {any} node @returns {any[]} what an expression may come to, as it is written */
function outcomesOf(node) {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(outcomesOf);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(outcomesOf);
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return outcomesOf(node.expression);
  return [node];
}

/** @type {any} */
export const catalogue = {
  meta: {
    type: 'problem',
    docs: { description: 'Toasts and notices take their texts from the message catalogue.' },
  },
  /** @param {any} context */
  create(context) {
    if (!/[\\/]src[\\/](screens|app)[\\/]/.test(context.filename) || /\.test\.tsx?$/.test(context.filename)) return {};
    /** What the file's constants are made of. @type {Map<string, any>} */
    const constants = new Map();
    /** @type {any[]} */
    const messages = [];
    return {
      /** @param {any} node */
      VariableDeclarator({ id, init }) {
        if (init && id.type === 'Identifier') constants.set(id.name, init);
      },
      /** @param {any} node */
      CallExpression({ callee, arguments: [message] }) {
        if (SPEAKERS.has(callee.property?.name ?? callee.name)) messages.push(...outcomesOf(message));
      },
      'Program:exit'() {
        for (const message of messages) {
          const made = message?.type === 'Identifier' ? outcomesOf(constants.get(message.name)) : [message];
          if (made.some((outcome) => WRITTEN.has(outcome?.type)))
            context.report({
              node: message,
              message:
                'What a toast, notice or announcement says stands in src/notifications: call it from toastMessages, noticeMessages or announcements.',
            });
        }
      },
    };
  },
};
