function ignore(event: DragEvent) {
  if (!event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const KINDS = ['dragover', 'drop'] as const;

/**
 * Lets no dropped file be opened in place of the page, which would take what is typed along: nothing here takes files.
 * Dropped text goes into fields as ever.
 * @returns the function that stops
 */
export function ignoreDroppedFiles(): () => void {
  for (const kind of KINDS) window.addEventListener(kind, ignore);
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, ignore);
  };
}
