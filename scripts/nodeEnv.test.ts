import { build } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { productionCode } from './build/productionCode.mjs';

afterEach(() => vi.unstubAllEnvs());

it('a build is one for production, whatever the machine is set to', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'loom' } },
    plugins: [
      productionCode(),
      {
        name: 'loom',
        resolveId: (id) => (id === 'loom' ? id : undefined),
        load: (id) => (id === 'loom' ? 'console.log(process.env.NODE_ENV)' : undefined),
      },
    ],
  });
  expect(JSON.stringify(result)).toContain('console.log(`production`)');
});

it.each(['stories', 'unit'])('tests are tests, whatever the machine is set to: %s', async (kind) => {
  vi.stubEnv('NODE_ENV', 'production');
  await import(`../vitest.${kind}.config.ts`);
  expect(process.env['NODE_ENV']).toBe('test');
});
