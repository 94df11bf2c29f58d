import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindOf, kindsIn, titleOf } from './storyTitles.mjs';

describe('the title of a file', () => {
  it.each([
    ['ui/SidePanel.stories.tsx', 'UI/SidePanel'],
    ['components/purchase-orders/RiskTagBadge.stories.tsx', 'Components/Purchase orders/RiskTagBadge'],
    ['ui/data-table/DataTable/Sizes.stories.tsx', 'UI/Data table/DataTable/Sizes'],
    // Storybook drops a folder that its file repeats; another title would be another id, under which nothing ever ran.
    ['app/shell/Shell.stories.tsx', 'App/Shell'],
    ['app/shell/TopBar.stories.tsx', 'App/Shell/TopBar'],
  ])('%s is %s in the sidebar', (file, title) => {
    expect(titleOf(file.split('/'))).toBe(title);
  });
});

describe('the kind of a story', () => {
  const pressed = 'play: async ({ userEvent }) => {}';

  it.each([
    ['components/threads/ThreadCard.stories.tsx', 'Escalated', '', 'state'],
    ['components/threads/ThreadCard.stories.tsx', 'Default', pressed, 'state'],
    ['components/threads/ThreadCard.stories.tsx', 'EveryLevel', '', 'state'],
    ['components/threads/ThreadCard.stories.tsx', 'LongTexts', '', 'edge'],
    ['components/threads/ThreadCard.stories.tsx', 'Pressing', pressed, 'action'],
    ['ui/data-table/DataTable/Sizes.stories.tsx', 'Default', '', 'edge'],
    ['screens/threads/SmartInboxView.stories.tsx', 'Default', '', 'state'],
    ['screens/threads/SmartInboxScreen.stories.tsx', 'Empty', '', 'edge'],
    ['screens/threads/ThreadPanelHost.stories.tsx', 'Default', pressed, 'action'],
    ['app/ErrorScreen.stories.tsx', 'Default', '', 'state'],
    ['flows/TriageAThread.stories.tsx', 'Default', pressed, 'action'],
    ['foundations/Colour.stories.tsx', 'Contrast', '', 'state'],
  ] as const)('%s: %s %s is of kind %s', (file, name, source, kind) => {
    expect(kindOf(file, name, source)).toBe(kind);
  });

  it('is told from its own lines alone', () => {
    const text = `export const Long: Story = {};\n\nexport const Pressing: Story = { ${pressed} };\n`;
    expect([...kindsIn('ui/Button.stories.tsx', text)]).toEqual([
      ['Long', 'edge'],
      ['Pressing', 'action'],
    ]);
  });
});

const folder = join(import.meta.dirname, '..', 'stories');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(folder, file), 'utf8') }));
const kinds = files.map(({ file, text }) => ({ file, text, kinds: kindsIn(file, text) }));

describe('what designers see at rest', () => {
  it('is at most 250 states', () => {
    const states = kinds.flatMap((file) => [...file.kinds.values()].filter((kind) => kind === 'state'));
    expect(
      states.length,
      "tag 'edge' where a designer would not look for it, or raise the number on purpose",
    ).toBeLessThanOrEqual(250);
  });

  it('has the first look of every component', () => {
    const shown = kinds.filter(({ file }) => /^(ui|components|screens)\//.test(file) && !/Host\.stories/.test(file));
    const without = shown.filter(({ file, kinds: own }) => !/\/[A-Z]\w*\/[^/]*$/.test(file) && !own.has('Default'));
    expect(
      without.map(({ file }) => file),
      'a story called Default is missing in these',
    ).toEqual([]);
  });
});

/** The files whose component takes such an argument, as its meta has it; parts and assembled screens aside. */
const taking = (pattern: RegExp) =>
  kinds.filter(({ file, text }) => {
    const [meta = ''] = text.slice(text.indexOf('const meta')).split('satisfies Meta');
    return (
      /^(components|screens)\//.test(file) && !/(Host|Screen)\.stories|\/[A-Z]\w*\//.test(file) && pattern.test(meta)
    );
  });

describe("the states that the product's people speak of", () => {
  it.each([
    ['Escalated', 'a thread', /\b(thread|threads|riskLevel)[:,]/],
    ['Delayed', 'a phase', /\b(project|timeline|timelines): build|args: withTimeline|PhaseStatusBadge,/],
    ['Empty', 'a list of tickets', /\btickets[:,]/],
  ])('%s stands on what shows %s', (name, _what, takes) => {
    const shown = taking(takes);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((file) => !file.kinds.has(name)).map(({ file }) => file)).toEqual([]);
  });
});

/** A component's stories may be parted: those of one stand in its file and in the folder of its name. */
const storiesOfOne = (file: string) => {
  const component = file.replace(/\.stories\.tsx$/, '').replace(/\/([A-Z]\w*)\/[A-Z]\w*$/, '/$1');
  return files
    .filter((other) => other.file === `${component}.stories.tsx` || other.file.startsWith(`${component}/`))
    .map(({ text }) => text)
    .join('\n');
};

it('every screen, view and host of a panel has stories', () => {
  const parts = readdirSync(join(folder, '..', 'src', 'screens'), { recursive: true, encoding: 'utf8' })
    .map((file) => `screens/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
  expect(parts.length).toBeGreaterThan(15);
  const without = parts.filter((file) => storiesOfOne(file.replace(/tsx$/, 'stories.tsx')) === '');
  expect(without, 'write stories of these, at the same path below stories/').toEqual([]);
});

// What a component is built of may be seen in the stories of the whole.
it('every component that a screen or the frame draws has stories', () => {
  const source = join(folder, '..', 'src');
  const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(screens|app)[\\/].*\.tsx$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/from '@\/((?:components|ui)\/(?:[a-z-]+\/)?[A-Z]\w*)'/g),
    ])
    .map(([, component = '']) => component);
  const components = [...new Set(drawn)];
  expect(components.length).toBeGreaterThan(60);
  const without = components.filter((component) => storiesOfOne(`${component}.stories.tsx`) === '');
  expect(without, 'write stories of these, at the same path below stories/').toEqual([]);
});

it('every callback that stories hand in and watch is asserted by one of them', () => {
  const watched = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(on[A-Z]\w*): fn\(/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(watched.length).toBeGreaterThan(150);
  const unasserted = watched.filter(({ file, name }) => {
    const handedIn = new RegExp(`\\b${name}(: fn\\(|=\\{)`, 'g');
    return !new RegExp(`\\b${name}\\b`).test(storiesOfOne(file).replaceAll(handedIn, ''));
  });
  expect(
    unasserted.map(({ file, name }) => `${file}: ${name}`),
    'press what calls these in a story, and assert the call',
  ).toEqual([]);
});
