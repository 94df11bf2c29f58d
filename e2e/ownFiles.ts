import type { BrowserContext } from '@playwright/test';
import { PAPER_ORIGIN } from './paper';

declare global {
  interface Window {
    tellCall: (what: string) => Promise<void>;
    tellRefused: (what: string) => Promise<void>;
  }
}

/** Notes what the security policy refuses in any page of a context, from its first line on. */
export async function noteRefused(context: BrowserContext, noted: string[]): Promise<void> {
  await context.exposeFunction('tellRefused', (what: string) => void noted.push(`the policy refused ${what}`));
  await context.addInitScript(() => {
    const { tellRefused } = window;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void tellRefused(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/**
 * Holds every page of a context to its own files: whatever else is requested is noted, and whatever could ask for more
 * or make code of text throws and is noted, as is whatever the security policy refuses. Nor is there a service worker,
 * which has tests of its own.
 * @returns what was noted so far
 */
export async function holdToOwnFiles(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const noted: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (asked !== origin && asked !== PAPER_ORIGIN && !['data:', 'blob:', 'about:'].includes(protocol))
      noted.push(request.url());
  });
  await context.exposeFunction('tellCall', (what: string) => void noted.push(what));
  await noteRefused(context, noted);
  await context.addInitScript((appOrigin) => {
    if (window.location.origin !== appOrigin) return;
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    const { tellCall } = window;
    const refuse = (holder: object, name: string) => {
      const original: unknown = Reflect.get(holder, name);
      function refused(): never {
        void tellCall(`${name} was called`);
        throw new Error(`${name} was called`);
      }
      // For whoever asks what something is an instance of.
      if (typeof original === 'function') refused.prototype = original.prototype;
      Reflect.set(holder, name, refused);
    };
    for (const name of [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'WebTransport',
      'EventSource',
      'Worker',
      'SharedWorker',
      'RTCPeerConnection',
    ])
      refuse(window, name);
    // `eval` is what Playwright itself works with; the policy of the page refuses it.
    refuse(window, 'Function');
    refuse(Navigator.prototype, 'sendBeacon');
  }, origin);
  return noted;
}
