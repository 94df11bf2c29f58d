/** Fetches at the first call and answers every later one alike; after a failure, the next call fetches again. */
export function fetchedOnce<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetching: Promise<Value> | undefined;
  return () => {
    fetching ??= fetch().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
}
