import { isValidElement } from 'react';
import type { StrictInputType } from 'storybook/internal/types';
import type { Words } from './vocabularies';

/** One thing about an argument that a control can show and change. */
export interface Part {
  /** Within the argument: 'riskLevel', 'first: status'; empty for the argument itself. */
  label: string;
  input: Pick<StrictInputType, 'control' | 'options' | 'type'>;
  /** What the control shows: a text, a number or a flag. */
  read: (whole: unknown) => unknown;
  /** The argument with what the control holds; the argument itself is not changed. */
  write: (whole: unknown, held: unknown) => unknown;
  /** Data that may come in odd forms; undefined for what the screen decides. */
  about?: 'text' | 'number' | 'date';
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value);

export const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export const text: Part = {
  label: '',
  input: { control: { type: 'text' }, type: { name: 'string' } },
  read: asText,
  // A text that was not there is there once something is typed.
  write: (whole, held) => (held === '' && whole === undefined ? undefined : held),
  about: 'text',
};

export const number: Part = {
  label: '',
  input: { control: { type: 'number' }, type: { name: 'number' } },
  read: (whole) => (typeof whole === 'number' ? whole : undefined),
  write: (_whole, held) => held ?? Number.NaN,
  about: 'number',
};

export const yesOrNo = (initially = false): Part => ({
  label: '',
  input: { control: { type: 'boolean' }, type: { name: 'boolean' } },
  read: (whole) => (typeof whole === 'boolean' ? whole : initially),
  write: (_whole, held) => held,
});

/** A moment as an ISO 8601 timestamp. */
export const moment: Part = {
  label: '',
  input: { control: { type: 'date' }, type: { name: 'number' } },
  read: (whole) => Date.parse(asText(whole)),
  write: (_whole, held) => {
    const date = new Date(Number(held));
    return Number.isNaN(date.getTime()) ? '' : date.toISOString();
  },
  about: 'date',
};

/** A day as 'YYYY-MM-DD', or null. */
export const day: Part = {
  ...moment,
  write: (whole, held) => asText(moment.write(whole, held)).slice(0, 'YYYY-MM-DD'.length) || null,
};

/** Milliseconds since the epoch. */
export const epoch: Part = { ...moment, read: (whole) => Number(whole), write: (_whole, held) => held };

export const NOTHING = 'nothing';

/** A choice of words, to which the present one is added when it is none of them. */
export function choice(words: Words, present: unknown): Part {
  const options = words.map((word) => word ?? NOTHING);
  const now = present === null ? NOTHING : asText(present);
  const offered = now === '' || options.includes(now) ? options : [...options, now];
  return {
    label: '',
    input: { control: { type: 'select' }, options: offered, type: { name: 'enum', value: offered } },
    read: (whole) => (whole === null ? NOTHING : asText(whole)),
    write: (_whole, held) => (held === NOTHING && words.includes(null) ? null : held),
  };
}

/** The one word that an argument may hold; it can be left out instead. */
export const wordOrNone = (word: unknown): Part => ({
  ...choice([NOTHING, asText(word)], word),
  write: (_whole, held) => (held === NOTHING ? undefined : held),
});

/** Names or short sentences in one line, 'ALDERWICK, BRANTHAM'. */
export const nameList: Part = {
  label: 'in one line, with commas between',
  input: { control: { type: 'text' }, type: { name: 'string' } },
  read: (whole) => (Array.isArray(whole) ? whole.join(', ') : ''),
  write: (_whole, held) =>
    asText(held)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
};
