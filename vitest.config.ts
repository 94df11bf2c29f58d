import { defineConfig } from 'vitest/config';

// Each by itself starts sooner: the unit tests need nothing of Storybook.
export default defineConfig({ test: { projects: ['vitest.unit.config.ts', 'vitest.stories.config.ts'] } });
