const KEY_BYTES = 16;

/** A key that nobody else has. Works without a secure context too, where `randomUUID` is missing. */
export const uniqueKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
