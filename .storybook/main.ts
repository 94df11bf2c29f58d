import type { StorybookConfig } from '@storybook/react-vite';
import { bookPlugin } from '../scripts/book/plugin.mjs';

/** The sections of the sidebar, each a folder below stories/. */
const sections = {
  guides: 'Guides',
  foundations: 'Foundations',
  'screen-maps': 'Screen maps',
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
  staticDirs: ['../public'],
  viteFinal: (given) => ({ ...given, plugins: [...(given.plugins ?? []), bookPlugin()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
