import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** By which the protocol tells elements from other objects. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const STEP_MS = 50;
const LONGEST_WAIT_MS = 15_000;

export const KEYS = { enter: '\uE007', escape: '\uE00C', tab: '\uE004', right: '\uE014' } as const;

/** An element of the page, as the driver knows it. */
export interface DriverElement {
  id: string;
}

type Argument = string | number | boolean | null | RegExpParts;
interface RegExpParts {
  source: string;
  flags: string;
}

/** A regular expression that a page can be given. */
export const partsOf = ({ source, flags }: RegExp): RegExpParts => ({ source, flags });

/** A page of WebKitGTK, led over WebDriver; fails with the driver's own words. */
export interface DrivenPage {
  /** Goes to a path of the app. */
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** As wide as this inside, in pixels; fails when the window does not become so. */
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page, which must contain all that it needs. */
  run: <Answer, Given extends readonly Argument[]>(
    what: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Awaited<Answer>>;
  /** The same for a function that finds an element; fails when none came in time. */
  find: <Given extends readonly Argument[]>(
    what: (...given: Given) => Element | null | undefined,
    ...given: Given
  ) => Promise<DriverElement>;
  /** Waits until a function in the page says true. */
  until: <Given extends readonly Argument[]>(
    words: string,
    what: (...given: Given) => boolean,
    ...given: Given
  ) => Promise<void>;
  click: (element: DriverElement) => Promise<void>;
  doubleClick: (element: DriverElement) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** As the engine itself computes it for assistive technology. */
  nameOf: (element: DriverElement) => Promise<string>;
  close: () => Promise<void>;
}

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const place = server.address();
      server.close(() => resolve(typeof place === 'object' && place !== null ? place.port : 0));
    });
  });

/** WebDriver tells of nothing by itself: what is awaited is asked for again after a pause. */
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The browser that comes with the engine; its folder is named after processor and version. */
function miniBrowser(): string {
  for (const processor of readdirSync('/usr/lib')) {
    if (!processor.endsWith('-linux-gnu')) continue;
    const folder = join('/usr/lib', processor);
    const engine = readdirSync(folder).find((name) => name.startsWith('webkit2gtk-4'));
    if (engine !== undefined) return join(folder, engine, 'MiniBrowser');
  }
  throw new Error('There is no MiniBrowser of WebKitGTK');
}

/** Starts a screen that nobody sees, and tells its number. */
async function startScreen(): Promise<[ChildProcess, string]> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb ended')));
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return [screen, `:${number}`];
}

/**
 * Starts WebKitGTK and opens an empty page in it.
 * @param origin of the app
 */
export async function startWebKitGtk(origin: string): Promise<DrivenPage> {
  const [screen, display] = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'en_US.UTF-8', TZ: 'UTC' },
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  const call = async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value }: { value: Value & { error?: string; message?: string } } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const begin = async () => {
    const options = { binary: miniBrowser(), args: ['--automation'] };
    for (let waited = 0; ; waited += STEP_MS) {
      try {
        return await call<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
        });
      } catch (error) {
        // The driver listens a moment after it was started.
        if (!(error instanceof TypeError) || waited > LONGEST_WAIT_MS) throw error;
        await wait(STEP_MS);
      }
    }
  };
  const { sessionId } = await begin().catch((error: unknown) => {
    end();
    throw error;
  });
  const at = `/session/${sessionId}`;
  const execute = <Value>(what: (...given: never[]) => unknown, given: readonly Argument[]) =>
    call<Value>('POST', `${at}/execute/sync`, { script: `return (${what.toString()})(...arguments)`, args: given });
  const waitFor = async <Value>(words: string, look: () => Promise<Value | null>): Promise<Value> => {
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += STEP_MS) {
      const found = await look();
      if (found !== null) return found;
      await wait(STEP_MS);
    }
    throw new Error(`${words} never came`);
  };
  const act = async (actions: readonly object[]) => {
    await call('POST', `${at}/actions`, { actions });
    await call('DELETE', `${at}/actions`);
  };
  const press = (element: DriverElement, times: number) => {
    const click = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const move = { type: 'pointerMove', x: 0, y: 0, duration: 0, origin: { [ELEMENT]: element.id } };
    return act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [move, ...Array.from({ length: times }, () => click).flat()],
      },
    ]);
  };
  return {
    goto: (path) => call('POST', `${at}/url`, { url: `${origin}${path}` }),
    reload: () => call('POST', `${at}/refresh`, {}),
    back: () => call('POST', `${at}/back`, {}),
    forward: () => call('POST', `${at}/forward`, {}),
    resize: async (width, height) => {
      await call('POST', `${at}/window/rect`, { width, height });
      // The driver answers before the page has heard of it.
      await waitFor(`The window of ${width} px`, async () =>
        (await execute<number>(() => window.innerWidth, [])) === width ? true : null,
      );
    },
    run: (what, ...given) => execute(what, given),
    find: (what, ...given) =>
      waitFor(`The element of ${what.toString().slice(0, 120)} ${JSON.stringify(given)}`, async () => {
        const found = await execute<Record<string, string> | null>(what, given);
        const id = found?.[ELEMENT];
        return id === undefined ? null : { id };
      }),
    until: async (words, what, ...given) => {
      await waitFor(words, async () => ((await execute<boolean>(what, given)) ? true : null));
    },
    click: async (element) => {
      await call('POST', `${at}/element/${element.id}/click`, {});
    },
    doubleClick: (element) => press(element, 2),
    type: (text) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(text).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    nameOf: ({ id }) => call('GET', `${at}/element/${id}/computedlabel`),
    close: async () => {
      await call('DELETE', at).catch(() => {});
      end();
    },
  };
}
