import { isDay } from '@/domain/time/day';

/** What must be true of a value: in words, and as a test. */
export type FieldRule = readonly [rule: string, holds: (value: unknown) => boolean];

/** One rule for each field of an entity, so that no field may be missing, misspelt or one too many. */
export type Shape<Entity> = { readonly [Field in keyof Entity]-?: FieldRule };

const isTrimmed = (value: unknown): value is string => typeof value === 'string' && value === value.trim();
const isText = (value: unknown): value is string => isTrimmed(value) && value !== '';
const isMoment = (value: unknown) =>
  isText(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

export const text: FieldRule = ['text without blank edges', isText];
/** For what may be left out; the screens draw a dash. */
export const textOrNone: FieldRule = ['text without blank edges, or empty', isTrimmed];
export const flag: FieldRule = ['true or false', (value) => typeof value === 'boolean'];
export const finite: FieldRule = ['a finite number', Number.isFinite];
export const moment: FieldRule = ['a moment as toISOString writes it, in UTC with milliseconds', isMoment];
export const day: FieldRule = ['a day that exists, YYYY-MM-DD', (value) => isText(value) && isDay(value)];
export const percent: FieldRule = [
  'a number from 0 to 100',
  (value) => typeof value === 'number' && value >= 0 && value <= 100,
];
export const atLeast = (least: number): FieldRule => [
  `a whole number, ${least} or more`,
  (value) => Number.isSafeInteger(value) && Number(value) >= least,
];
export const whole: FieldRule = ['a whole number', Number.isSafeInteger];
export const count = atLeast(0);
export const oneOf = (words: readonly string[]): FieldRule => [
  `one of ${words.join(', ')}`,
  (value) => words.some((word) => word === value),
];
export const matching = (pattern: RegExp): FieldRule => [
  `like ${pattern}`,
  (value) => isText(value) && pattern.test(value),
];
export const orNull = ([rule, holds]: FieldRule): FieldRule => [
  `${rule}, or null`,
  (value) => value === null || holds(value),
];
export const listOf = ([rule, holds]: FieldRule): FieldRule => [
  `a list of what is ${rule}`,
  (value) => Array.isArray(value) && value.every(holds),
];
export const poNumber = matching(/^PO-\d{5,}$/);

const inWords = (value: unknown) => (typeof value === 'number' ? String(value) : JSON.stringify(value));

function faultsOfOne(record: object, rules: readonly (readonly [string, FieldRule])[]): readonly string[] {
  const fields = rules.map(([field]) => field);
  const values = new Map<string, unknown>(Object.entries(record));
  return [
    ...fields.filter((field) => !values.has(field)).map((field) => `${field} is missing`),
    ...[...values.keys()].filter((field) => !fields.includes(field)).map((field) => `${field} is one too many`),
    ...rules
      .filter(([field, [, holds]]) => values.has(field) && !holds(values.get(field)))
      .map(([field, [rule]]) => `${field} is ${inWords(values.get(field))}, not ${rule}`),
  ];
}

/** Every way in which the records differ from their shape, in words; none when they hold. */
export function faultsOf<Entity extends object>(records: readonly Entity[], shape: Shape<Entity>): readonly string[] {
  const rules = Object.entries<FieldRule>(shape);
  return records.flatMap((record, index) => faultsOfOne(record, rules).map((fault) => `${index}: ${fault}`));
}

/** A record within another one. */
export function ofShape<Entity extends object>(what: string, shape: Shape<Entity>): FieldRule {
  const rules = Object.entries<FieldRule>(shape);
  return [what, (value) => typeof value === 'object' && value !== null && faultsOfOne(value, rules).length === 0];
}

/** A sentence for each value that stands there more than once. */
export const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index).map((value) => `'${value}' is there twice`);

/** A sentence for each record that breaks a rule. @param what is wrong with it */
export const faultOfEach = (records: readonly unknown[], what: string): readonly string[] =>
  records.map((record) => `${inWords(record)} ${what}`);

/** A sentence when there is nothing where there must be something. */
export const noneOf = (records: readonly unknown[], what: string): readonly string[] =>
  records.length === 0 ? [`there are no ${what}`] : [];

/** A sentence when a list stands in another order than it must. */
export function outOfOrder(values: readonly string[], order: 'oldest first' | 'newest first'): readonly string[] {
  const sorted = order === 'oldest first' ? values.toSorted() : values.toSorted().toReversed();
  return values.every((value, index) => value === sorted[index]) ? [] : [`${values.join(', ')} are not ${order}`];
}
