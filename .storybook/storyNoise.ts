/** The words of something that was printed, with its placeholders filled in as a console fills them. */
export function wordsOf(parts: readonly unknown[]): string {
  const texts = parts.map((part) => {
    if (part instanceof Error) return part.message;
    // Storybook prints the whole event.
    const isRejection = typeof part === 'object' && part !== null && 'reason' in part;
    return isRejection ? wordsOf([part.reason]) : String(part);
  });
  const [format = '', ...rest] = texts;
  if (!/%[sdifoOc]/.test(format)) return texts.join(' ');
  const filled = format.replaceAll(/%[sdifoOc]/g, (placeholder) => {
    const next = rest.shift() ?? placeholder;
    // A style for the words that follow.
    return placeholder === '%c' ? '' : next;
  });
  return [filled, ...rest].join(' ');
}

/**
 * The file of the product or its stories from which something was called, in brackets; its lines are those of the
 * browser's copy.
 * @param stack of the call, or the address of the file alone
 */
export function calledFrom(stack: string | undefined): string {
  const [, file] = /\/((?:src|stories)\/[^?:)\s]+)/.exec(stack ?? '') ?? [];
  return file === undefined ? '' : ` (${file})`;
}
