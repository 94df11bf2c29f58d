// Finds every prop of an exported component that has no sentence above it, or one that only repeats the name.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { isComponentName } from './component-pages/componentName.mjs';
import { filesBelow } from './filesBelow.mjs';
import { projectFolder, requireNode, startedDirectly } from './install.mjs';

/**
 * @typedef {import('oxc-parser').Program} Program
 * @typedef {import('oxc-parser').Statement} Statement
 * @typedef {import('oxc-parser').TSType} TSType
 * @typedef {import('oxc-parser').TSSignature} Member
 * @typedef {import('oxc-parser').TSInterfaceDeclaration | import('oxc-parser').TSTypeAliasDeclaration} TypeDeclaration
 * @typedef {import('oxc-parser').Function | import('oxc-parser').ArrowFunctionExpression} FunctionNode
 *
 * @typedef {object} Source what a file declares
 * @property {string} path
 * @property {string} text
 * @property {readonly import('oxc-parser').Comment[]} comments
 * @property {Map<string, TypeDeclaration>} types by their names
 * @property {Map<string, { name: string, from: string }>} imports by their names in this file
 * @property {Map<string, TSType | undefined>} components the types of the exported components' props
 * @property {Set<string>} exportedTypes
 *
 * @typedef {object} Prop
 * @property {string} file
 * @property {number} line
 * @property {string} component
 * @property {string} name
 * @property {string} type as it is written
 * @property {boolean} required
 * @property {string} sentence what stands above it; empty when nothing does
 */

/** Types of TypeScript's own that are made of the props of their first parameter. */
const MADE_OF_THE_FIRST = new Set(['Omit', 'Partial', 'Pick', 'Readonly', 'Required']);

/** The function of a component, out of `memo(...)` and `forwardRef(...)`. @returns {FunctionNode | undefined} */
function functionIn(/** @type {import('oxc-parser').Argument | null} */ expression) {
  if (expression?.type === 'FunctionExpression' || expression?.type === 'ArrowFunctionExpression') return expression;
  return expression?.type === 'CallExpression' ? functionIn(expression.arguments[0] ?? null) : undefined;
}

/** @param {FunctionNode} component @returns {TSType | undefined} */
function propsTypeOf({ params: [props] }) {
  const annotated = props?.type === 'AssignmentPattern' ? props.left : props;
  return annotated && 'typeAnnotation' in annotated ? annotated.typeAnnotation?.typeAnnotation : undefined;
}

/** @param {string} path @param {string} text @returns {Source} */
function read(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  /** @type {Source} */
  const source = {
    path,
    text,
    comments: comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')),
    types: new Map(),
    imports: new Map(),
    components: new Map(),
    exportedTypes: new Set(),
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        source.imports.set(specifier.local.name, { name: specifier.imported.name, from: statement.source.value });
      }
      continue;
    }
    const exported = statement.type === 'ExportNamedDeclaration';
    const declaration = exported ? statement.declaration : statement;
    if (!declaration) continue;
    if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration') {
      source.types.set(declaration.id.name, declaration);
      if (exported) source.exportedTypes.add(declaration.id.name);
    }
    if (!exported || !path.endsWith('.tsx')) continue;
    if (declaration.type === 'FunctionDeclaration' && declaration.id && isComponentName(declaration.id.name)) {
      source.components.set(declaration.id.name, propsTypeOf(declaration));
    }
    if (declaration.type === 'ClassDeclaration' && declaration.id && declaration.superClass) {
      source.components.set(declaration.id.name, declaration.superTypeArguments?.params[0]);
    }
    if (declaration.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        const component = functionIn(init);
        if (component && id.type === 'Identifier' && isComponentName(id.name)) {
          source.components.set(id.name, propsTypeOf(component));
        }
      }
    }
  }
  return source;
}

/** The file that an import names; undefined for a package. @param {string} from @param {string} importer */
function importedFile(from, importer, /** @type {ReadonlyMap<string, unknown>} */ sources) {
  if (!from.startsWith('@/') && !from.startsWith('.')) return undefined;
  const path = from.startsWith('@/') ? join('src', from.slice(2)) : join(dirname(importer), from);
  return [`${path}.tsx`, `${path}.ts`].find((file) => sources.has(file));
}

/** @typedef {Prop & { place: string }} Found a prop with where it is declared */

/** What a type of TypeScript's own leaves of the props of its first parameter. @param {string} name @param {Found[]} props @param {TSType} [second] */
function leftOf(name, props, second) {
  const parts = second?.type === 'TSUnionType' ? second.types : [second];
  const named = new Set(
    parts.flatMap((part) =>
      part?.type === 'TSLiteralType' && 'value' in part.literal ? [String(part.literal.value)] : [],
    ),
  );
  if (name === 'Pick') return props.filter((prop) => named.has(prop.name));
  if (name === 'Omit') return props.filter((prop) => !named.has(prop.name));
  if (name === 'Partial') return props.map((prop) => ({ ...prop, required: false }));
  return name === 'Required' ? props.map((prop) => ({ ...prop, required: true })) : props;
}

