import { expect, test } from 'vitest';
import { hostFiles } from './delivery.mjs';
import { policyOfPage } from './securityPolicy.mjs';

const POLICY = policyOfPage(
  `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39; &#39;sha256-a/b+c=&#39;">`,
);
const FILES = hostFiles(POLICY, ['/', '/tickets']);

test('a page without a policy cannot be delivered', () => {
  expect(POLICY).toBe("script-src 'self' 'sha256-a/b+c='");
  expect(() => policyOfPage('<meta charset="utf-8">')).toThrow('The page holds no security policy.');
});

test('every host gets every header, from one source', () => {
  expect(Object.keys(FILES)).toEqual(['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.htaccess']);
  for (const host of ['_headers', 'vercel.json', 'nginx.conf', '.htaccess']) {
    const text = FILES[host] ?? '';
    expect(text).toContain(`${POLICY}; frame-ancestors 'none'`);
    for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy', 'Cache-Control'])
      expect(text, `${host}: ${name}`).toContain(name);
    for (const value of ['nosniff', 'no-store', 'max-age=31536000, immutable'])
      expect(text, `${host}: ${value}`).toContain(value);
  }
});

test('Netlify and Cloudflare name each screen, for they join the values of all rules that match', () => {
  const rules = (FILES['_headers'] ?? '').split(/\n(?=\/)/).filter((rule) => rule.includes('Cache-Control'));
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/assets/*', '/', '/tickets', '/index.html']);
});

test('nginx asks for assets before it asks for files, and keeps no error', () => {
  expect(FILES['nginx.conf']).toContain('location ^~ /assets/ {');
  expect(FILES['nginx.conf']).toContain('add_header Cache-Control $weftline_cache;');
});

test('Vercel sends screens to the page, and neither assets nor files', () => {
  const { rewrites } = JSON.parse(FILES['vercel.json'] ?? '') as { rewrites: { source: string }[] };
  const screens = new RegExp(`^${rewrites[0]?.source}$`);
  expect(['/', '/tickets', '/a/b'].filter((path) => !screens.test(path))).toEqual([]);
  expect(['/assets/gone.js', '/assets/gone', '/favicon.svg'].filter((path) => screens.test(path))).toEqual([]);
});
