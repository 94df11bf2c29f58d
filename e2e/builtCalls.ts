import { parseSync } from 'oxc-parser';

/** What requests something from the network by itself, or makes code of text. */
export const CALLS = [
  'fetch',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'RTCPeerConnection',
  'Worker',
  'SharedWorker',
  'importScripts',
  'eval',
  'Function',
] as const;

const isCall = (name: unknown) => CALLS.some((call) => call === name);

/** Names of objects whose property of such a name is the browser's own, not a method that happens to be called so. */
const GLOBALS: readonly unknown[] = [
  'window',
  'self',
  'globalThis',
  'top',
  'parent',
  'frames',
  'navigator',
  'defaultView',
];

type Node = Readonly<Record<string, unknown>> & { type: string };
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && 'type' in value;

/** Those that are the browser's window and nothing else. */
const WINDOWS: readonly unknown[] = ['window', 'self', 'globalThis', 'defaultView'];

/** The name by which a property is read; undefined where it is computed. */
function nameOf(key: unknown, computed: unknown): unknown {
  if (!isNode(key) || computed === true) return undefined;
  return key['name'];
}

/** The name of a variable, or of the property that is read last. */
function lastName(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === 'MemberExpression' ? nameOf(node['property'], node['computed']) : node['name'];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What an expression may come to: of `a ? b : c`, `b || c` and `(a, b)` each. */
function outcomes(node: unknown): readonly unknown[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(outcomes);
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].flatMap(outcomes);
  if (node.type === 'SequenceExpression') return outcomes(listOf(node['expressions']).at(-1));
  return [node];
}

/** A text that stands there as it is; minifiers write them as templates. */
function textOf({ type, value, quasis }: Node): unknown {
  if (type === 'Literal') return value;
  const [only, another] = type === 'TemplateLiteral' && Array.isArray(quasis) ? quasis : [];
  return isNode(only) && another === undefined && isRecord(only['value']) ? only['value']['cooked'] : undefined;
}

/** Keys of a node that hold a name of its own rather than a reference. */
const OWN_NAME: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
};

/** Every node of a function, those of the functions inside of it apart. */
function nodesOf(root: Node): { nodes: Node[]; functions: Node[] } {
  const nodes: Node[] = [];
  const functions: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value !== root && /Function/.test(value.type)) return void functions.push(value);
    nodes.push(value);
    const own = OWN_NAME[value.type];
    const isNamed = own !== undefined && nameOf(value[own], value['computed']) !== undefined;
    for (const [key, part] of Object.entries(value)) if (!isNamed || key !== own) visit(part);
  };
  visit(root);
  return { nodes, functions };
}

/**
 * Each place in a module where one of `CALLS` is used as the browser's own, or an import of anything but a file of the app.
 * Reads the parsed program: a word within a text, or a method of that name on another object, is none. An object is the
 * browser's where it has such a name, or was given one within the function or around it.
 * @returns the source around each place
 */
export function callsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const judge = (node: Node, isGlobal: (object: unknown) => boolean) => {
    const { type } = node;
    const own = OWN_NAME[type];
    const name = own === undefined ? undefined : nameOf(node[own], node['computed']);
    const ofGlobal = type === 'MemberExpression' && isCall(name) && (isGlobal(node['object']) || name === 'sendBeacon');
    // `const { fetch: ask } = …`, of whatever it is taken out.
    const takenOut =
      type === 'ObjectPattern' &&
      Array.isArray(node['properties']) &&
      node['properties'].some((property) => isNode(property) && isCall(nameOf(property['key'], property['computed'])));
    const isReference = type === 'Identifier' && isCall(node['name']);
    const asked = type === 'ImportExpression' ? node['source'] : undefined;
    const isForeign =
      isNode(asked) &&
      !/^[`'"]\.{0,2}\/[\w.-][\w./-]*[`'"]$/.test(source.slice(Number(asked['start']), Number(asked['end'])));
    if (ofGlobal || takenOut || isReference || isCall(textOf(node)) || isForeign)
      found.push(source.slice(Math.max(0, Number(node['start']) - 20), Number(node['end']) + 20));
  };
  const scan = (root: Node, around: ReadonlySet<unknown>): void => {
    const { nodes, functions } = nodesOf(root);
    const aliases = new Set(around);
    const isGlobal = (object: unknown) =>
      outcomes(object).some((each) => GLOBALS.includes(lastName(each)) || aliases.has(lastName(each)));
    const declared = nodes.filter(({ type }) => type === 'VariableDeclarator');
    // A name that is declared here is no longer the one around it.
    for (const named of [...listOf(root['params']), ...declared.map(({ id }) => id)]) aliases.delete(lastName(named));
    for (const { type, id, init, left, right, properties } of nodes) {
      // One that is declared again in a block of the function may be either; minifiers do so all the time.
      const isOnlyOne = declared.filter((each) => lastName(each['id']) === lastName(id)).length === 1;
      if (type === 'VariableDeclarator' && isOnlyOne && isGlobal(init)) aliases.add(lastName(id));
      if (type === 'AssignmentExpression' && isGlobal(right)) aliases.add(lastName(left));
      // `const { defaultView: w } = document`; a `top` or `parent` may be anybody's.
      if (type === 'ObjectPattern')
        for (const property of listOf(properties))
          if (isNode(property) && WINDOWS.includes(nameOf(property['key'], property['computed'])))
            aliases.add(lastName(property['value']));
    }
    for (const node of nodes) judge(node, isGlobal);
    for (const inner of functions) scan(inner, aliases);
  };
  if (isNode(program)) scan(program, new Set());
  return found;
}
