import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Box } from '../../stories/placeMarks';

/** A part of a drawn example as assistive technology knows it. */
export interface Part {
  role: string;
  name: string;
  /** How many alike stand beside each other; the first is the one that is numbered. */
  count: number;
  /** Keys that it says it heeds, as in aria-keyshortcuts. */
  shortcuts: string;
  /** From the corner of what is drawn, before it is scaled. */
  box: Box;
}

/** Roles that say something of what a person meets; the others only hold these together. */
const TOLD = new Set(
  'alert alertdialog article banner button checkbox columnheader combobox dialog figure form grid group heading img link list listbox listitem main menu menuitem meter navigation note option progressbar radio radiogroup region row rowheader search searchbox separator slider spinbutton status switch tab table tablist tabpanel textbox time timer'.split(
    ' ',
  ),
);

/** Parts that nobody counts one by one. */
const REPEATED = new Set(['listitem', 'row', 'rowheader', 'columnheader', 'option', 'time', 'img']);
/** Of others alike below one part, so many have a number of their own. */
const ALIKE = 3;

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

const parentPart = (element: Element | null, known: ReadonlyMap<Element, unknown>): Element | undefined => {
  for (let above = element; above; above = above.parentElement) if (known.has(above)) return above;
  return undefined;
};

/** Turns a box of the window into one from the corner of what is drawn, before it is scaled. */
export function unscaledIn(root: HTMLElement): (box: Box) => Box {
  const corner = root.getBoundingClientRect();
  const scale = root.offsetWidth > 0 ? corner.width / root.offsetWidth : 1;
  return ({ left, top, width, height }) => ({
    left: (left - corner.left) / scale,
    top: (top - corner.top) / scale,
    width: width / scale,
    height: height / scale,
  });
}

/** The parts of a drawn example in the order in which they are read; those alike count as one. */
export function partsOf(root: HTMLElement): Part[] {
  const unscaled = unscaledIn(root);
  const told = new Map<Element, string>();
  const parts = new Map<string, Part>();
  for (const element of root.querySelectorAll('*')) {
    const role = getRole(element);
    if (!role || !TOLD.has(role) || element.closest('[aria-hidden=true]') || !isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const above = parentPart(element.parentElement, told);
    const place = `${above ? told.get(above) : ''} > ${role}`;
    told.set(element, place);
    const name = (computeAccessibleName(element) || (role === 'heading' ? (element.textContent ?? '') : '')).trim();
    const alike = [...parts.keys()].filter((key) => key.startsWith(`${place} #`)).length;
    const key = `${place} #${REPEATED.has(role) || alike >= ALIKE ? 1 : alike + 1}`;
    const known = parts.get(key);
    if (known) known.count += 1;
    else
      parts.set(key, {
        role,
        name,
        count: 1,
        shortcuts: element.getAttribute('aria-keyshortcuts') ?? '',
        box: unscaled(box),
      });
  }
  return [...parts.values()];
}
