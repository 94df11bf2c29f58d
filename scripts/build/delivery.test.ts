import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles, delivery, hostFiles } from './delivery.mjs';
import { headerPolicyOf, policyOfPage } from './securityPolicy.mjs';

const pageWith = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#39;')}">`;
const PAGE = pageWith("script-src 'self' 'sha256-a/b+c='; connect-src 'none'");
const POLICY = "script-src 'self' 'sha256-a/b+c='; connect-src 'self'; frame-ancestors 'none'";
const FILES = hostFiles({ html: PAGE, addresses: ['/', '/tickets'], assets: ['Shell-1.js', 'index-2.css'] });

test('a page without a policy cannot be delivered', () => {
  expect(policyOfPage(PAGE)).toBe("script-src 'self' 'sha256-a/b+c='; connect-src 'none'");
  expect(() => policyOfPage('<meta charset="utf-8">')).toThrow('The page holds no security policy.');
});

test('the headers let the service worker fetch what the page itself may not, and nobody frame it', () => {
  expect(headerPolicyOf(PAGE)).toBe(POLICY);
  expect(() => headerPolicyOf(pageWith("script-src 'self'"))).toThrow("connect-src 'none'");
});

test('every host gets every header, from one source', () => {
  expect(Object.keys(FILES)).toEqual(['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.htaccess']);
  for (const host of ['_headers', 'vercel.json', 'nginx.conf', '.htaccess']) {
    const text = FILES[host] ?? '';
    expect(text).toContain(POLICY);
    for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cache-Control'])
      expect(text, `${host}: ${name}`).toContain(name);
    for (const value of ['nosniff', 'no-store', 'max-age=31536000, immutable'])
      expect(text, `${host}: ${value}`).toContain(value);
  }
});

const PAGES = ['/', '/index.html', '/tickets', '/tickets/'];
const NO_PAGES = ['/assets/gone.js', '/assets/Shell-1.js.map', '/nowhere', '/favicon.svg'];

test('Netlify and Cloudflare name each file and screen: of a gone asset nothing says that it stays as it is', () => {
  const rules = (FILES['_headers'] ?? '').split(/\n(?=\/)/).map((rule) => rule.trim().split('\n'));
  const keeping = (value: string) =>
    rules.filter((rule) => rule.some((line) => line.trim() === `Cache-Control: ${value}`)).map(([path]) => path);
  expect(keeping('public, max-age=31536000, immutable')).toEqual(['/assets/Shell-1.js', '/assets/index-2.css']);
  expect(keeping('no-store')).toEqual(PAGES);
  expect(FILES['_redirects']).toBe('/tickets / 200\n/tickets/ / 200\n');
});

