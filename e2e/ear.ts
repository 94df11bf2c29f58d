import type { CDPSession, Locator, Page } from '@playwright/test';
import { tabTo } from './app';

/** Words that a screen reader says when the focus comes into such a container; the others are passed over in silence. */
const ENTERED = new Set([
  'banner',
  'dialog',
  'form',
  'group',
  'list',
  'main',
  'navigation',
  'region',
  'search',
  'table',
  'tablist',
  'tabpanel',
]);

/** States that are said with the control that has the focus. */
const STATES = new Set(['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected']);

interface AxValue {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  ignored: boolean;
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

const textOf = (value: AxValue | undefined) => (typeof value?.value === 'string' ? value.value.trim() : '');
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function statesOf({ properties = [] }: AxNode): string {
  return properties
    .filter(({ name, value }) => STATES.has(name) && value.value !== false && value.value !== 'false')
    .map(({ name }) => name)
    .join(' ');
}

/**
 * Counts what is heard on the way by Tab, from Chromium's accessibility tree: of each stop its name, role, states and
 * description, and of each container that the focus enters its name and role. Screen readers differ by a word or two.
 */
export class Ear {
  private words = 0;
  private around = new Set<string>();
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Ear(page, session);
  }

  /** Words heard so far. */
  get count(): number {
    return this.words;
  }

  /** Hears the control that has the focus. */
  async hear(): Promise<void> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) throw new Error('Nothing has the focus.');
    const { nodes } = await this.session.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
    const [focused, ...ancestors]: AxNode[] = nodes;
    if (!focused) throw new Error('What has the focus is not heard.');
    const entered = ancestors.filter((node) => !node.ignored && ENTERED.has(textOf(node.role)) && textOf(node.name));
    for (const node of entered) {
      if (!this.around.has(node.nodeId)) this.words += wordsIn(`${textOf(node.name)} ${textOf(node.role)}`);
    }
    this.around = new Set(entered.map(({ nodeId }) => nodeId));
    const { name, role, description } = focused;
    this.words += wordsIn([textOf(name), textOf(role), statesOf(focused), textOf(description)].join(' '));
  }

  /** Presses Tab until a control has the focus, and hears each stop. */
  tabTo(control: Locator): Promise<void> {
    return tabTo(this.page, control, () => this.hear());
  }

  /** Presses a key that moves the focus elsewhere, and hears where it is then. */
  async press(key: string, until: () => Promise<void>): Promise<void> {
    await this.page.keyboard.press(key);
    await until();
    await this.hear();
  }

  /** Words of an element read from its beginning to its end. */
  async wordsOf(element: Locator): Promise<number> {
    const handle = await element.elementHandle();
    await handle?.evaluate((node) => node.setAttribute('data-heard', ''));
    const { result } = await this.session.send('Runtime.evaluate', {
      expression: "document.querySelector('[data-heard]')",
    });
    await handle?.evaluate((node) => node.removeAttribute('data-heard'));
    if (result.objectId === undefined) throw new Error('The element is gone.');
    const { nodes } = await this.session.send('Accessibility.queryAXTree', { objectId: result.objectId });
    const said = (nodes as AxNode[]).filter(({ ignored, role, childIds = [] }) => {
      const kind = textOf(role);
      return (
        !ignored && (kind === 'StaticText' || kind === 'progressbar' || (kind === 'image' && childIds.length === 0))
      );
    });
    return said.reduce((sum, { name }) => sum + wordsIn(textOf(name)), 0);
  }
}

/** Writes down what live regions and progress bars say from now on. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const last = new Map<Element, string>();
    const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const look = (tell: boolean) => {
      for (const region of document.querySelectorAll(regions)) {
        if (region.matches('[aria-live="off"]') || region.closest('[aria-hidden="true"], [inert]')) continue;
        const text = wordsOf(region);
        if (tell && text !== '' && text !== (last.get(region) ?? '')) said.push(text);
        last.set(region, text);
      }
    };
    look(false);
    new MutationObserver((records) => {
      look(true);
      for (const { type, target } of records) {
        if (type === 'attributes' && target instanceof Element && target.isConnected) {
          said.push(`${target.getAttribute('aria-label') ?? 'bar'}: ${target.getAttribute('aria-valuenow') ?? ''}`);
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-valuenow'],
    });
  });
}

/** What was said since the last time, in order. */
export const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all: unknown = Reflect.get(window, 'said');
    return Array.isArray(all) ? all.splice(0).map(String) : ['nobody listened'];
  });
