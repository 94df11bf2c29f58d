import { build, createLogger } from 'vite';
import { expect, it } from 'vitest';
import viteConfig from '../../vite.config.ts';

it('a build that takes its time says nothing about it', async () => {
  const said: string[] = [];
  const customLogger = createLogger('silent');
  for (const level of ['info', 'warn'] as const) customLogger[level] = (message) => said.push(message);
  await build({
    configFile: false,
    customLogger,
    build: { write: false, rolldownOptions: { ...viteConfig.build?.rolldownOptions, input: 'loom' } },
    plugins: [
      {
        name: 'slow',
        resolveId: (id) => (id === 'loom' ? id : undefined),
        // Bundlers report callbacks from some three seconds on.
        load: (id) =>
          id === 'loom' ? new Promise((resolve) => setTimeout(resolve, 3_500, 'export const warp = 1;')) : undefined,
      },
    ],
  });
  expect(said.join('\n')).toContain('built in');
  expect(said.join('\n')).not.toContain('TIMINGS');
});
