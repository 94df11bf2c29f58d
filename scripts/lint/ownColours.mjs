// Meaning becomes colour in one map, and all colours stand in src/styles/palette.css: light, dark, print and forced colours
// follow from there.

/** Tailwind's own palette, of which no class draws anything here. */
const TAILWINDS =
  /(?:^|[\s:])!?((?:[a-z]+-)+(?:(?:red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d{2,3}|white|black))(?![\w-])/;
const COLOURED =
  /^(?:color|background(?:Color)?|border(?:(?:Top|Right|Bottom|Left|Block|Inline)?(?:Color)?)|outline(?:Color)?|boxShadow|fill|stroke)$/;
/** Of SVG; `color` is a word of Radix Themes. */
const PAINTED = new Set(['fill', 'stroke', 'stopColor', 'floodColor']);
/** Tokens, and whatever in such a value is no colour. */
const COLOURLESS =
  /var\([^)]*\)|\b(?:none|inherit|initial|unset|currentcolor|transparent|solid|dashed|dotted|double|inset)\b|-?[\d.]+(?:px|em|rem|%)?(?=\s|$)/gi;

const WAY_OUT = 'give a Tone to a block of src/ui, or take a token of src/styles';

/** @param {any} node @returns {boolean} whether a value names a colour, in one of its outcomes */
function namesColour(node) {
  if (node?.type === 'JSXExpressionContainer') return namesColour(node.expression);
  if (node?.type === 'ConditionalExpression') return namesColour(node.consequent) || namesColour(node.alternate);
  const text =
    node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.raw : node?.value;
  return typeof text === 'string' && text.replaceAll(COLOURLESS, '').trim() !== '';
}

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
    /** @param {any} node @param {any} value */
    const judgeValue = (node, value) => {
      if (namesColour(value))
        context.report({
          node,
          message: `A colour of its own is the same in dark, on paper and in forced colours: ${WAY_OUT}.`,
        });
    };
    return {
      /** @param {any} node */
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      /** @param {any} node */
      TemplateElement: (node) => judge(node, node.value.raw),
      /** @param {any} node */
      JSXAttribute(node) {
        if (PAINTED.has(node.name.name)) judgeValue(node, node.value);
        if (node.name.name !== 'style' || node.value?.expression?.type !== 'ObjectExpression') return;
        for (const part of node.value.expression.properties)
          if (COLOURED.test(part.key?.name)) judgeValue(part, part.value);
      },
    };
  },
};
