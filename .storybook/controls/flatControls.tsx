// Storybook offers a tree of JSON for a record, and a free text for a word of a vocabulary. Here each argument gets
// controls that a person can use: a record's fields one by one, a list by its length and its first row, a vocabulary as
// a choice. What they change is put back into the argument before the component is drawn, so stories stay as they are.
import type { Decorator } from '@storybook/react-vite';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { answers, AS_GIVEN, content, neighbours } from './contentParts';
import { columnsOf, ODD, oneOfRows, partOfAbsent, partsOfValue, refusal, sorting } from './parts';
import { choice, isRecord, type Part, wordOrNone } from './plainParts';
import { WORDS_OF_NAME, WORDS_OF_TYPE } from './vocabularies';

type Args = Readonly<Record<string, unknown>>;

/** A control: the argument that it shows, and what of it. */
interface Row {
  key: string;
  arg: string;
  part: Part;
}

interface Plan {
  argTypes: StrictArgTypes;
  rows: readonly Row[];
  /** The story's, before the controls. */
  initialArgs: Args;
  /** What the controls show at first. */
  flatArgs: Readonly<Record<string, unknown>>;
}

/** The plan of each story, by its id. */
const plans = new Map<string, Plan>();

/** Texts and numbers that are no data: they name elements or measure the layout. */
const NOT_DATA = /^(id|now|width|rows|rowHeight|cardHeight|estimatedHeight|address|passwordHash)$|Id$/;

const WHAT_IF = 'what if';
/** Rows that only tell what a component calls. */
export const CALLBACKS = 'callbacks';
const ABOUTS = ['text', 'number', 'date'] as const;
const keyOfOdd = (about: keyof typeof ODD) => `what_if_${about}`;

/** How the component's source names the argument's type; empty for a story without a documented component. */
function typeWordsOf({ table, type }: StrictInputType): string {
  const members = type && typeof type === 'object' && type.name === 'union' ? type.value : [];
  const words = members.map((member) => (member.name === 'other' ? member.value : member.name));
  const [only, ...others] = words.filter((word) => word !== 'undefined' && word !== 'null');
  if (only !== undefined && others.length === 0) return only;
  return `${table?.type?.summary ?? ''} ${members.length > 0 ? JSON.stringify(members) : ''}`.trim();
}

