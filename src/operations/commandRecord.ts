import type { QueryKey } from '@tanstack/react-query';

/** A command that needs nothing but its kind. */
export interface NoData {
  readonly kind?: unknown;
}

/** What is known of a command, beside its data. */
export interface CommandRecord<Data> {
  /** What its button says; the toast of its failure repeats it. */
  words: string | ((data: Data) => string);
  /** Keys of the queries whose answers it may change; a key stands for all that begin with it. */
  affects: (data: Data) => readonly QueryKey[];
  /** The message in the catalogue that tells of its success; left out where nothing is told. */
  outcome?: string;
}

/** A record for each kind of command of a domain. */
export type CommandRecords<Data> = { readonly [Kind in keyof Data]: CommandRecord<Data[Kind]> };
