import type { QueryKey } from '@tanstack/react-query';

/** A command that needs nothing but its kind. */
export interface NoData {
  readonly kind?: unknown;
}

/** What is known of a command, beside its data. */
export interface CommandRecord<Data> {
  /** What its button says; the toast of its failure repeats it. */
  words: string | ((data: Data) => string);
  /** Keys of the queries whose data it may change; a key means all keys that begin with it. */
  affects: (data: Data) => readonly QueryKey[];
  /** Key of the toast for its success in the message catalogue; left out where there is none. */
  outcome?: string;
}

/** A record for each kind of command of a domain. */
export type CommandRecords<Data> = { readonly [Kind in keyof Data]: CommandRecord<Data[Kind]> };
