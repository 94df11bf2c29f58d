/** A salted slow hash: 'pbkdf2-sha256:<rounds>:<salt>:<key>', salt and key in base64url. */
export interface PasswordHash {
  rounds: number;
  salt: Uint8Array<ArrayBuffer>;
  key: Uint8Array<ArrayBuffer>;
}

/** The demonstration's hash; its password is in the README. */
const DEMO_HASH = 'pbkdf2-sha256:600000:z3UsH2fof4bvOVldvwIYUg:WkIb3DulImIZPymGU5WHbUXRGmTbLCB5GPqQ1nQk7sE';

/** The hash that this build compares with: VITE_ACCESS_PASSWORD_HASH, otherwise the demonstration's. */
export const accessPasswordHash: string = import.meta.env['VITE_ACCESS_PASSWORD_HASH'] || DEMO_HASH;

/** Shorter salts and keys are no protection: a key of one byte would let in one password of 256. */
const MIN_BYTES = 16;

/** The bytes of a base64url text; null when it is not one. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Reads a hash. @throws Error when it is not of the form above, or its salt or key is shorter than 16 bytes */
export function parsePasswordHash(text: string): PasswordHash {
  const [, rounds = '', saltText = '', keyText = ''] = /^pbkdf2-sha256:([1-9]\d*):([^:]+):([^:]+)$/.exec(text) ?? [];
  const [salt, key] = [fromBase64Url(saltText), fromBase64Url(keyText)];
  if (!salt || !key || salt.length < MIN_BYTES || key.length < MIN_BYTES) {
    throw new Error('The password hash is not of the form pbkdf2-sha256:rounds:salt:key');
  }
  return { rounds: Number(rounds), salt, key };
}

async function deriveKey(password: string, { rounds, salt, key }: PasswordHash): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(password);
  // The type says that it is always there; on plain http other than localhost it is missing.
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
  // Compares every byte, so that the time taken does not reveal where they differ.
  let difference = derived.length ^ hash.key.length;
  derived.forEach((byte, index) => {
    difference |= byte ^ (hash.key[index] ?? 0);
  });
  return difference === 0;
}
