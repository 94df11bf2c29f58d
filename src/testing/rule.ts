import type { CommandKind, CommandOf, ResultOf } from '@/operations/Operations';
import type { Records } from './records';
import type { FieldRule } from './shape';

/** One thing that must be true of an implementation. A plain function: a test runs it, and so may anything else. */
export interface Rule<Subject> {
  /** What must be true, in one sentence. */
  readonly name: string;
  /** Every way in which it is not, in words; none when it holds. */
  readonly faults: (subject: Subject) => readonly string[];
}

/** What must be true of the records at any time. */
export type RecordRule = Rule<Records>;

/** A command, what it resolved with, and the records before and after it. */
export interface Step<Kind extends CommandKind> {
  readonly command: CommandOf<Kind>;
  readonly result: ResultOf<Kind>;
  readonly before: Records;
  readonly after: Records;
}

/** One command of every kind of a domain. */
export type CommandsOf<Commands> = { readonly [Kind in keyof Commands & CommandKind]: CommandOf<Kind> };

/** What each kind of command resolves with. */
export type ResultShapes<Results> = { readonly [Kind in keyof Results]: FieldRule };

/** What must be true after a command of each kind. */
export type StepRules<Commands> = { readonly [Kind in keyof Commands & CommandKind]?: Rule<Step<Kind>> };
