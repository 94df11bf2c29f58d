import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { resultsFolder } from '../scripts/results/book.mjs';
import { sourceState } from '../scripts/results/run.mjs';

/** The sections of the sidebar, each a folder below stories/. */
const sections = {
  guides: 'Guides',
  foundations: 'Foundations',
  ui: 'UI',
  components: 'Components',
  screens: 'Screens',
  app: 'App',
  flows: 'Flows',
  specification: 'Specification',
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: Object.entries(sections).map(([folder, titlePrefix]) => ({
    directory: `../stories/${folder}`,
    files: '**/*.@(mdx|stories.tsx)',
    titlePrefix,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // A book without results is built all the same, and says so.
  staticDirs: ['../public', ...(existsSync(resultsFolder) ? [{ from: '../reports/results', to: '/results' }] : [])],
  env: (env) => ({ ...env, STORYBOOK_SOURCE_STATE: JSON.stringify(sourceState()) }),
  // manifests/components.json: what each component is for, its props and how its stories use it, for people's tools.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
