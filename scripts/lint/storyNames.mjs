// Designers and QA read the stories' names and sentences and never see the code.

const NO_SENTENCE = 'This story has no sentence above it: what it shows, in plain words.';

/** @param {any} object @param {string} name */
const valueOf = (object, name) =>
  object.properties.find((/** @type {any} */ { type, key }) => type === 'Property' && key.name === name)?.value;

/** @param {string} name */
const asProp = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** @type {any} */
export const storyNames = {
  meta: {
    type: 'problem',
    docs: { description: 'A story has a sentence, and is named for a situation and not for a prop.' },
  },
  /** @param {any} context */
  create: (context) => {
    if (!context.filename.endsWith('.stories.tsx')) return {};
    return {
      /** @param {any} node */
      ExportNamedDeclaration(node) {
        const [declarator] = node.declaration?.declarations ?? [];
        if (declarator?.init?.type !== 'ObjectExpression') return;
        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        if (comment?.type !== 'Block' || !/^\*[\s*]*\S/.test(comment.value))
          context.report({ node: declarator.id, message: NO_SENTENCE });
        const { name } = declarator.id;
        const args = valueOf(declarator.init, 'args');
        const prop = args?.type === 'ObjectExpression' && valueOf(args, asProp(name));
        if (typeof prop?.value === 'boolean')
          context.report({
            node: declarator.id,
            message: `'${name}' is the name of a prop: name the situation in which it is set.`,
          });
      },
    };
  },
};
