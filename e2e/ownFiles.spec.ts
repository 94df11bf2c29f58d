import { readdirSync, readFileSync } from 'node:fs';
import { inlineParts } from '../scripts/build/securityPolicy.mjs';
import { expect, test } from './app';
import { callsIn } from './builtCalls';

/** Uses in libraries that ask nobody and make nothing of text, each with its reason. */
const HARMLESS = [
  // Names of states in react-query; texts.
  /type:`fetch`,meta:/,
  /case`fetch`:return/,
];

test('SHELL-9: no built file asks the network by itself or makes code of text', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const inline = inlineParts(readFileSync('dist/index.html', 'utf8'), 'script');
  expect(inline).toHaveLength(1);
  const found = [
    ...scripts.flatMap((name) => callsIn(name, readFileSync(`dist/assets/${name}`, 'utf8'))),
    ...inline.flatMap((source) => callsIn('page.js', source)),
  ];
  expect(found.filter((place) => !HARMLESS.some((reason) => reason.test(place)))).toEqual([]);
  expect(
    HARMLESS.filter((reason) => !found.some((place) => reason.test(place))),
    'reasons for what is no longer there',
  ).toEqual([]);
});

test.describe('the policy', () => {
  test.use({ ownFilesOnly: false });

  test('SHELL-9: allows no request elsewhere', async ({ page }) => {
    await page.goto('/');
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          fetch('http://localhost:9/').catch(() => {});
        }),
    );
    expect(refused).toBe('connect-src');
  });
});
