// Spares Playwright's workers a sixth of their time.

type Prepare = NonNullable<typeof Error.prepareStackTrace>;

/** Modules are named by their address, what they are compiled to by its path. */
const FOLDER = [import.meta.dirname, new URL('.', import.meta.url).href];

const isOfTests = (frame: NodeJS.CallSite) => FOLDER.some((folder) => frame.getFileName()?.startsWith(folder));

/**
 * Playwright asks for a stack at each of its calls, and leads every line of it back to a source; only those of the tests
 * have one.
 * @param toSource leads frames back to their source, as slowly as it likes
 */
export function briefly(toSource: Prepare): Prepare {
  return (error, frames) => {
    const lineOf = (frame: NodeJS.CallSite) => {
      // oxlint-disable-next-line typescript/no-base-to-string -- V8's frames tell themselves as a stack shows them
      if (!isOfTests(frame)) return `\n    at ${frame.toString()}`;
      const traced = String(toSource(error, [frame]));
      return traced.slice(traced.lastIndexOf('\n    at '));
    };
    return `${String(toSource(error, []))}${frames.map(lineOf).join('')}`;
  };
}

/** To be called once in each worker. */
export function shortenStacks(): void {
  const toSource: Prepare | undefined = Reflect.get(Error, 'prepareStackTrace');
  if (toSource) Error.prepareStackTrace = briefly(toSource);
}
