import { expect, test } from 'vitest';
import { hostFiles } from './delivery.mjs';
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
