/**
 * Leaves out all that a failure does not need: halves first, then quarters, down to single items.
 * @param items fail as they stand
 * @param fails whether fewer items still fail in the same way
 * @param mostTries how often `fails` may be called; the smallest result so far is returned then
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (fewer: readonly Item[]) => Promise<boolean>,
  mostTries: number,
): Promise<readonly Item[]> {
  let kept = items;
  let tries = 0;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // From the front: what led to a failure mostly stands right before it.
    for (let start = 0; start < kept.length && kept.length > 1;) {
      if (tries === mostTries) return kept;
      tries += 1;
      const fewer = [...kept.slice(0, start), ...kept.slice(start + size)];
      if (fewer.length > 0 && (await fails(fewer))) kept = fewer;
      else start += size;
    }
  }
  return kept;
}
