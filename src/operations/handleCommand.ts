import type { CommandData, CommandKind, CommandOf, CommandResults, ResultOf } from './Operations';

type Handler<Kind extends CommandKind> = (data: CommandData[Kind]) => ResultOf<Kind> | Promise<ResultOf<Kind>>;

/** A function for each kind of command: required where it resolves with something, optional elsewhere. */
export type CommandHandlers = { readonly [Kind in keyof CommandResults]: Handler<Kind> } & {
  readonly [Kind in CommandKind]?: Handler<Kind>;
};

/** Carries a command out by the handler of its kind; one without a handler does nothing. */
export async function handleCommand<Kind extends CommandKind>(
  handlers: CommandHandlers,
  command: CommandOf<Kind>,
): Promise<ResultOf<Kind>> {
  const all: { readonly [Each in CommandKind]?: Handler<Each> } = handlers;
  const handler: Handler<Kind> | undefined = all[command.kind];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind that may be without handler resolves with nothing
  return handler ? handler(command) : (undefined as ResultOf<Kind>);
}
