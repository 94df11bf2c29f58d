import { pbkdf2Sync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyCodePoints } from '@/testing/anyCodePoints';
import { matchesPasswordHash, parsePasswordHash } from './passwordHash';

const ROUNDS = 3;
/** Sixteen bytes, 255 and 239 in turn. */
const KEY = '_-__7__v_-__7__v_-__7w';
const SALT = 'z3UsH2fof4bvOVldvwIYUg';
const DEMO_PASSWORD = 'weftline-demo';

const hashOf = (password: string, rounds = ROUNDS) => {
  const key = pbkdf2Sync(password, Buffer.from(SALT, 'base64url'), rounds, 32, 'sha256').toString('base64url');
  return parsePasswordHash(`pbkdf2-sha256:${rounds}:${SALT}:${key}`);
};

/** On plain http, `crypto` has random numbers and nothing else. */
const takeWebCryptoAway = () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a hash is parsed', () => {
  it('into rounds, salt and key', () => {
    const { rounds, salt, key } = parsePasswordHash(`pbkdf2-sha256:600000:AAECAAECAAECAAECAAECAA:${KEY}`);
    expect(rounds).toBe(600_000);
    expect([...salt]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    expect([...key]).toEqual(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 255 : 239)));
  });

  it.each([
    ['nothing', ''],
    ['a word', 'weftline'],
    ['another scheme', `pbkdf2-sha512:600000:${SALT}:${KEY}`],
    ['the scheme in capitals', `PBKDF2-SHA256:600000:${SALT}:${KEY}`],
    ['dollar signs', `pbkdf2-sha256$600000$${SALT}$${KEY}`],
    ['no rounds', `pbkdf2-sha256::${SALT}:${KEY}`],
    ['0 rounds', `pbkdf2-sha256:0:${SALT}:${KEY}`],
    ['fewer than 0 rounds', `pbkdf2-sha256:-1:${SALT}:${KEY}`],
    ['half a round', `pbkdf2-sha256:1.5:${SALT}:${KEY}`],
    ['rounds in words', `pbkdf2-sha256:many:${SALT}:${KEY}`],
    ['rounds without end', `pbkdf2-sha256:Infinity:${SALT}:${KEY}`],
    ['rounds with an exponent', `pbkdf2-sha256:1e3:${SALT}:${KEY}`],
    ['rounds in another base', `pbkdf2-sha256:0x10:${SALT}:${KEY}`],
    ['a salt of three bytes', `pbkdf2-sha256:600000:AAEC:${KEY}`],
    ['a key of three bytes', `pbkdf2-sha256:600000:${SALT}:AAEC`],
    ['no salt', `pbkdf2-sha256:600000::${KEY}`],
    ['no key', `pbkdf2-sha256:600000:${SALT}:`],
    ['a part missing', `pbkdf2-sha256:600000:${SALT}`],
    ['a part too many', `pbkdf2-sha256:600000:${SALT}:AAEC:${KEY}`],
    ['a salt that is no base64url', 'pbkdf2-sha256:600000:*:' + KEY],
    ['a key that is no base64url', `pbkdf2-sha256:600000:${SALT}:ä`],
    ['a key cut off', `pbkdf2-sha256:600000:${SALT}:A`],
  ])('or refused: %s', (_what, text) => {
    expect(() => parsePasswordHash(text)).toThrow(Error);
  });
});

