/** The names of the results beside this Storybook; a browser prints a file that is not there as an error. */
const here: readonly string[] = JSON.parse(import.meta.env['STORYBOOK_RESULTS'] ?? '[]');

/** A file beside this Storybook; undefined where it is not there. */
export async function readFileBeside<T>(file: string): Promise<T | undefined> {
  const answer = await fetch(`./${file}`);
  // A server may answer with a page of its own for what is not there.
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  const found: T = await answer.json();
  return found;
}

/** What the last runs left under this name, as in 'ledger'; undefined where they left nothing. */
export const readResult = async <T>(name: string): Promise<T | undefined> =>
  here.includes(name) ? readFileBeside(`results/${name}.json`) : undefined;
