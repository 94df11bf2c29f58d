import { pbkdf2Sync } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** Keys derived in this worker, by their inputs. */
const derived = new Map<string, number[]>();

/** @param password, salt as bytes @returns the key as bytes */
function derive(password: number[], salt: number[], rounds: number, length: number): number[] {
  const what = JSON.stringify([password, salt, rounds, length]);
  const key = derived.get(what) ?? [
    ...pbkdf2Sync(Uint8Array.from(password), Uint8Array.from(salt), rounds, length, 'sha256'),
  ];
  derived.set(what, key);
  return key;
}

declare global {
  interface Window {
    deriveOnce: (...args: Parameters<typeof derive>) => Promise<number[]>;
  }
}

/**
 * Spares the pages of a context the 600,000 rounds of every login: the same key is derived once per worker. The inputs
 * and the comparison stay the page's own; the gate's tests do not use it.
 */
export async function deriveOnce(context: BrowserContext): Promise<void> {
  await context.exposeFunction('deriveOnce', derive);
  await context.addInitScript(() => {
    // The empty page that a browser may begin with has no keys to derive.
    if (!window.isSecureContext) return;
    const bytesOf = (source: unknown) => (source instanceof Uint8Array ? [...source] : []);
    const passwords = new WeakMap<object, number[]>();
    const { subtle } = crypto;
    const importKey = subtle.importKey.bind(subtle);
    Reflect.set(subtle, 'importKey', async (...args: Parameters<typeof importKey>) => {
      const key = await importKey(...args);
      passwords.set(key, bytesOf(args[1]));
      return key;
    });
    Reflect.set(
      subtle,
      'deriveBits',
      async ({ salt, iterations }: Pbkdf2Params, key: CryptoKey, bits: number) =>
        Uint8Array.from(await window.deriveOnce(passwords.get(key) ?? [], bytesOf(salt), iterations, bits / 8)).buffer,
    );
  });
}
