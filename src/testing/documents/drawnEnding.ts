/** The box in which a name in one line shows its end, which no text query finds: it is drawn. */
export function drawnEnding(holder: Element, ending: string): Element {
  const drawn = [...holder.querySelectorAll<HTMLElement>('[data-text]')].find(
    ({ dataset, offsetWidth }) => dataset['text']?.endsWith(ending) && offsetWidth > 0,
  );
  if (!drawn) throw new Error(`No name is drawn that ends with '${ending}'.`);
  return drawn;
}
