import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** PBKDF2-SHA-256 for pages without WebCrypto: slower, and it yields to the page between rounds. */
export function pbkdf2Sha256(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  lengthBytes: number,
): Promise<Uint8Array> {
  return pbkdf2Async(sha256, password, salt, { c: rounds, dkLen: lengthBytes });
}
