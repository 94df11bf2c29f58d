// Who may import what: imports point down, and each library is used by the floor that wraps it.
import { dirname, join, relative, sep } from 'node:path';

const DOWN =
  'Imports point down: app > screens > components > ui; operations, notifications and clock serve screens and app alone.';

/**
 * What each floor may take from the others; its own files always. A name with a path allows that file alone.
 * @type {Record<string, readonly string[]>}
 */
const FLOORS = {
  domain: [],
  clock: [],
  notifications: ['domain'],
  operations: ['domain'],
  ui: ['domain/tone', 'styles'],
  components: ['domain', 'ui'],
  screens: ['domain', 'ui', 'components', 'operations', 'notifications', 'clock'],
  app: ['domain', 'ui', 'components', 'screens', 'operations', 'notifications', 'clock', 'styles'],
  testing: ['domain', 'operations', 'notifications', 'clock', 'styles'],
};

/** Floors on which a file names even its own floor's other rooms from the root. */
const ROOMS_APART = ['domain', 'clock', 'notifications', 'ui', 'components'];
const FROM_ROOT = 'Another floor or room is named from the root: @/...';

/** The embedded records, which a backend replaces in one line. */
const SAMPLE = 'operations/sample';
const KNOWS_SAMPLE = /^src\/(operations\/sample\/|testing\/|app\/main\.tsx$)/;
const NO_SAMPLE =
  'Only app/main.tsx names the sample: a screen asks Operations, a story takes the builders of src/testing.';

/** Blocks of Radix Themes that ui wraps; its buttons have a line of their own. */
const WRAPPED = ['Theme', 'Badge', 'Dialog', 'AlertDialog', 'Select', 'Table', 'Tooltip', 'Progress'];

/** @typedef {{ name: string, parts?: readonly string[], but: RegExp, why: string }} Library */

/**
 * Libraries, or parts of them, and the only places that may import them.
 * @type {readonly Library[]}
 */
const LIBRARIES = [
  { name: 'vaul', but: /^src\/ui\/SidePanel(Header)?\.tsx$/, why: 'Only ui/SidePanel uses vaul.' },
  { name: 'sonner', but: /^src\/ui\/NoticeStack\.tsx$/, why: 'Only ui/NoticeStack uses sonner.' },
  { name: 'radix-ui', but: /^src\/ui\//, why: 'Radix primitives are wrapped in ui.' },
  {
    name: '@radix-ui/themes',
    parts: WRAPPED,
    but: /^src\/ui\//,
    why: 'Use the block of ui that wraps it.',
  },
  {
    name: '@radix-ui/themes',
    parts: ['Button', 'IconButton'],
    but: /^(src\/ui\/(Icon)?Button\.tsx$|stories|e2e)/,
    why: 'ui/Button and ui/IconButton never send a form unasked.',
  },
  {
    name: 'lucide-react',
    parts: ['Sparkles'],
    but: /^src\/ui\/AiMark\.tsx$/,
    why: 'What the AI says wears ui/AiMark; nothing else sparkles.',
  },
  {
    name: 'react-router-dom',
    but: /^(src\/(screens|app|testing)|stories|e2e)\//,
    why: 'Routing belongs to screens and app.',
  },
  {
    name: '@tanstack/react-query',
    but: /^(src\/(screens|app|operations|testing)|stories|e2e)\//,
    why: 'Data belongs to screens and app.',
  },
];

/**
 * @param {string} file from the project's folder
 * @param {string} source as imported
 * @returns {string | undefined} why a file of the house may not be imported
 */
function faultOfFile(file, source) {
  if (/^(src|stories)\//.test(file) && source.startsWith(`@/${SAMPLE}`) && !KNOWS_SAMPLE.test(file)) return NO_SAMPLE;
  const [top, floor = ''] = file.split('/');
  const allowed = FLOORS[floor];
  if (top !== 'src' || !allowed) return undefined;
  if (source.startsWith(ROOMS_APART.includes(floor) ? '../' : '../../')) return FROM_ROOT;
  const target = source.startsWith('@/') ? source.slice(2) : join(dirname(file), source).split(sep).join('/').slice(4);
  if (target === floor || target.startsWith(`${floor}/`)) {
    const isOther = floor === 'screens' && source.startsWith('.') && dirname(target) !== dirname(file.slice(4));
    if (isOther && dirname(target) !== 'screens' && !target.endsWith('Host'))
      return 'A screen knows no other screen, only the panels that it mounts.';
    return undefined;
  }
  if (source.startsWith('.')) return FROM_ROOT;
  return allowed.some((name) => target === name || target.startsWith(`${name}/`)) ? undefined : DOWN;
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly string[]} parts names that are imported
 * @returns {string | undefined}
 */
function faultOfLibrary(file, source, parts) {
  if (file.startsWith('src/domain/')) return 'domain imports nothing but itself.';
  return LIBRARIES.find(
    (library) =>
      library.name === source &&
      !library.but.test(file) &&
      (!library.parts || library.parts.some((part) => parts.includes(part))),
  )?.why;
}

/** @type {any} */
export const importLaw = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports point down, and libraries are used where they are wrapped.' },
  },
  /** @param {any} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    // Tests ask for whatever they test and build.
    if (/\.test\.tsx?$/.test(file)) return {};
    /** @param {any} node @param {any} source @param {readonly string[]} parts */
    const judge = (node, source, parts) => {
      if (typeof source !== 'string') return;
      const message = /^(\.|@\/)/.test(source) ? faultOfFile(file, source) : faultOfLibrary(file, source, parts);
      if (message) context.report({ node, message });
    };
    /** @param {any} node */
    const judgeDeclaration = ({ source, specifiers = [], ...node }) =>
      judge(
        source ?? node,
        source?.value,
        specifiers.map((/** @type {any} */ { imported }) => imported?.name),
      );
    return {
      ImportDeclaration: judgeDeclaration,
      ExportNamedDeclaration: judgeDeclaration,
      ExportAllDeclaration: judgeDeclaration,
      /** @param {any} node */
      ImportExpression: (node) => judge(node, node.source.value, []),
    };
  },
};
