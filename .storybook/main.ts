import type { StorybookConfig } from '@storybook/react-vite';

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
  staticDirs: ['../public'],
  // manifests/components.json: what each component is for, its props and how its stories use it, for people's tools.
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
