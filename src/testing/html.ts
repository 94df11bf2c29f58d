/** Elements that a text would have created, had it been parsed as HTML. */
export const elementsOfWords = (holder: Element): Element[] => [...holder.querySelectorAll('a, b, i, img, script')];
