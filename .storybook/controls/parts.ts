import { isValidElement } from 'react';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { content, icon, isIcon } from './contentParts';
import {
  asText,
  choice,
  day,
  epoch,
  isRecord,
  moment,
  nameList,
  NOTHING,
  number,
  type Part,
  text,
  yesOrNo,
} from './plainParts';
import { customerChoice, SAMPLES, sortColumnsOf, wordsOfField } from './vocabularies';

type Args = Readonly<Record<string, unknown>>;

/** The part of a part: of a record's field, or of a list's first row. */
function within(label: string, key: string | number, part: Part): Part {
  const inner = (whole: unknown): unknown => {
    if (Array.isArray(whole)) return whole[Number(key)];
    return isRecord(whole) ? whole[key] : undefined;
  };
  return {
    ...part,
    label: part.label === '' ? label : `${label}: ${part.label}`,
    read: (whole) => part.read(inner(whole)),
    write: (whole, held) => {
      if (Array.isArray(whole))
        return whole.length > 0 ? whole.with(Number(key), part.write(whole[Number(key)], held)) : whole;
      return isRecord(whole) && key in whole ? { ...whole, [key]: part.write(whole[key], held) } : whole;
    },
  };
}

/** The fields by which rows are told apart, the surest first. */
const KEYS = ['id', 'poNumber', 'key', 'name', 'bolt', 'title', 'customer', 'task', 'issue', 'fileName'];

/** A row like this one, told from it by its number or name. */
function anotherRow(row: unknown, place: number): unknown {
  const key = isRecord(row) ? KEYS.find((name) => typeof row[name] === 'string') : undefined;
  if (!isRecord(row) || key === undefined) return row;
  const word = asText(row[key]);
  const digits = /\d+$/.exec(word)?.[0];
  const other = digits
    ? word.slice(0, -digits.length) + String(Number(digits) + place * 10).padStart(digits.length, '0')
    : `${word} ${place + 1}`;
  return { ...row, [key]: other };
}

/** How many rows there are: more are made like those that the story has. */
function howMany(rows: readonly unknown[], samples: readonly unknown[]): Part {
  const models = rows.length > 0 ? rows : samples;
  // Rows that can do something, such as a table's columns, cannot be made up.
  const most = models.some((row) => isRecord(row) && Object.values(row).some((value) => typeof value === 'function'))
    ? models.length
    : 1_000;
  return {
    label: 'how many',
    input: { control: { type: 'number', min: 0, max: most, step: 1 }, type: { name: 'number' } },
    read: (whole) => (Array.isArray(whole) ? whole.length : 0),
    write: (whole, held) =>
      Array.from(
        { length: Math.min(Math.max(Math.trunc(Number(held)) || 0, 0), models.length > 0 ? most : 0) },
        (_, place): unknown =>
          (Array.isArray(whole) && whole[place]) ||
          models[place] ||
          anotherRow(models[place % models.length], Math.floor(place / models.length)),
      ),
  };
}

const sampleOf = (name: string) => SAMPLES[name]?.() ?? [];

function partsOfList(name: string, rows: readonly unknown[], args: Args, depth: number): readonly Part[] {
  if (rows.length > 0 && rows.every((row) => typeof row === 'string')) return [nameList];
  if (rows.length === 0 && sampleOf(name).length === 0) return [nameList];
  const [first] = rows;
  const ofFirst = depth === 0 && isRecord(first) ? partsOfRecord(first, args, depth + 1) : [];
  return [howMany(rows, sampleOf(name)), ...ofFirst.map((part) => within('first', 0, part))];
}

const STATES = ['success', 'pending', 'error'] as const;

/** Data that is on its way, there, or refused: `{ status, data }`. */
function partsOfRemote(name: string, remote: Record<string, unknown>, args: Args): readonly Part[] {
  const state: Part = {
    ...choice(STATES, remote['status']),
    label: 'state',
    read: (whole) => (isRecord(whole) ? asText(whole['status']) : ''),
    write: (_whole, held) =>
      held === 'success' ? { status: held, data: remote['data'] ?? sampleOf(name) } : { status: held },
  };
  const data = Array.isArray(remote['data']) ? partsOfList(name, remote['data'], args, 0) : [];
  return [state, ...data.map((part) => ({ ...within('', 'data', part), label: part.label }))];
}

const DEEPEST = 3;

function partsOfRecord(record: Record<string, unknown>, args: Args, depth: number): readonly Part[] {
  if (depth > DEEPEST) return [];
  return Object.entries(record)
    .filter(([field]) => field !== 'id')
    .flatMap(([field, value]) => {
      const words = wordsOfField(record, field, args);
      const parts = words ? [choice(words, value)] : partsOfValue(field, value, args, depth + 1);
      return parts.map((part) => within(field, field, part));
    });
}

const DATE = /^\d{4}-\d\d-\d\d(T|$)/;

