/**
 * Fetches at the first call and answers every later one alike. After a failure the next call fetches again, and so does
 * one that came while the failed fetch was on its way: what nobody waited for yet may have begun without a network.
 */
export function fetchedOnce<Value>(fetch: () => Promise<Value>): () => Promise<Value> {
  let fetching: Promise<Value> | undefined;
  const begin = () => {
    fetching ??= fetch().catch((error: unknown) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
  return () => fetching?.catch(begin) ?? begin();
}
