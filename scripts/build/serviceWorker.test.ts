import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFiles } from './serviceWorker.mjs';

const folder = mkdtempSync(join(tmpdir(), 'weftline-service-worker-'));
const write = (name: string) => writeFileSync(join(folder, name), name);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'favicon.svg', 'favicon.ico', 'icon.png', 'early.js']) write(name);
  for (const name of ['Shell-1.js', 'index-2.css', 'inter-3.woff2']) write(`assets/${name}`);
  for (const name of [
    '404.html',
    'service-worker.js',
    'apple-touch-icon.png',
    '_headers',
    'vercel.json',
    'early.js.br',
    'early.js.gz',
  ])
    write(name);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('all that a browser asks for is kept, the page last; what only server or system read is not', () => {
  expect(builtFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/Shell-1.js',
    '/assets/index-2.css',
    '/assets/inter-3.woff2',
    '/early.js',
    '/favicon.ico',
    '/favicon.svg',
    '/icon.png',
    '/',
  ]);
});

test('each has the hash of what it holds; it is its version too where the name tells of none', () => {
  const files = builtFiles(folder);
  const hash = hashOf('favicon.svg');
  expect(files.find(({ url }) => url === '/favicon.svg')).toEqual({
    url: '/favicon.svg',
    revision: hash,
    integrity: `sha256-${hash}`,
  });
  expect(files.find(({ url }) => url === '/assets/Shell-1.js')).toEqual({
    url: '/assets/Shell-1.js',
    revision: null,
    integrity: `sha256-${hashOf('assets/Shell-1.js')}`,
  });
});