/** @param {Source} source @param {string} component @param {Member} member @returns {Found[]} */
const ofMember = (source, component, member) => {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const comment = source.comments.findLast(({ end }) => end <= member.start);
  const isItsOwn = comment && source.text.slice(comment.end, member.start).trim() === '';
  const found = {
    place: `${source.path} ${member.start}`,
    file: source.path,
    line: source.text.slice(0, member.start).split('\n').length,
    component,
    name: source.text.slice(member.key.start, member.key.end).replaceAll(/^['"]|['"]$/g, ''),
    type:
      member.type === 'TSPropertySignature' && member.typeAnnotation
        ? source.text.slice(member.typeAnnotation.typeAnnotation.start, member.typeAnnotation.typeAnnotation.end)
        : '',
    required: !member.optional,
    sentence: isItsOwn
      ? comment.value
          .replaceAll(/^\s*\*+/gm, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '',
  };
  return [found];
};

/**
 * Reads types of props, through every file that they are made of.
 * @param {Readonly<Record<string, string>>} files texts by their paths
 * @param {(name: string, props: Found[], second?: TSType) => Found[]} narrow what a type of TypeScript's own leaves
 */
function readerOf(files, narrow) {
  const sources = new Map(Object.entries(files).map(([path, text]) => [path, read(path, text)]));

  /** @param {Source} source @param {string} user the component that takes these props @param {string} name @returns {Found[]} */
  const ofName = (source, user, name) => {
    const declaration = source.types.get(name);
    const component = name.endsWith('Props') ? name.slice(0, -'Props'.length) : user;
    if (declaration?.type === 'TSTypeAliasDeclaration') return ofType(source, component, declaration.typeAnnotation);
    if (declaration?.type === 'TSInterfaceDeclaration') {
      return [
        ...declaration.body.body.flatMap((member) => ofMember(source, component, member)),
        ...declaration.extends.flatMap(({ expression, typeArguments }) =>
          expression.type === 'Identifier'
            ? ofReference(source, component, expression.name, typeArguments?.params)
            : [],
        ),
      ];
    }
    const imported = source.imports.get(name);
    const file = imported && importedFile(imported.from, source.path, sources);
    const declaring = file && sources.get(file);
    return imported && declaring ? ofName(declaring, component, imported.name) : [];
  };
  /** @param {Source} source @param {string} component @param {string} name @param {TSType[]} [parameters] @returns {Found[]} */
  const ofReference = (source, component, name, [first, second] = []) =>
    MADE_OF_THE_FIRST.has(name) && first
      ? narrow(name, ofType(source, component, first), second)
      : ofName(source, component, name);
  /** @param {Source} source @param {string} component @param {TSType} type @returns {Found[]} */
  const ofType = (source, component, type) => {
    if (type.type === 'TSTypeLiteral') return type.members.flatMap((member) => ofMember(source, component, member));
    if (type.type === 'TSIntersectionType' || type.type === 'TSUnionType') {
      return type.types.flatMap((part) => ofType(source, component, part));
    }
    if (type.type === 'TSParenthesizedType') return ofType(source, component, type.typeAnnotation);
    return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
      ? ofReference(source, component, type.typeName.name, type.typeArguments?.params)
      : [];
  };
  return { sources, ofName, ofType };
}

/**
 * The props of every exported component, each once, where it is declared.
 * @param {Readonly<Record<string, string>>} files texts by their paths
 * @returns {readonly Prop[]}
 */
export function propsIn(files) {
  const { sources, ofName, ofType } = readerOf(files, (_name, props) => props);
  const found = [...sources.values()].flatMap((source) => [
    ...[...source.components].flatMap(([component, type]) => (type ? ofType(source, component, type) : [])),
    // Those of a component that another function makes, too.
    ...[...source.exportedTypes].filter((name) => name.endsWith('Props')).flatMap((name) => ofName(source, name, name)),
  ]);
  const props = new Map(found.map(({ place, ...prop }) => [place, prop]));
  return [...props.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/**
 * All props that each component takes, those that it has from other components too, each once.
 * @param {Readonly<Record<string, string>>} files texts by their paths
 * @returns {(file: string, component: string) => readonly Prop[]}
 */
export function propsTakenIn(files) {
  const { sources, ofName, ofType } = readerOf(files, leftOf);
  return (file, component) => {
    const source = sources.get(file);
    if (!source) return [];
    const type = source.components.get(component);
    const found = type ? ofType(source, component, type) : ofName(source, component, `${component}Props`);
    // Of a union, each alternative names what all of them have.
    return [...new Map(found.map(({ place: _place, ...prop }) => [prop.name, prop])).values()];
  };
}

/** Words that say nothing of a prop which its name and type do not say. */
const EMPTY_WORDS = new Set(
  'a an and as at by called callback component element for function given handler here if in invoked is it its of on or prop shown that the this to used value when which whose will with'.split(
    ' ',
  ),
);

/** A word without its ending, so that 'closes' and 'closed' are 'close'. @param {string} word */
const stem = (word) => word.replace(/(?:ing|ed|es|e|s)$/, '');

/** @param {string} text */
const wordsOf = (text) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True for 'The title.' above `title`. @param {Prop} prop */
function repeatsTheName({ name, component, sentence }) {
  const known = new Set([...wordsOf(name), ...wordsOf(component)].map(stem));
  return wordsOf(sentence).every((word) => EMPTY_WORDS.has(word) || known.has(stem(word)));
}

/**
 * What is wrong with the sentence of a prop; undefined when nothing is.
 * @param {Prop} prop
 */
export function faultOf(prop) {
  if (prop.sentence === '') return 'has no sentence';
  return repeatsTheName(prop) ? 'has a sentence that only repeats its name' : undefined;
}

const FOLDERS = ['src/ui', 'src/components', 'src/screens', 'src/app'];

if (startedDirectly(import.meta.url)) {
  requireNode();
  const paths = FOLDERS.flatMap(filesBelow).filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path));
  const props = propsIn(
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(projectFolder, path), 'utf8')])),
  );
  const faulty = props.filter((prop) => faultOf(prop) !== undefined);
  for (const prop of faulty)
    console.error(`${prop.file}:${prop.line} ${prop.component}: ${prop.name} ${faultOf(prop)}`);
  console.log(`${props.length - faulty.length} of ${props.length} props of exported components have their sentence`);
  if (faulty.length > 0) process.exitCode = 1;
}
