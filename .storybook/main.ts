import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import remarkGfm from 'remark-gfm';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { KINDS, kindsIn, roomOf } from '../scripts/storyTitles.mjs';
import { bookChunks } from '../scripts/book/bookChunks.mjs';
import { guideTables } from '../scripts/book/guideTables.mjs';
import { inOwnTerms, type Manifests } from '../scripts/book/manifest.mjs';
import { bookPlugin } from '../scripts/book/plugin.mjs';
import { componentFacts } from '../scripts/component-pages/plugin.mjs';
import { resultsHere } from '../scripts/book/resultsHere.mjs';
import { resultsFolder } from '../scripts/results/book.mjs';
import { sourceState } from '../scripts/results/run.mjs';

const stories = fileURLToPath(new URL('../stories', import.meta.url));

/** The sections of the sidebar, each a folder below stories/, in their order. */
const sections = [
  'guides',
  'foundations',
  'screen-maps',
  'ui',
  'components',
  'screens',
  'app',
  'flows',
  'specification',
];

/** Whether Storybook reads a file of this name. */
const isRead = (name: string) => /\.(mdx|stories\.tsx)$/.test(name);

/** What Storybook reads of a section: its own files, and each folder in it under a name that people read. */
const specifiersOf = (section: string) => {
  const entries = readdirSync(join(stories, section), { withFileTypes: true });
  const holdsStories = (folder: string) =>
    readdirSync(join(stories, section, folder), { recursive: true, encoding: 'utf8' }).some(isRead);
  const folders = entries.flatMap((entry) => (entry.isDirectory() && holdsStories(entry.name) ? [entry.name] : []));
  const hasFiles = entries.some(({ name }) => isRead(name));
  const directory = `../stories/${section}`;
  return [
    ...(hasFiles ? [{ directory, files: '*.@(mdx|stories.tsx)', titlePrefix: roomOf(section) }] : []),
    ...folders.toSorted().map((folder) => ({
      directory: `${directory}/${folder}`,
      files: '**/*.@(mdx|stories.tsx)',
      titlePrefix: `${roomOf(section)}/${roomOf(folder)}`,
    })),
  ];
};

/** Paths of the files whose stories alone are run; none for all. Storybook reads every file, which takes three seconds. */
const filesMeant: readonly string[] = JSON.parse(process.env['WEFTLINE_STORY_FILES'] ?? '[]');

/** Of what Storybook reads, the files that are meant. */
const narrowed = (specifier: ReturnType<typeof specifiersOf>[number]) => {
  if (filesMeant.length === 0) return [specifier];
  const isFlat = !specifier.files.startsWith('**');
  return filesMeant
    .map((file) => relative(specifier.directory, `../${file}`).split(sep).join('/'))
    .filter((file) => !file.startsWith('..') && !(isFlat && file.includes('/')))
    .map((files) => ({ ...specifier, files }));
};

/** Tells of each story whether it is a state, an edge or an action, and puts them into that order, Default first. */
const withKinds = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const kinds = kindsIn(relative(stories, file).split(sep).join('/'), readFileSync(file, 'utf8'));
    const entries = (await indexer.createIndex(file, options)).map((entry) => {
      const kind = kinds.get(entry.exportName) ?? 'edge';
      const rank = entry.exportName === 'Default' ? -1 : KINDS.indexOf(kind);
      return { rank, entry: { ...entry, tags: [...(entry.tags ?? []), kind] } };
    });
    return entries.toSorted((first, second) => first.rank - second.rank).map(({ entry }) => entry);
  },
});

/** Storybook reads it as it reads the others, but its types do not name it. */
interface ManifestConfig {
  experimental_manifests: (manifests: Manifests) => Manifests;
}

const config: StorybookConfig & ManifestConfig = {
  framework: '@storybook/react-vite',
  stories: sections.flatMap(specifiersOf).flatMap(narrowed),
  experimental_indexers: (existing = []) => existing.map(withKinds),
  // Designers see states at rest; QA takes the filter away, or chooses one of the kinds.
  tags: { edge: { defaultFilterSelection: 'exclude' }, action: { defaultFilterSelection: 'exclude' } },
  addons: [
    // MDX by itself knows no tables, and none that a phone has room for.
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [guideTables] } },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // A book without results is built all the same, and says so.
  staticDirs: ['../public', ...(existsSync(resultsFolder) ? [{ from: '../reports/results', to: '/results' }] : [])],
  // No test depends on the state of the files, which git takes a third of a second to tell.
  env: (env, { configType }) =>
    process.env['VITEST']
      ? env
      : {
          ...env,
          STORYBOOK_SOURCE_STATE: JSON.stringify(sourceState()),
          STORYBOOK_RESULTS: JSON.stringify(resultsHere(resultsFolder, configType === 'DEVELOPMENT')),
        },
  // manifests/components.json: what each component is for, its props and how its stories use it, for people's tools.
  // The search finds the headings of guides, and, whatever the filter shows, every story by its place on its component's page.
  // The product has grounds of its own, by the appearance: Storybook's would stand around them, and be nowhere on pages.
  features: { componentsManifest: true, experimentalSearchDocsHeadings: true, backgrounds: false },
  experimental_manifests: (manifests) => inOwnTerms(manifests),
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), componentFacts(), bookPlugin()],
    // A line and a gzip for each of hundreds of files would bury what else the build says.
    ...(configType === 'PRODUCTION'
      ? {
          logLevel: 'warn',
          build: {
            ...vite.build,
            reportCompressedSize: false,
            chunkSizeWarningLimit: 1500,
            // Storybook leaves out what vite.config.ts says of builds.
            rolldownOptions: {
              ...vite.build?.rolldownOptions,
              // Beside what Storybook's own builder says of the output, the order in which modules run.
              output: { ...[vite.build?.rolldownOptions?.output ?? []].flat()[0], codeSplitting: bookChunks },
              checks: { bundlerTimings: false },
            },
          },
        }
      : {}),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
