import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRODUCT_INITIALS, PRODUCT_KIND, PRODUCT_NAME } from './product';

it('GATE-2, DASH-1: what the product is called, in full, in its badge and by its kind', () => {
  expect([PRODUCT_NAME, PRODUCT_INITIALS, PRODUCT_KIND]).toEqual(['Weftline', 'WL', 'Customer Operations Platform']);
});

// Where no program is there to say it.
it.each([
  ['index.html', `<title>${PRODUCT_NAME}</title>`],
  ['index.html', `<noscript><p>${PRODUCT_NAME} needs JavaScript.`],
  ['src/styles/print.css', `content: '${PRODUCT_NAME}';`],
  ['docs/openacr.yaml', `  name: ${PRODUCT_NAME}\n`],
  ['README.md', `# ${PRODUCT_NAME}\n`],
])('%s calls it by the same name: %s', (file, words) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(words);
});
