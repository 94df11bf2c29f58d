import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Vitest keeps what the machine says; in 'production' React has no warnings and no act().
process.env['NODE_ENV'] = 'test';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'unit',
    environment: 'node',
    setupFiles: ['src/testing/fixedSeed.ts', 'scripts/testEnv.mjs'],
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
    // A process for each file takes longer than all tests together.
    isolate: false,
    pool: 'threads',
    // One for each processor; Vitest by itself leaves one processor without work.
    maxWorkers: availableParallelism(),
    // The page of clauses leads to the line of each test.
    includeTaskLocation: true,
    // Some start the linter, a server or a build, which take a tenth of it alone, beside all stories and end-to-end tests.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    attachmentsDir: 'reports/attachments',
  },
});