test('Vercel does the same', () => {
  const settings = JSON.parse(FILES['vercel.json'] ?? '') as {
    rewrites: { source: string }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const keptAs = (path: string) =>
    settings.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Cache-Control')
      .map(({ value }) => value);
  for (const path of PAGES) expect(keptAs(path), `of ${path}`).toEqual(['no-store']);
  for (const path of NO_PAGES) expect(keptAs(path), `of ${path}`).toEqual([]);
  for (const name of ['Shell-1.js', 'index-2.css']) expect(keptAs(`/assets/${name}`)).toEqual([expect.any(String)]);
  expect(settings.rewrites.map(({ source }) => source)).toEqual(['/tickets', '/tickets/']);
});

test('nginx asks for assets before it asks for files, and keeps no error', () => {
  expect(FILES['nginx.conf']).toContain('location ^~ /assets/ {');
  expect(FILES['nginx.conf']).toContain('add_header Cache-Control $weftline_cache always;');
});

test('Apache keeps no answer for a year that an asset is gone', () => {
  const lines = (FILES['.htaccess'] ?? '').split('\n').filter((line) => line.includes('immutable'));
  expect(lines).toEqual([expect.stringMatching(/ "expr=.* && %[{]REQUEST_STATUS[}] -lt 400"$/)]);
});

test('nginx and Apache answer a screen with the page, and what is no screen with 404', () => {
  const screen = /^location ~ (\S+) \{$/m.exec(
    (FILES['nginx.conf'] ?? '').split('try_files $uri =404;\n}').at(-1) ?? '',
  );
  const rule = /^RewriteRule (\S+) index[.]html \[L\]$/m.exec(FILES['.htaccess'] ?? '');
  const [nginx, apache] = [new RegExp(screen?.[1] ?? '.'), new RegExp(rule?.[1] ?? '.')];
  for (const [path, isScreen] of [
    ['/tickets', true],
    ['/tickets/', true],
    ['/tickets/TK-1', false],
    ['/nowhere', false],
    ['/assets/', false],
  ] as const) {
    expect(nginx.test(path), `nginx: ${path}`).toBe(isScreen);
    // Apache's rules begin after the folder's slash.
    expect(apache.test(path.slice(1)), `Apache: ${path}`).toBe(isScreen);
  }
  expect(nginx.test('/')).toBe(true);
  const bodyOf = (place: string) =>
    (FILES['nginx.conf'] ?? '').split(`location ${place} {\n`)[1]?.split('\n}')[0]?.trim();
  expect(bodyOf('/')).toBe('return 404;');
  expect(bodyOf('= /404.html')).toBe('set $weftline_cache "no-store";');
  for (const host of ['nginx.conf', '.htaccess'])
    expect(FILES[host]).toMatch(/^(error_page|ErrorDocument) 404 [/]404[.]html;?$/m);
});

describe('what serves the build here', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weftline-delivery-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const server = createServer(delivery(folder, [['X-Content-Type-Options', 'nosniff']]));
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    write('index.html', '<!doctype html>'.padEnd(1_000));
    write('assets/Shell-1.js', 'export {};'.padEnd(1_000));
    write('favicon.svg', '<svg/>');
    await compressFiles(folder);
    await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  interface Asked {
    method?: string;
    headers?: Record<string, string>;
  }
  /** Status, length of the body and headers of an answer; the address goes out as it is written. */
  const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<{ status: number | undefined; length: number; header: (name: string) => unknown }>(
      (resolve, reject) => {
        const { port } = server.address() as AddressInfo;
        request({ host: 'localhost', port, path, method, headers }, (answer) => {
          let length = 0;
          answer.on('data', (chunk: Buffer) => {
            length += chunk.length;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode, length, header: (name) => answer.headers[name] }),
          );
        })
          .on('error', reject)
          .end();
      },
    );

  test.each([
    ['/', 200, 'no-store'],
    ['/tickets', 200, 'no-store'],
    ['/tickets?a=b.js', 200, 'no-store'],
    ['/index.html', 200, 'no-store'],
    ['/favicon.svg', 200, 'no-cache'],
    ['/assets/Shell-1.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'no-store'],
    ['/gone.svg', 404, 'no-store'],
    ['/assets/', 404, 'no-store'],
    ['/..%2findex.html', 403, 'no-store'],
    ['/%00.js', 400, 'no-store'],
  ])('%s: %i, %s', async (path, status, cached) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.header('cache-control')).toBe(cached);
    expect(answer.header('x-content-type-options')).toBe('nosniff');
    expect(answer.length > 0).toBe(status === 200);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', undefined],
  ])('with %s accepted, a script is %s, and a script all the same', async (accepted, encoding) => {
    const answer = await ask('/assets/Shell-1.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.header('content-encoding')).toBe(encoding);
    expect(answer.header('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.header('vary')).toBe('Accept-Encoding');
    expect(answer.length < 1_000).toBe(encoding !== undefined);
  });

  test('a range is that range, and one that is none is refused', async () => {
    const last = await ask('/favicon.svg', { headers: { range: 'bytes=-2' } });
    expect([last.status, last.length]).toEqual([206, 2]);
    expect((await ask('/favicon.svg', { headers: { range: 'bytes=5-2' } })).status).toBe(416);
  });

  test('what a browser has already is not sent again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const etag = String((await ask('/assets/Shell-1.js', { headers })).header('etag'));
    const again = await ask('/assets/Shell-1.js', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.length]).toEqual([304, 0]);
  });

  test('nothing is sent to it', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.header('content-length')]).toEqual([200, '1000']);
  });

  test('a file that is gone since, and an address made to keep it busy, end nothing', async () => {
    rmSync(join(folder, 'favicon.svg'));
    expect((await ask('/favicon.svg')).status).toBe(404);
    expect((await ask(`/${'a.a'.repeat(1_000)}!`)).status).toBe(200);
  });
});