/** The parts of an argument that the story leaves out. */
function partsOfAbsent(name: string, argType: StrictInputType, args: Args): readonly Part[] {
  const type = typeWordsOf(argType);
  if (name === 'sort') return [sorting(columnsOf(args))];
  if (/^open[A-Z]/.test(name) && type !== 'string') return oneOfRows(args);
  if (type === 'ReactNode') return [content('any')];
  if (type === 'Neighbours') return [neighbours];
  if (type === 'ReplacedOperations') return [answers];
  if (name === 'refused') return [refusal(args['draft'] ?? { content: args['content'] })];
  if (/^(readonly )?string\[\]/.test(type)) return [partOfAbsent['list of names']];
  if (/^number\b(?!\[)/.test(type)) return [partOfAbsent.number];
  if (/^string$|"string"/.test(type)) return [partOfAbsent.string];
  if (/^boolean\b(?!\[)/.test(type)) {
    return [partOfAbsent[argType.table?.defaultValue?.summary === 'true' ? 'boolean, true by default' : 'boolean']];
  }
  return [];
}

function partsOf(name: string, argType: StrictInputType, args: Args): readonly Part[] {
  const value = args[name];
  if (name === 'sort' || value === undefined) return partsOfAbsent(name, argType, args);
  const type = typeWordsOf(argType);
  const words = WORDS_OF_TYPE[type] ?? WORDS_OF_NAME[name];
  if (words) return [choice(words, value)];
  if (type === 'ReplacedOperations') return [answers];
  if (type === 'literal') return [wordOrNone(value)];
  if (type === 'ReactElement') return [content('one element')];
  return partsOfValue(name, value, args);
}

const isLeftAlone = (argType: StrictInputType) =>
  argType.control !== undefined || argType.options !== undefined || false;

const nameOfType = ({ type }: StrictInputType) => (typeof type === 'object' ? type.name : type);

const isCallback = (arg: string, argType: StrictInputType, args: Args) =>
  nameOfType(argType) === 'function' || typeof args[arg] === 'function';

const holdsFunctions = (value: unknown) =>
  isRecord(value) && Object.values(value).some((part) => typeof part === 'function');

const keyOf = (arg: string, label: string) => `${arg}_${label}`.replaceAll(/[^\w]+/g, '_');

/** Words that keep their capitals. */
const CAPITALS = /\b(ai|gpt|id|po)(?=s?\b)/g;

/** The name of a row or a section: 'riskLevel' becomes 'Risk level', 'first: poNumber' 'First: PO number'. */
export function wordsOf(label: string): string {
  const words = label
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(CAPITALS, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function planOf(argTypes: StrictArgTypes, initialArgs: Args): Plan {
  const planned: StrictArgTypes = {};
  const callbacks: StrictArgTypes = {};
  const rows: Row[] = [];
  // Storybook adds later what only the story gives.
  const given = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  for (const [arg, argType] of [
    ...Object.entries<StrictInputType>(argTypes),
    ...given.map((name): [string, StrictInputType] => [name, { name }]),
  ]) {
    planned[arg] = argType;
    if (/^Ref$/.test(typeWordsOf(argType))) planned[arg] = { ...argType, table: { ...argType.table, disable: true } };
    const type = nameOfType(argType);
    if (isCallback(arg, argType, initialArgs)) {
      // There is nothing to set, so what can be set stands above.
      delete planned[arg];
      callbacks[arg] = { ...argType, table: { ...argType.table, category: CALLBACKS } };
      continue;
    }
    if (isLeftAlone(argType) || type === 'enum') continue;
    const parts = partsOf(arg, argType, initialArgs);
    for (const part of parts) {
      // An argument that its control shows otherwise than it is has a control beside it: plays find it as it was given.
      const isWhole = part.label === '' && Object.is(part.read(initialArgs[arg]), initialArgs[arg]);
      const key = isWhole ? arg : keyOf(arg, part.label || 'control');
      rows.push({ key, arg, part });
      planned[key] = isWhole
        ? { ...argType, ...part.input }
        : { name: wordsOf(part.label || arg), ...part.input, table: { category: wordsOf(arg) } };
    }
    // Storybook would show the text of its functions.
    if (parts.length === 0 && holdsFunctions(initialArgs[arg]))
      planned[arg] = { ...argType, control: { disable: true } };
    // Its parts stand for it.
    if (parts.length > 0 && !rows.some(({ key }) => key === arg))
      planned[arg] = { ...argType, control: { disable: true }, table: { ...argType.table, disable: true } };
  }
  const odd = ABOUTS.filter((about) => rows.some((row) => isAbout(row, about)));
  for (const about of odd) {
    const options = [AS_GIVEN, ...Object.keys(ODD[about])];
    planned[keyOfOdd(about)] = {
      name: `Every ${about} is`,
      control: { type: 'select' },
      options,
      type: { name: 'enum', value: options },
      table: { category: WHAT_IF },
    };
  }
  const flatArgs = Object.fromEntries([
    ...rows.map(({ key, arg, part }) => [key, part.read(initialArgs[arg])] as const),
    ...odd.map((about) => [keyOfOdd(about), AS_GIVEN] as const),
  ]);
  return { argTypes: { ...planned, ...callbacks }, rows, initialArgs, flatArgs };
}

const isAbout = ({ arg, part }: Row, about: keyof typeof ODD) => part.about === about && !NOT_DATA.test(arg);

/** Names by which a page of documentation asks Storybook for the rows that can be used. */
export const usableRows = (argTypes: Readonly<Record<string, StrictInputType>>): string[] =>
  Object.entries(argTypes).flatMap(([key, { name, control, table }]) =>
    control &&
    typeof control === 'object' &&
    control.type &&
    !control.disable &&
    !table?.disable &&
    table?.category !== CALLBACKS
      ? [name || key]
      : [],
  );

/** Gives each argument the controls of its parts. */
export const withFlatControls: ArgTypesEnhancer = ({ id, argTypes, initialArgs }) => {
  const plan = planOf(argTypes, initialArgs);
  plans.set(id, plan);
  return plan.argTypes;
};

/** What the controls show at first. */
export const withFlatArgs: ArgsEnhancer = ({ id }) => plans.get(id)?.flatArgs ?? {};

/**
 * The arguments as the component takes them.
 * @param args the story's, with what the controls hold
 */
function unflatten({ rows, initialArgs, flatArgs }: Plan, args: Args): Args {
  const whole: Record<string, unknown> = { ...args };
  for (const { key, arg } of rows) {
    if (key !== arg) delete whole[key];
    else if (key in initialArgs) whole[arg] = initialArgs[arg];
    else delete whole[arg];
  }
  for (const { key, arg, part } of rows) {
    if (!Object.is(args[key], flatArgs[key])) whole[arg] = part.write(whole[arg], args[key]);
  }
  for (const about of ABOUTS) {
    const forms: Readonly<Record<string, unknown>> = ODD[about];
    const form = args[keyOfOdd(about)];
    delete whole[keyOfOdd(about)];
    if (typeof form !== 'string' || !Object.hasOwn(forms, form)) continue;
    for (const row of rows) if (isAbout(row, about)) whole[row.arg] = row.part.write(whole[row.arg], forms[form]);
  }
  return whole;
}

/** The arguments of a story as its component takes them: what the controls hold is put back into them. */
export function readArgs(id: string, args: Args): Args {
  const plan = plans.get(id);
  return plan ? unflatten(plan, args) : args;
}

/** Draws the story with what the controls hold. */
export const flatControls: Decorator = (Story, { id, args }) => {
  // What a component or a story keeps in its state begins anew with what the controls hold, of which none holds an object.
  const held = Object.values(args)
    .filter((value) => !(value instanceof Object))
    .map(String);
  return <Story key={held.join()} args={readArgs(id, args)} />;
};