describe.each([
  ['by WebCrypto', () => {}],
  ['by the fallback of a page without WebCrypto', takeWebCryptoAway],
])('GATE-6: the password is compared as typed, %s', (_how, prepare) => {
  it.each([
    ['plain', 'open sesame'],
    ['with blanks at its edges', '  open sesame\t'],
    ['of blanks alone', '   '],
    ['with an emoji', 'needle 🧵 & thread 👩‍🔧'],
    ['in another script', 'পাসওয়ার্ড 密码'],
    ['of 100 000 characters', 'w'.repeat(100_000)],
    ['empty', ''],
  ])('%s: accepted', async (_what, password) => {
    const hash = hashOf(password);
    prepare();
    expect(await matchesPasswordHash(password, hash)).toBe(true);
  });

  it.each([
    ['another word', 'open barley'],
    ['a blank before', ' open sesame'],
    ['a blank behind', 'open sesame '],
    ['capitals', 'Open Sesame'],
    ['a letter less', 'open sesam'],
    ['a letter more', 'open sesamee'],
    ['nothing', ''],
    ['a zero behind', 'open sesame\0.'],
    ['100 000 characters', 'open sesame'.repeat(10_000)],
  ])('%s: refused', async (_what, typed) => {
    const hash = hashOf('open sesame');
    prepare();
    expect(await matchesPasswordHash(typed, hash)).toBe(false);
  });

  it('letters that look the same and are different: refused', async () => {
    const hash = hashOf('caf\u00e9');
    prepare();
    expect(await matchesPasswordHash('cafe\u0301', hash)).toBe(false);
  });

  it('every bit of the key counts', async () => {
    const hash = hashOf('open sesame');
    prepare();
    for (const index of [0, 15, 31]) {
      const key = hash.key.map((byte, at) => (at === index ? byte ^ 1 : byte));
      expect(await matchesPasswordHash('open sesame', { ...hash, key })).toBe(false);
    }
  });

  it('salt and rounds count', async () => {
    const hash = hashOf('open sesame');
    prepare();
    expect(await matchesPasswordHash('open sesame', { ...hash, salt: hash.salt.toReversed() })).toBe(false);
    expect(await matchesPasswordHash('open sesame', { ...hash, rounds: hash.rounds + 1 })).toBe(false);
  });

  it('holds for any two passwords', async () => {
    // Zeros at the end change no key of PBKDF2; a zero cannot be typed, nor half a letter.
    const typeable = anyCodePoints.filter((text) => !/[\0\p{Surrogate}]/u.test(text));
    prepare();
    await fc.assert(
      fc.asyncProperty(typeable, typeable, async (right, typed) => {
        const hash = hashOf(right);
        expect(await matchesPasswordHash(right, hash)).toBe(true);
        expect(await matchesPasswordHash(typed, hash)).toBe(typed === right);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the hash of this build', () => {
  const load = async () => (await import('./passwordHash')).accessPasswordHash;

  it("GATE-6: is the demonstration's, which accepts its password after 600 000 rounds", async () => {
    vi.stubEnv('VITE_ACCESS_PASSWORD_HASH', undefined);
    const hash = parsePasswordHash(await load());
    expect({ rounds: hash.rounds, salt: hash.salt.length, key: hash.key.length }).toEqual({
      rounds: 600_000,
      salt: 16,
      key: 32,
    });
    expect(await matchesPasswordHash(DEMO_PASSWORD, hash)).toBe(true);
  });

  it('is the one set at build time, if any', async () => {
    vi.stubEnv('VITE_ACCESS_PASSWORD_HASH', `pbkdf2-sha256:1:${SALT}:AAEC`);
    expect(await load()).toBe(`pbkdf2-sha256:1:${SALT}:AAEC`);
  });
});

describe('GATE-9: the right password stands nowhere in what ships', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const shipped = [
    'index.html',
    ...['src', 'public'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
    ),
  ];

  it('reads every file', () => {
    expect(shipped).toContain(join('src', 'app', 'gate', 'passwordHash.ts'));
    expect(shipped).toContain(join('public', 'favicon.svg'));
  });

  it.each([
    ['plain', DEMO_PASSWORD],
    ['in base64', Buffer.from(DEMO_PASSWORD).toString('base64').replace(/=+$/, '')],
    ['in hexadecimal', Buffer.from(DEMO_PASSWORD).toString('hex')],
    ['backwards', [...DEMO_PASSWORD].toReversed().join('')],
  ])('%s', (_how, text) => {
    const found = shipped.filter((file) =>
      readFileSync(join(root, file), 'latin1').toLowerCase().includes(text.toLowerCase()),
    );
    expect(found).toEqual([]);
  });
});
