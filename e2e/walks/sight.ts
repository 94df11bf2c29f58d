import type { Page } from '@playwright/test';
import { printedByPage } from '../app';

/** What is on the page, and what must never be there. */
export interface Sight {
  heading: string;
  /** Filters, tabs and order, by their names. */
  settings: Record<string, string>;
  /** What stands in the fields of forms, by their names. */
  typed: Record<string, string>;
  /** What is open over the page, the lowest first: 'panel: PO-24817', 'list: Customer'. */
  layers: string[];
  /** Whether something of that fills the window's width, but for the margins of a phone's lists: four fifths of it. */
  fillsWidth: boolean;
  /** What is unfolded in the page, by the names of the buttons; folded again when the screen is left. */
  unfolded: string[];
  /** How far the page is scrolled, in pixels. */
  scroll: number;
  /** How far the tables that scroll by themselves are scrolled, by their names. */
  tableScroll: Record<string, number>;
  /** What toasts and browser messages say: 'toast: Export Timeline', 'notice: PO-24817 copied'. */
  told: string[];
  /** Role and name of what has the focus, or 'body'. */
  focus: string;
  /** Rules that the page breaks as it stands. */
  faults: string[];
}

/** Reads the page; runs inside it, so it contains all that it needs. */
export function look(): Sight {
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)];
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  const nameOf = (element: HTMLElement): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return words(label);
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return words(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLButtonElement
        ? element.labels
        : null;
    return words(labels?.[0]?.textContent ?? element.getAttribute('placeholder') ?? element.textContent);
  };
  const open = (element: HTMLElement) => element.dataset['state'] !== 'closed' && element.checkVisibility();

  const faults: string[] = [];
  const layers = all('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')
    .filter(open)
    .map((element) => ({ element, kind: element.hasAttribute('data-vaul-drawer') ? 'panel' : 'popover' }))
    .map(({ element, kind }) => ({ element, kind: element.role === 'listbox' ? 'list' : kind }));
  const panels = layers.filter(({ kind }) => kind === 'panel');
  if (panels.length > 1) faults.push('more than one panel is open');

  const headings = all('h1').filter((heading) => heading.checkVisibility());
  if (headings.length !== 1) faults.push(`${headings.length} headings of level 1`);

  // Nothing locked, nothing inert, when nothing is open.
  const inert = all('[inert]');
  if (layers.length === 0) {
    if (inert.length > 0) faults.push('something is inert though nothing is open');
    if (all('body > [aria-hidden=true]').some((element) => element.querySelector('h1')))
      faults.push('the page is hidden from screen readers though nothing is open');
    for (const element of [document.documentElement, document.body]) {
      const style = getComputedStyle(element);
      if (style.pointerEvents === 'none') faults.push('nothing can be pressed though nothing is open');
      if (style.overflowY === 'hidden' || style.position === 'fixed') faults.push('the page cannot be scrolled');
    }
    if (document.body.hasAttribute('data-scroll-locked')) faults.push('scrolling is locked though nothing is open');
  } else if (panels.length > 0 && inert.length === 0) faults.push('the page behind the panel can be reached');

  const sideways = document.documentElement.scrollWidth - window.innerWidth;
  if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px`);
  for (const body of panels.flatMap(({ element }) => all('[role=region]', element))) {
    const beyond = body.scrollWidth - body.clientWidth;
    if (beyond > 0) faults.push(`${nameOf(body)} scrolls sideways by ${beyond} px`);
  }

  const ids = all('[id]').map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) faults.push(`two elements have the id ${repeated}`);
  for (const control of all('button, a[href], input, textarea')) {
    if (control.checkVisibility() && !control.closest('[aria-hidden=true]') && nameOf(control) === '')
      faults.push(`a control without a name: ${control.outerHTML.slice(0, 80)}`);
  }
  const nonsense = /\bNaN\b|\bundefined\b|\[object |Invalid Date/.exec(document.body.textContent)?.[0];
  if (nonsense !== undefined) faults.push(`the page says ${nonsense}`);
  if (all('[data-typed]').length > 0) faults.push('typed HTML has become a part of the page');
  if (all('[role=region][aria-label^=Notifications] li').length > 1) faults.push('more than one toast');

  const roleOf = (element: HTMLElement) =>
    element.role ??
    (element instanceof HTMLInputElement && element.type === 'search' ? 'searchbox' : element.tagName.toLowerCase());
  const focused = document.activeElement;
  const top = layers.at(-1);
  if (focused instanceof HTMLElement && focused !== document.body) {
    if (focused.closest('[inert]')) faults.push('the focus is on something inert');
    if (focused.closest('[aria-hidden=true]')) faults.push('the focus is on something hidden from screen readers');
    const isOut = !layers.some(({ element }) => element.contains(focused)) && !focused.closest('[data-notifications]');
    if (top && top.kind !== 'popover' && isOut) faults.push('the focus is outside what is open');
  }

  const settings: Record<string, string> = {};
  const typed: Record<string, string> = {};
  const note = (place: Record<string, string>, element: HTMLElement, value: string, name = nameOf(element)) => {
    const full = `${element.closest('[role=dialog]') ? 'panel: ' : ''}${name}`;
    let key = full;
    for (let count = 2; key in place; count += 1) key = `${full} (${count})`;
    place[key] = value;
  };
  for (const field of all('[role=combobox], input, textarea').filter((element) => !element.ariaHidden)) {
    const value =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value
        : words(field.textContent);
    note(field.closest('form') ? typed : settings, field, value);
  }
  for (const button of all('[role=switch]')) note(settings, button, button.ariaChecked ?? '');
  // Which it is: how many records it counts follows from other settings.
  for (const tab of all('[role=tab][aria-selected=true]'))
    note(settings, tab, nameOf(tab).replace(/\s*\d.*$/, ''), 'tab');
  for (const header of all('th[aria-sort]'))
    if (header.ariaSort !== 'none') note(settings, header, header.ariaSort ?? '');
  // On a phone a list and a button sort the cards, or a button for each column.
  for (const button of all('[role=group] button').filter((each) => /^(Asc|Desc)ending/.test(nameOf(each))))
    note(settings, button, 'sorts');
  for (const button of all('button[aria-pressed=true]')) note(settings, button, 'pressed');
  const unfolded = all('button[aria-expanded=true]:not([role], [aria-haspopup])').map(nameOf);

  const told = all('[data-notifications] li')
    .filter((item) => open(item) && item.dataset['removed'] !== 'true')
    .map((item) => {
      const kind = item.closest('[role=region][aria-label^=Notifications]') ? 'toast' : 'notice';
      return `${kind}: ${words(item.querySelector('p')?.textContent)}`;
    });
  const tables = all('[role=region][aria-label$=", scrollable"]');

  return {
    heading: words(headings[0]?.textContent),
    settings,
    typed,
    layers: layers.map(({ element, kind }) => `${kind}: ${nameOf(element)}`),
    fillsWidth: layers.some(({ element }) => element.getBoundingClientRect().width >= window.innerWidth * 0.8),
    unfolded,
    scroll: Math.round(window.scrollY),
    tableScroll: Object.fromEntries(tables.map((table) => [nameOf(table), Math.round(table.scrollTop)])),
    told,
    focus:
      focused instanceof HTMLElement && focused !== document.body ? `${roleOf(focused)} '${nameOf(focused)}'` : 'body',
    faults,
  };
}

/** What stands on the page now. */
export const see = (page: Page): Promise<Sight> => page.evaluate(look);

/** Console lines and requests that nothing specifies. */
export function unspecified(
  { printed, requested }: { printed: readonly string[]; requested: readonly string[] },
  specified: readonly RegExp[],
  origin: string,
): string[] {
  const isStatic = (address: string) => {
    if (address.startsWith('data:')) return true;
    const { origin: from, pathname } = new URL(address);
    // The page itself, at any address, or a file.
    return from === origin && (pathname.startsWith('/assets/') || /^[^.]*$|\.(svg|ico|html)$/.test(pathname));
  };
  return [
    ...printedByPage(printed)
      .filter((line) => !specified.some((known) => known.test(line)))
      .map((line) => `printed '${line.slice(0, 300)}'`),
    ...requested.filter((address) => !isStatic(address)).map((address) => `requested ${address}`),
  ];
}
