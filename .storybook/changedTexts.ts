/**
 * A browser that translates a page puts its own elements in the place of each text. React does not hear of it: a text that
 * stands beside others and changes alone then stays as it was, and one that goes alone takes the screen with it. A text
 * that is all that its element holds is safe, for React writes it into the element.
 */
const CHANGES: MutationObserverInit = { subtree: true, childList: true, characterData: true };

/** React keeps hold of texts that it made by themselves, and of no others. */
const isHeld = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const openingTag = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1);

function faultsOf({ type, target, addedNodes, removedNodes, nextSibling }: MutationRecord): string[] {
  // Asked for by a fault alone: an element writes out all that it holds.
  const place = () => {
    const element = target instanceof Element ? target : target.parentElement;
    return element ? openingTag(element) : 'nothing';
  };
  if (type === 'characterData') return isHeld(target) ? [`'${target.data}' was changed in ${place()}`] : [];
  const faults = [...removedNodes].filter(isHeld).map((text) => `'${text.data}' was removed from ${place()}`);
  if (addedNodes.length > 0 && isHeld(nextSibling))
    faults.push(`something came before '${nextSibling.data}' in ${place()}`);
  return faults;
}

/**
 * Notes from now on each text of the page that a translated page would not follow.
 * @returns ends it, with what was noted, in words
 */
export function watchTexts(): () => string[] {
  const faults = new Set<string>();
  const note = (records: MutationRecord[]) => records.flatMap(faultsOf).forEach((fault) => faults.add(fault));
  const observer = new MutationObserver(note);
  observer.observe(document.body, CHANGES);
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return [...faults];
  };
}
