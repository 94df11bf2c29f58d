import type { ToastMessage } from '@/notifications/message';
import { toastMessages } from '@/notifications/messages';
import { type CommandData, type CommandKind, type CommandOf, type COMMANDS, recordOf } from '@/operations/Operations';

/** The key of the toast for a command's success. */
type OutcomeKey<Kind extends CommandKind> = (typeof COMMANDS)[Kind] extends { outcome: infer Key extends string }
  ? Key
  : never;

type Outcomes = { readonly [Kind in CommandKind as OutcomeKey<Kind>]: (data: CommandData[Kind]) => ToastMessage };

/** Here the compiler names an outcome that the catalogue lacks, or that needs more than its command says. */
const outcomes: Outcomes = toastMessages;

/** The toast for a command's success; undefined where there is none. */
export function outcomeOf<Kind extends CommandKind>(command: CommandOf<Kind>): ToastMessage | undefined {
  type CreateMessage = (data: CommandOf<Kind>) => ToastMessage;
  const { outcome } = recordOf(command.kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each outcome takes its own command, as checked above
  const createMessage = outcome === undefined ? undefined : (Reflect.get(outcomes, outcome) as CreateMessage);
  return createMessage?.(command);
}

/** What the button of a command says. */
export function wordsOf<Kind extends CommandKind>(command: CommandOf<Kind>): string {
  const { words } = recordOf(command.kind);
  return typeof words === 'string' ? words : words(command);
}
