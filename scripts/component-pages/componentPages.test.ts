import { describe, expect, it } from 'vitest';
import { changesIn } from './changes.mjs';
import { readFacts, storyRooms } from './facts.mjs';
import { faultsOfNotes, readNotes } from './notes.mjs';
import { keysIn, readStoryFile } from './plays.mjs';
import { readStructure } from './sources.mjs';

describe('the structure of components', () => {
  const structure = readStructure({
    'src/ui/Loom.tsx':
      "import { Flex } from '@radix-ui/themes';\n/** Weaves.\n *\n * More. */\nexport function Loom() {}",
    'src/ui/threads.ts': 'export const THREADS = 3;',
    'src/components/cloth/Cloth.tsx':
      "import { Loom } from '@/ui/Loom';\nimport type { Yarn } from '@/ui/Yarn';\nexport function Cloth() {}",
    'src/ui/Yarn.tsx': 'export function Yarn() {}',
    'src/screens/cloth/ClothView.tsx':
      "import { Cloth } from '@/components/cloth/Cloth';\nimport { THREADS } from '@/ui/threads';\nexport function ClothView() {}",
    'src/screens/cloth/ClothScreen.tsx': "import { ClothView } from './ClothView';\nexport function ClothScreen() {}",
    'src/app/screens.ts': "export const load = () => import('@/screens/cloth/ClothScreen');",
    'src/ui/Frame.tsx': 'export function Frame() {}',
    'src/app/shell.tsx': "import { Frame } from '@/ui/Frame';\nexport const drawShell = () => Frame();",
  });

  it('says what each is built of and what uses it, types left out', () => {
    expect(structure.get('src/components/cloth/Cloth.tsx')).toMatchObject({
      builtOf: ['src/ui/Loom.tsx'],
      usedBy: ['src/screens/cloth/ClothView.tsx'],
    });
    expect(structure.get('src/ui/Loom.tsx')?.packages).toEqual([{ name: '@radix-ui/themes', parts: ['Flex'] }]);
  });

  it('finds the screens that lead to each', () => {
    expect(structure.get('src/ui/Loom.tsx')?.screens).toEqual(['ClothScreen']);
    expect(structure.get('src/ui/Yarn.tsx')).toMatchObject({ screens: [], isDrawn: false });
  });

  it('knows what is drawn around them, by a file that exports no component', () => {
    expect(structure.get('src/ui/Frame.tsx')).toMatchObject({ screens: [], usedBy: [], isDrawn: true });
  });

  it('takes the first sentence above a function, and no file without a component', () => {
    expect(structure.get('src/ui/Loom.tsx')?.sentences).toEqual({ Loom: 'Weaves.' });
    expect(structure.has('src/ui/threads.ts')).toBe(false);
  });
});

describe('the keys of a play', () => {
  it.each([
    ['{Enter}', ['Enter']],
    [' ', ['Space']],
    ['{Alt>}{ArrowRight}{/Alt}{Home}', ['Alt+ArrowRight', 'Home']],
    ['{Control>}{Shift>}[KeyT]{/Shift}x{/Control}', ['Control+Shift+T']],
    ['Zips{Enter}late', ['Enter']],
    ['Zips', []],
  ])('%s', (notation, keys) => {
    expect(keysIn(notation)).toEqual(keys);
  });
});

describe('a file of stories', () => {
  const { page, component, stories } = readStoryFile(
    'stories/ui/Loom.stories.tsx',
    `import { Loom } from '@/ui/Loom';
    const meta = { component: Loom } satisfies Meta<typeof Loom>;
    const DOWN = '{ArrowDown}';
    async function lift(userEvent) { await userEvent.keyboard(DOWN); }
    export const Default: Story = { play: async ({ canvas }) => { await expect(canvas.getByRole('button')).toBeVisible(); } };
    export const LiftingTheShaft: Story = {
      name: 'Lifting',
      play: async ({ userEvent, step }) => {
        await step('lift it', async () => { await lift(userEvent); });
        await userEvent.tab({ shift: true });
      },
    };
    export const Waiting: Story = { play: async (context) => { await expectLoading(context); } };
    export const Still: Story = {};`,
  );

  it('names its page, its component and its stories', () => {
    expect(page).toBe('ui-loom--docs');
    expect(component).toEqual({ name: 'Loom', from: '@/ui/Loom' });
    expect(stories.map(({ id, name }) => [id, name])).toEqual([
      ['ui-loom--default', 'Default'],
      ['ui-loom--lifting-the-shaft', 'Lifting'],
      ['ui-loom--waiting', 'Waiting'],
      ['ui-loom--still', 'Still'],
    ]);
  });

  it('tells plays that act from those that look', () => {
    expect(stories.map(({ play }) => play?.acts)).toEqual([false, true, true, undefined]);
  });

  it('reads steps, and keys in helpers and constants of the file', () => {
    expect(stories[1]?.play).toMatchObject({
      steps: [{ sentence: 'lift it', acts: true }],
      presses: [
        { keys: 'ArrowDown', step: 'lift it' },
        { keys: 'Shift+Tab', step: '' },
      ],
    });
  });
});

it('keeps the latest changes of each file', () => {
  const log = ['c', 'b', 'a']
    .map((hash) => `\u0001${hash}\u00022026-01-15\u0002Weave ${hash}\n\nsrc/Loom.tsx\n`)
    .join('');
  expect(changesIn(`${log}\u0001z\u00022026-01-14\u0002Spin\n\nsrc/Yarn.tsx\n`)).toEqual(
    new Map([
      ['src/Loom.tsx', ['c', 'b', 'a'].map((hash) => ({ hash, day: '2026-01-15', subject: `Weave ${hash}` }))],
      ['src/Yarn.tsx', [{ hash: 'z', day: '2026-01-14', subject: 'Spin' }]],
    ]),
  );
});

describe('notes', () => {
  const text = "**Use it** for cloth.\n\n**Not** for `Yarn`.\n\n**Do** set\nthe `width`.\n\n**Don't** cut.\n";

  it('are four paragraphs whose names exist', () => {
    expect(faultsOfNotes(text, new Set(['Yarn', 'width']))).toEqual([]);
    expect(readNotes(text)).toEqual({
      useIt: 'for cloth.',
      notFor: 'for `Yarn`.',
      good: 'set the `width`.',
      bad: 'cut.',
    });
  });

  it.each([
    ['a name that is gone', text, new Set(['width']), /names Yarn, which is gone/],
    ['a paragraph too few', text.replace(/\*\*Do\*\*.*/s, ''), new Set(['Yarn', 'width']), /four paragraphs/],
    ['too many words', text.replace('cut', 'cut '.repeat(120)), new Set(['Yarn', 'width']), /133 words/],
  ])('refuse %s', (_fault, faulty, known, message) => {
    expect(faultsOfNotes(faulty, known).join('\n')).toMatch(message);
  });
});

it('a page gets the facts of the stories beside it alone, and every folder with stories has some', () => {
  const rooms = readFacts();
  expect(Object.keys(rooms).toSorted()).toEqual(storyRooms());
  const { components = {}, plays = {} } = rooms['stories/components/threads'] ?? {};
  expect(components['stories/components/threads/ThreadCard.stories.tsx']?.name).toBe('ThreadCard');
  expect(Object.keys(components).filter((file) => !file.startsWith('stories/components/threads/'))).toEqual([]);
  expect(Object.keys(plays).filter((id) => !id.startsWith('components-threads-'))).toEqual([]);
  expect(Object.keys(plays).length).toBeGreaterThan(20);
});