/**
 * What controls can show and change of a value.
 * @param name of the argument or field
 * @param args all arguments of the story, some of which say what may be chosen
 */
export function partsOfValue(name: string, value: unknown, args: Args, depth = 0): readonly Part[] {
  if (value === ALL_CUSTOMERS) return [choice(customerChoice(args), value)];
  if (typeof value === 'string') {
    const [date] = DATE.exec(value) ?? [];
    if (date) return [date.endsWith('T') ? moment : day];
    return [text];
  }
  if (typeof value === 'number') return [name === 'now' ? epoch : number];
  if (typeof value === 'boolean') return [yesOrNo()];
  if (value === null && name === 'date') return [day];
  if (isValidElement(value)) return [content('any')];
  if (Array.isArray(value)) return partsOfList(name, value, args, depth);
  if (isIcon(value)) return [icon(value)];
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return [];
  if (STATES.some((state) => state === value['status']) && Object.keys(value).length <= 2)
    return partsOfRemote(name, value, args);
  return partsOfRecord(value, args, depth);
}

/** How the rows are sorted: by none or one of the columns. */
export function sorting(columns: readonly string[]): Part {
  const none = 'as they come';
  const directions = { up: 'ascending', down: 'descending' };
  return {
    ...choice([none, ...columns.flatMap((column) => Object.keys(directions).map((way) => `${column} ${way}`))], none),
    read: (sort) => {
      if (!isRecord(sort)) return none;
      return `${asText(sort['column'])} ${sort['direction'] === directions.up ? 'up' : 'down'}`;
    },
    write: (_whole, held) => {
      const [column, way] = asText(held).split(' ');
      return held === none ? null : { column, direction: way === 'up' ? directions.up : directions.down };
    },
  };
}

/** The lists of records among the arguments, samples in place of empty ones. */
const listsIn = (args: Args): readonly (readonly Record<string, unknown>[])[] =>
  Object.entries(args)
    .filter(([, rows]) => Array.isArray(rows))
    .map(([name, rows]) => (Array.isArray(rows) && rows.length > 0 ? rows : sampleOf(name)).filter(isRecord))
    .filter((rows) => rows.length > 0);

/** The columns by which a story's rows can be sorted. */
export function columnsOf(args: Args): readonly string[] {
  const { columns } = args;
  if (Array.isArray(columns)) {
    return columns.flatMap((column: unknown) =>
      isRecord(column) && column['sortable'] ? [asText(column['key'])] : [],
    );
  }
  return [...new Set(listsIn(args).flatMap(([row]) => (row ? sortColumnsOf(row) : [])))];
}

const nameOf = (row: unknown) =>
  asText(isRecord(row) ? KEYS.map((key) => row[key]).find((word) => typeof word === 'string') : '');

/** One of a list's rows, or none: the row that is open. */
export function oneOfRows(args: Args): readonly Part[] {
  const [rows = []] = listsIn(args);
  const shown = rows.slice(0, 50);
  return [
    {
      ...choice([NOTHING, ...shown.map(nameOf)], NOTHING),
      read: (row) => nameOf(row) || NOTHING,
      write: (_whole, held) => shown.find((row) => nameOf(row) === held),
    },
  ];
}

/** What the server refused of a form: nothing, or each field with what stands in it at first. */
export function refusal(draft: unknown): Part {
  const every = 'every field';
  return {
    ...choice([NOTHING, every], NOTHING),
    read: (refused) => (refused === undefined ? NOTHING : every),
    write: (_whole, held) =>
      held === every ? { draft, fields: isRecord(draft) ? Object.keys(draft) : [] } : undefined,
  };
}

/** Parts of an argument that a story leaves out, by what its type asks for. */
export const partOfAbsent = {
  string: text,
  number: { ...number, write: (_whole, held) => held },
  'list of names': {
    ...nameList,
    write: (whole, held) => (held === '' && whole === undefined ? undefined : nameList.write(whole, held)),
  },
  boolean: yesOrNo(),
  'boolean, true by default': yesOrNo(true),
} as const satisfies Record<string, Part>;

/** Forms in which data comes that nobody meant, by what it is. */
export const ODD = {
  text: {
    empty: '',
    long: 'The mill has promised the second delivery for Thursday, and nobody has confirmed it. '.repeat(5),
    'one endless word': 'Warp'.repeat(75),
    'right to left': 'قميص كتان بأكمام قصيرة 🧵',
    markup: '<img src=x onerror=alert(1)><b>Bold</b>',
  },
  number: { zero: 0, 'not a number': Number.NaN, negative: -3, huge: 1_234_567_890, fraction: 0.4 },
  date: {
    'not a date': Number.NaN,
    'in a year': Date.UTC(2027, 0, 15),
    'long ago': Date.UTC(1999, 11, 31),
  },
} as const;
