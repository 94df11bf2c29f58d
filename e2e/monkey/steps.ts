import type { Page } from '@playwright/test';
import { TESTED_WIDTHS } from '@/testing/testedWidths';
import { arrive, jump, logIn, pass } from '../walks/stage';
import type { Chance } from './seeded';

/** A control as people find it: by role and name, and which of several equal ones. */
interface Control {
  role: string;
  name: string;
  nth: number;
}

/** What the monkey does at once; written to a file, it can be done again. */
export type Act =
  | { do: 'press' | 'press twice'; on: Control }
  | { do: 'type'; on: Control; text: string }
  | { do: 'key'; key: string }
  | { do: 'press at'; x: number; y: number }
  | { do: 'resize'; width: number }
  | { do: 'jump'; milliseconds: number }
  | { do: 'back' | 'forward' | 'reload' | 'hide' };

/** An act, and whether the next one waits until the page has come to rest. */
export type Step = Act & { rests: boolean };

const HEIGHT = 800;

/** Short names for texts that nobody would write in full into a file. */
export const NASTY_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  blank: ' \t ',
  words: 'Zips bite, cartons are wet',
  number: 'PO-24803',
  'right to left': '\u202Egpj.exe\u202C \u05E9\u05DC\u05D5\u05DD \u2067\u0645\u0631\u062D\u0628\u0627',
  'ten thousand letters': 'W'.repeat(10_000),
  'many lines': 'one\n\ntwo\r\nthree\u2028four',
  HTML: '<b data-typed>bold</b><img src=x onerror="document.body.dataset.typed=1"><script data-typed></script>',
  emoji: '\u{1F9F5}\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466} e\u0301\uFE0F \uD83E',
  NUL: 'a\u0000b\u0007c\uFFFF',
  pattern: '(.*)+$[\\%00${7*7}{{7*7}}',
  amount: '-1e309',
  day: '12312026',
};

const KEYS = `Tab Tab Tab Shift+Tab Shift+Tab Escape Escape Enter Enter Space
  ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown Delete Backspace z
  F8 Alt+T Alt+ArrowDown Alt+ArrowUp Control+Enter Control+a Control+z`.split(/\s+/);

/** Runs within the page: every control that can be pressed now; with one given, brings it into sight and finds its middle. */
function findControls(wanted: Control | null) {
  const selector =
    'button, a[href], input, textarea, [role=combobox], [role=option], [role=tab], [role=switch], [role=radio]';
  const nameOf = (element: HTMLElement) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent;
    return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  };
  const counts = new Map<string, number>();
  const controls = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true], [data-state=closed][role=dialog]') &&
        element.getBoundingClientRect().width > 1,
    )
    .map((element) => {
      const type = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
      const control = { role: element.getAttribute('role') ?? type, name: nameOf(element) };
      const key = `${control.role} ${control.name}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { ...control, nth, element };
    });
  const found = wanted
    ? controls.find(({ role, name, nth }) => role === wanted.role && name === wanted.name && nth === wanted.nth)
    : undefined;
  found?.element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = found?.element.getBoundingClientRect();
  const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  const hit = middle && document.elementFromPoint(middle.x, middle.y);
  return {
    controls: wanted ? [] : controls.map(({ role, name, nth }) => ({ role, name, nth })),
    middle,
    isCovered: !found || !hit || !(found.element.contains(hit) || hit.contains(found.element)),
  };
}

const isField = ({ role }: Control) => ['text', 'search', 'textarea', 'date', 'password'].includes(role);
const kindOf = ({ role, name }: Control) => `${role} ${name.split(/[\s:]/)[0] ?? ''}`;

/** One of many kinds of controls first, so that forty rows of a table count as one. */
function pickControl(chance: Chance, controls: readonly Control[]): Control {
  const kind = chance.pick([...new Set(controls.map(kindOf))]);
  return chance.pick(controls.filter((control) => kindOf(control) === kind));
}

/** Chooses at random what to do next from what the page offers. */
async function drawAct(page: Page, chance: Chance): Promise<Act> {
  const { controls } = await page.evaluate(findControls, null);
  const fields = controls.filter(isField);
  const share = chance.next();
  if (share < 0.13 && fields.length > 0)
    return { do: 'type', on: pickControl(chance, fields), text: chance.pick(Object.keys(NASTY_TEXTS)) };
  if (share < 0.55 && controls.length > 0)
    return { do: chance.next() < 0.15 ? 'press twice' : 'press', on: pickControl(chance, controls) };
  if (share < 0.83) return { do: 'key', key: chance.pick(KEYS) };
  if (share < 0.86)
    return { do: 'press at', x: Math.round(chance.next() * 320), y: Math.round(chance.next() * HEIGHT) };
  if (share < 0.89) return { do: 'resize', width: chance.pick(TESTED_WIDTHS) };
  if (share < 0.94) return { do: 'back' };
  if (share < 0.965) return { do: 'forward' };
  if (share < 0.975) return { do: 'reload' };
  if (share < 0.985) return { do: 'hide' };
  return { do: 'jump', milliseconds: chance.pick([3_500, 6_000, 300_000, 86_400_000]) };
}

/** Chooses the next step at random. */
export async function drawStep(page: Page, chance: Chance): Promise<Step> {
  const act = await drawAct(page, chance);
  return { ...act, rests: chance.next() < 0.75 };
}

/** Presses where a control is, as people do; false when it is gone, or never there in a shorter row of steps. */
async function press(page: Page, on: Control, clickCount: number) {
  const { middle, isCovered } = await page.evaluate(findControls, on);
  if (middle) await page.mouse.click(middle.x, middle.y, { clickCount });
  return { isThere: middle !== null, isCovered };
}

const REST_MS = 700;

/** Does a step. Returns whether it may leave the focus with nothing, as browsers do after a press on an empty place. */
export async function take(page: Page, step: Step): Promise<boolean> {
  let mayDropFocus = false;
  switch (step.do) {
    case 'press':
      mayDropFocus = (await press(page, step.on, 1)).isCovered;
      break;
    case 'press twice':
      mayDropFocus = (await press(page, step.on, 2)).isCovered;
      break;
    case 'type': {
      const field = await press(page, step.on, 1);
      mayDropFocus = field.isCovered;
      if (field.isThere) {
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(NASTY_TEXTS[step.text] ?? '');
      }
      break;
    }
    case 'key':
      await page.keyboard.press(step.key);
      // Beyond the first and the last control is the browser's own bar.
      mayDropFocus = step.key.endsWith('Tab');
      break;
    case 'press at':
      mayDropFocus = true;
      await page.mouse.click(step.x, step.y);
      break;
    case 'resize':
      // The element that had the focus may not exist at another width.
      mayDropFocus = true;
      await page.setViewportSize({ width: step.width, height: HEIGHT });
      break;
    case 'back':
    case 'forward':
      // Never leaves the app, where there is nothing to find.
      await page.evaluate(
        (by) => {
          if (by < 0 ? navigation.canGoBack : navigation.canGoForward) history.go(by);
        },
        step.do === 'back' ? -1 : 1,
      );
      break;
    case 'reload':
      await page.reload();
      await logIn(page);
      break;
    case 'hide':
      for (const hidden of [true, false]) {
        await page.evaluate((isHidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
        await pass(page, 0);
      }
      break;
    case 'jump':
      await jump(page, step.milliseconds);
      break;
  }
  await arrive(page, step.rests ? REST_MS : 0);
  return mayDropFocus;
}
