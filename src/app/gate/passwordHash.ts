/** A salted slow hash: 'pbkdf2-sha256:<rounds>:<salt>:<key>', salt and key in base64url. */
export interface PasswordHash {
  rounds: number;
  salt: Uint8Array<ArrayBuffer>;
  key: Uint8Array<ArrayBuffer>;
}

/** The demonstration's hash; its password is told in the README. */
const DEMO_HASH = 'pbkdf2-sha256:600000:z3UsH2fof4bvOVldvwIYUg:WkIb3DulImIZPymGU5WHbUXRGmTbLCB5GPqQ1nQk7sE';

/** The hash that this build compares with: VITE_ACCESS_PASSWORD_HASH, otherwise the demonstration's. */
export const accessPasswordHash: string = import.meta.env['VITE_ACCESS_PASSWORD_HASH'] ?? DEMO_HASH;

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Reads a hash. @throws Error when it is not of the form above */
export function parsePasswordHash(text: string): PasswordHash {
  const [scheme, rounds, salt, key, ...rest] = text.split(':');
  const count = Number(rounds);
  if (scheme !== 'pbkdf2-sha256' || !Number.isInteger(count) || count < 1 || !salt || !key || rest.length > 0) {
    throw new Error('The access password hash of this build is not of the form pbkdf2-sha256:rounds:salt:key');
  }
  return { rounds: count, salt: fromBase64Url(salt), key: fromBase64Url(key) };
}

async function deriveKey(password: string, { rounds, salt, key }: PasswordHash): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(password);
  // Typed as always there; on plain http other than localhost it is missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) {
    const material = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    return new Uint8Array(await subtle.deriveBits(algorithm, material, key.length * 8));
  }
  const { pbkdf2Sha256 } = await import('./pbkdf2Fallback');
  return pbkdf2Sha256(bytes, salt, rounds, key.length);
}

/** True when the password, exactly as typed, gives the hash's key (GATE-6). @throws Error when it cannot be computed */
export async function matchesPasswordHash(password: string, hash: PasswordHash): Promise<boolean> {
  const derived = await deriveKey(password, hash);
  // Every byte is looked at, so the time tells nothing of where they differ.
  let difference = derived.length ^ hash.key.length;
  derived.forEach((byte, index) => {
    difference |= byte ^ (hash.key[index] ?? 0);
  });
  return difference === 0;
}
