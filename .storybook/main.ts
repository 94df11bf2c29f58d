import type { StorybookConfig } from '@storybook/react-vite';

/** The sidebar's rooms, each a folder below stories/. */
const rooms = {
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
  stories: Object.entries(rooms).map(([folder, titlePrefix]) => ({
    directory: `../stories/${folder}`,
    files: '**/*.@(mdx|stories.tsx)',
    titlePrefix,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
