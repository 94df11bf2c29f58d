import type { KeyboardEvent as ListKeyEvent } from 'react';

/**
 * Keeps the focus in an open list. The second press of a double click comes before Radix listens for presses beside the
 * list. Such a press does not close the list, but would take the focus out of it. @returns the function that ends it
 */
export function keepFocusIn(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const keep = (event: MouseEvent) => {
    if (event.target instanceof Node && !list.contains(event.target)) event.preventDefault();
  };
  document.addEventListener('mousedown', keep, true);
  return () => document.removeEventListener('mousedown', keep, true);
}

/** How many options PageUp and PageDown pass. */
const PAGE_OF_OPTIONS = 10;

const stepOf: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_OF_OPTIONS,
  PageDown: PAGE_OF_OPTIONS,
  Home: -Infinity,
  End: Infinity,
};

/** To which of so many options a key leads from one of them; undefined for a key that leads nowhere. */
export function optionByKey(key: string, from: number, count: number): number | undefined {
  const step = stepOf[key];
  return step === undefined ? undefined : Math.min(Math.max(from + step, 0), count - 1);
}

/** What parts words becomes one blank: 'PO-24790 · Tarnfell' is 'po 24790 tarnfell'. Marks are one with their letters. */
const asWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/**
 * Which option typed letters lead to: the next that begins with them, else the next of which a word does, so that an order
 * is found by its figures and by its customer. The same letter again leads on, where no word begins with so many of it.
 * Undefined where there is none.
 * @param from the option that has the focus; -1 for none
 */
export function optionByLetters(labels: readonly string[], typed: string, from: number): number | undefined {
  // Each word after a blank, the first too, whatever stands before it.
  const words = labels.map((label) => ` ${asWords(label).trim()}`);
  const next = (letters: string, first: number) => {
    const wanted = ` ${asWords(letters)}`;
    const inTurn = labels.map((_, place) => (first + place + labels.length) % labels.length);
    return (
      inTurn.find((place) => words[place]?.startsWith(wanted)) ?? inTurn.find((place) => words[place]?.includes(wanted))
    );
  };
  const [letter = ''] = typed;
  const isOneLetter = typed === letter.repeat(typed.length);
  const whole = typed === letter ? undefined : next(typed, from);
  return whole ?? (isOneLetter ? next(letter, from + 1) : undefined);
}

/** As in Radix's type-ahead, whose place this one takes in open lists (TOAST-8). */
const TYPED_FOR_MS = 1_000;

/** What was typed last in each open list, and when. */
const typedIn = new WeakMap<EventTarget, { text: string; at: number }>();

/** What was typed in an open list up to this key; undefined for a key that types nothing. */
function lettersTyped(list: EventTarget, { key, timeStamp, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  const last = typedIn.get(list);
  const text = (last && timeStamp - last.at < TYPED_FOR_MS ? last.text : '') + key;
  // A space alone chooses.
  if (key.length !== 1 || ctrlKey || altKey || metaKey || text === ' ') return undefined;
  typedIn.set(list, { text, at: timeStamp });
  return text;
}

/**
 * To which option of an open list a key leads, or what was typed up to it; undefined where it leads nowhere. Radix hears
 * nothing of such a key: it leaves pages to the browser, which scrolls the list away from what has the focus, its letters know
 * only the beginning of an option, and a space between two words chooses.
 * @param from the option that has the focus; -1 for none
 */
export function ledTo(
  list: EventTarget,
  event: KeyboardEvent,
  labels: readonly string[],
  from: number,
): number | undefined {
  const led = optionByKey(event.key, from, labels.length);
  const typed = lettersTyped(list, event);
  if (led === undefined && typed === undefined) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return led ?? optionByLetters(labels, typed ?? '', from);
}

/** Moves the focus in a list all of whose options stand in the document. */
export function leadByKey({ currentTarget: list, nativeEvent }: ListKeyEvent<HTMLElement>) {
  const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const from = options.findIndex((option) => option === document.activeElement);
  const labels = options.map(({ textContent }) => textContent);
  options[ledTo(list, nativeEvent, labels, from) ?? from]?.focus();
}
