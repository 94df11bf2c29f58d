import type { CommandRecord, CommandRecords } from './commandRecord';
import {
  type CommunicationCommands,
  communicationCommands,
  type CommunicationOperations,
  type CommunicationResults,
} from './communications';
import { type CustomerCommands, customerCommands, type CustomerOperations } from './customers';
import { type DocumentCommands, documentCommands, type DocumentOperations, type DocumentResults } from './documents';
import {
  type PurchaseOrderCommands,
  purchaseOrderCommands,
  type PurchaseOrderOperations,
  type PurchaseOrderResults,
} from './purchaseOrders';
import { type RadarCommands, radarCommands, type RadarOperations } from './radar';
import type { TeamOperations } from './teams';
import { type ThreadCommands, threadCommands, type ThreadOperations, type ThreadResults } from './threads';
import { type TicketCommands, ticketCommands, type TicketOperations, type TicketResults } from './tickets';
import { type TimelineCommands, timelineCommands, type TimelineOperations, type TimelineResults } from './timelines';

/** The data of each kind of command, one kind for each action that means work. */
export interface CommandData
  extends
    CommunicationCommands,
    CustomerCommands,
    DocumentCommands,
    PurchaseOrderCommands,
    RadarCommands,
    ThreadCommands,
    TicketCommands,
    TimelineCommands {}

export type CommandKind = keyof CommandData;

/** What each kind of command resolves with that makes a record: what identifies it. */
export interface CommandResults
  extends CommunicationResults, DocumentResults, PurchaseOrderResults, ThreadResults, TicketResults, TimelineResults {}

/** One kind of command, with its data. */
export type CommandOf<Kind extends CommandKind> = { kind: Kind } & CommandData[Kind];

/** Everything that a person can have done. */
export type Command = { [Kind in CommandKind]: CommandOf<Kind> }[CommandKind];

/** What a command of one kind resolves with; nothing where it makes no record. */
export type ResultOf<Kind extends CommandKind> = Kind extends keyof CommandResults ? CommandResults[Kind] : void;

/** What is known of each command. */
export const COMMANDS = {
  ...communicationCommands,
  ...customerCommands,
  ...documentCommands,
  ...purchaseOrderCommands,
  ...radarCommands,
  ...threadCommands,
  ...ticketCommands,
  ...timelineCommands,
} as const satisfies CommandRecords<CommandData>;

const records: CommandRecords<CommandData> = COMMANDS;

/** What is known of a kind of command. */
export const recordOf = <Kind extends CommandKind>(kind: Kind): CommandRecord<CommandData[Kind]> => records[kind];

/** What goes with a command on its way. */
export interface PerformOptions {
  /** Aborted when nobody waits for the answer any longer. */
  signal: AbortSignal;
  /** The same for a command that is sent again because its answer was lost: the server carries one key out once only. */
  idempotencyKey: string;
}

/**
 * The seam to the world outside: queries, and `perform` for commands. A promise rejects with an `OperationError`;
 * any other error counts as 'unavailable'.
 */
export interface Operations
  extends
    CommunicationOperations,
    CustomerOperations,
    DocumentOperations,
    PurchaseOrderOperations,
    RadarOperations,
    TeamOperations,
    ThreadOperations,
    TicketOperations,
    TimelineOperations {
  /** Carries a command out; resolves when it is done. */
  perform: <Kind extends CommandKind>(command: CommandOf<Kind>, options: PerformOptions) => Promise<ResultOf<Kind>>;
}
