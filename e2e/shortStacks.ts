// Spares Playwright's workers a sixth of their time.

type Prepare = NonNullable<typeof Error.prepareStackTrace>;

/** Libraries and Node.js itself run as they are written; all else is compiled, and has a source of its own. */
const runsAsWritten = (frame: NodeJS.CallSite) => {
  const file = frame.getFileName();
  return !file || file.startsWith('node:') || file.includes('/node_modules/') || file.includes('\\node_modules\\');
};

/**
 * Playwright asks for a stack at each of its calls, and looks for the source of every line of it, its own forty too.
 * @param toSource leads frames back to their source, as slowly as it likes
 */
export function briefly(toSource: Prepare): Prepare {
  return (error, frames) => {
    const head = String(toSource(error, []));
    const lineOf = (frame: NodeJS.CallSite) =>
      runsAsWritten(frame)
        ? // oxlint-disable-next-line typescript/no-base-to-string -- V8's frames tell themselves as a stack shows them
          `\n    at ${frame.toString()}`
        : String(toSource(error, [frame])).slice(head.length);
    return `${head}${frames.map(lineOf).join('')}`;
  };
}

/** To be called once in each worker. */
export function shortenStacks(): void {
  const toSource: Prepare | undefined = Reflect.get(Error, 'prepareStackTrace');
  if (!toSource) throw new Error('Playwright prepares its stacks elsewhere now; without this its workers take longer.');
  Error.prepareStackTrace = briefly(toSource);
}
