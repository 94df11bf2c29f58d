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

/** Objects whose property of such a name is the browser's own, not a method that happens to be called so. */
const GLOBALS = ['window', 'self', 'globalThis', 'top', 'parent', 'frames', 'navigator'];

type Node = Readonly<Record<string, unknown>> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The name by which a property is read; undefined where it is computed. */
function nameOf(key: unknown, computed: unknown): unknown {
  if (!isNode(key) || computed === true) return undefined;
  return key['name'];
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

/**
 * Each place in a module where one of `CALLS` is used as the browser's own, or an import of anything but a file of the app.
 * Reads the parsed program: a word in a text, or a method of that name on another object, is none.
 * @returns the source around each place
 */
export function callsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { type } = value;
    const own = OWN_NAME[type];
    const name = own === undefined ? undefined : nameOf(value[own], value['computed']);
    const ofGlobal =
      type === 'MemberExpression' &&
      isCall(name) &&
      isNode(value['object']) &&
      (GLOBALS.some((global) => isNode(value['object']) && value['object']['name'] === global) ||
        name === 'sendBeacon');
    const isReference = type === 'Identifier' && isCall(value['name']);
    const isText = type === 'Literal' && isCall(value['value']);
    const asked = type === 'ImportExpression' ? value['source'] : undefined;
    const isForeign =
      isNode(asked) &&
      !/^[`'"]\.{0,2}\/[\w.-][\w./-]*[`'"]$/.test(source.slice(Number(asked['start']), Number(asked['end'])));
    if (ofGlobal || isReference || isText || isForeign)
      found.push(source.slice(Math.max(0, Number(value['start']) - 20), Number(value['end']) + 20));
    for (const [key, part] of Object.entries(value)) if (key !== own || name === undefined) visit(part);
  };
  visit(program);
  return found;
}
