import { whenIdle } from '@/clock/whenIdle';
import { serviceWorkers } from './serviceWorkers';

/** Name of the Trusted Types policy; `scripts/build/securityPolicy.mjs` must allow it. */
const POLICY = 'weftline-service-worker';

const UPDATE_CHECK_MS = 3_600_000;

/** As much of Trusted Types as is used; the compiler does not know them, and not every browser has them. */
type WithTrustedTypes = Window & {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (address: string) => string };
  };
};

/** What the built page says of its service worker; development and Storybook have none. */
const workerAddress = () => document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;

/** The page's own words are the only ones that ever become the address of a script. */
function trusted(address: string): string {
  const { trustedTypes }: WithTrustedTypes = window;
  return trustedTypes?.createPolicy(POLICY, { createScriptURL: () => address }).createScriptURL(address) ?? address;
}

/** Registers the service worker, and looks for newer versions each hour and when the page is seen again. */
async function keep(workers: ServiceWorkerContainer, address: string) {
  const script = trusted(address);
  const register = () => workers.register(script, { updateViaCache: 'none' });
  let registered = register();
  const check = () => {
    // Without network there is nothing to find.
    if (document.hidden) return;
    // Of one that the network failed the browser keeps nothing, and a tab may stay open for days. Where there is one it is
    // not asked for again: the host may have ended the app.
    if (!workers.controller) registered = register();
    registered.then((registration) => registration.update()).catch(() => {});
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, UPDATE_CHECK_MS);
  // A page that was loaded past the service worker; for others the browser has looked.
  if ((await registered).active && !workers.controller) check();
}

let begun = false;

/**
 * Has the browser keep the app, so that it works without network. Once a page, also when the gate is shown again; where
 * the browser has no service workers, or the page names none, nothing is kept.
 */
export function keepForOffline(): void {
  const workers = serviceWorkers();
  const address = workerAddress();
  if (begun || !workers || address === undefined) return;
  begun = true;
  // Not while the first screen is drawn.
  void whenIdle()
    .then(() => keep(workers, address))
    .catch(() => {
      // The browser refuses; the app works all the same, with network alone.
    });
}
