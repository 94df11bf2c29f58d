// Meaning becomes colour in one map, and all colours stand in src/styles/palette.css: light, dark, print and forced colours
// follow from there.

/** Tailwind's own palette, of which no class draws anything here. */
const TAILWINDS =
  /(?:^|[\s:])([a-z]+-(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d{2,3})(?![\w-])/;
const COLOURED = /^(?:color|background(?:Color)?|border(?:\w*Color)?|outline(?:Color)?|fill|stroke)$/;

const WAY_OUT = 'give a Tone to a block of src/ui, or take a token of src/styles';

/** @type {any} */
export const ownColours = {
  meta: {
    type: 'problem',
    docs: { description: 'Colours are tones and tokens.' },
  },
  /** @param {any} context */
  create(context) {
    if (!/[\\/]src[\\/](ui|components|screens|app)[\\/]/.test(context.filename)) return {};
    /** @param {any} node @param {string} text */
    const judge = (node, text) => {
      const [, word] = TAILWINDS.exec(text) ?? [];
      if (word) context.report({ node, message: `'${word}' draws nothing: ${WAY_OUT}.` });
    };
    return {
      /** @param {any} node */
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      /** @param {any} node */
      TemplateElement: (node) => judge(node, node.value.raw),
      /** @param {any} node */
      JSXAttribute({ name, value }) {
        if (name.name !== 'style' || value?.expression?.type !== 'ObjectExpression') return;
        for (const part of value.expression.properties)
          if (part.value?.type === 'Literal' && COLOURED.test(part.key?.name))
            context.report({
              node: part,
              message: `A colour of its own is the same in dark, on paper and in forced colours: ${WAY_OUT}.`,
            });
      },
    };
  },
};
