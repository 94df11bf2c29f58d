/** Elements that words would have become, had they been taken for HTML. */
export const elementsOfWords = (holder: Element): Element[] => [...holder.querySelectorAll('a, b, i, img, script')];
