export type CopyOutcome = 'copied' | 'failed';

/** Puts a text on the clipboard; 'failed' where the browser refuses. */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
