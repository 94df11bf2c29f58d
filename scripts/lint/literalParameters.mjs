// Storybook's enrichment puts a meta's comment into its `parameters.docs`. Where either is anything but an object
// literal, it is silently replaced, and the stories run with less than is written.

/** @param {any} object @param {string} name */
const valueOf = (object, name) =>
  object.properties.find((/** @type {any} */ { type, key }) => type === 'Property' && key.name === name)?.value;

/** @param {any} node what a meta is declared as @returns {any} the value in it */
const withoutTypes = (node) =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? withoutTypes(node.expression) : node;

/** @type {any} */
export const literalParameters = {
  meta: {
    type: 'problem',
    docs: { description: "A meta's parameters, and the docs in them, are object literals." },
  },
  /** @param {any} context */
  create: (context) => ({
    /** @param {any} node */
    VariableDeclarator(node) {
      if (node.id.name !== 'meta') return;
      let object = withoutTypes(node.init);
      for (const name of ['parameters', 'docs']) {
        if (object?.type !== 'ObjectExpression') return;
        object = valueOf(object, name);
        if (object && object.type !== 'ObjectExpression')
          context.report({
            node: object,
            message: `Storybook drops ${name} that are no object literal: { ...these }.`,
          });
      }
    },
  }),
};
