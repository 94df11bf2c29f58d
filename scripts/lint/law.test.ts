import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A fixture: a file that the linter must refuse, and by which rule. */
type Offence = readonly [what: string, file: string, code: string, rule: string];

const IMPORTS = 'weftline(import-law)';
const CLOCK = 'weftline(deterministic)';
const PARAMETERS = 'weftline(literal-parameters)';
const NAMES = 'weftline(story-names)';
const ASSERTS = 'weftline(play-asserts)';
const RULES = 'weftline(rules-in-domain)';
const CATALOGUE = 'weftline(catalogue)';
const COLOURS = 'weftline(own-colours)';
const FORMATS = 'eslint(no-restricted-properties)';

const offences: readonly Offence[] = [
  ['domain takes React', 'src/domain/a1.ts', `import { useState } from 'react';\nexport const a = useState;`, IMPORTS],
  ['domain reaches up to ui', 'src/domain/a2.ts', `import { a } from '@/ui/X';\nexport const b = a;`, IMPORTS],
  [
    'ui reaches up to components',
    'src/ui/A1.tsx',
    `import { a } from '@/components/x/X';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'ui reaches up by a relative path',
    'src/ui/A2.tsx',
    `import { a } from '../screens/x/X';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'ui takes more of domain than tone',
    'src/ui/A3.tsx',
    `import { a } from '@/domain/x/x';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'ui speaks for itself',
    'src/ui/A4.tsx',
    `import { a } from '@/notifications/notify';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a message navigates',
    'src/notifications/A1.ts',
    `import { Link } from 'react-router-dom';\nexport const b = Link;`,
    IMPORTS,
  ],
  ['ui navigates', 'src/ui/A5.tsx', `import { Link } from 'react-router-dom';\nexport const b = Link;`, IMPORTS],
  [
    'a component reaches up to screens',
    'src/components/x/A1.tsx',
    `import { a } from '@/screens/x/X';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a component reaches up to app',
    'src/components/x/A2.tsx',
    `import { a } from '@/app/x';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a component queries data',
    'src/components/x/A3.tsx',
    `import { a } from '@/operations/queries';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a component reads the clock',
    'src/components/x/A4.tsx',
    `import { a } from '@/clock/useNow';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a component knows the sample',
    'src/components/x/A5.tsx',
    `import { a } from '@/operations/sample/customers';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a screen knows the sample',
    'src/screens/x/A3.tsx',
    `import { a } from '@/operations/sample/customers';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a story knows the sample',
    'stories/a10.stories.tsx',
    `import { a } from '@/operations/sample/customers';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'a component with a threshold of its own',
    'src/components/x/A19.tsx',
    `export const b = (loom: { heat: number }) => loom.heat >= 70;`,
    RULES,
  ],
  ['a screen with a threshold of its own', 'src/screens/x/A6.tsx', `export const b = (lag: number) => 3 < lag;`, RULES],
  [
    'a component that decides by a word of a vocabulary',
    'src/components/x/A20.tsx',
    `export const b = (loom: { state: string }) => loom.state === 'Torn';`,
    RULES,
  ],
  [
    'a component with a threshold below none',
    'src/components/x/A22.tsx',
    `export const b = (lag: number) => lag <= -3;`,
    RULES,
  ],
  [
    'a component that lists words of a vocabulary',
    'src/components/x/A23.tsx',
    `export const b = (loom: { state: string }) => ['Torn'].includes(loom.state);`,
    RULES,
  ],
  [
    'a screen that keeps a set of them',
    'src/screens/x/A8.tsx',
    `const TORN = new Set(['Torn']);\nexport const b = (loom: { state: string }) => TORN.has(loom.state);`,
    RULES,
  ],
  [
    'a screen that goes through them case by case',
    'src/screens/x/A9.tsx',
    `export function b(loom: { state: string }) {
  switch (loom.state) {
    case 'Torn':
      return 1;
    default:
      return 2;
  }
}`,
    RULES,
  ],
  [
    'a toast with words of its own',
    'src/screens/x/A7.tsx',
    `export const b = (notify: { toast: (m: object) => void }) => notify.toast({ title: 'Woven' });`,
    CATALOGUE,
  ],
  [
    'a toast with one of two texts of its own',
    'src/screens/x/A10.tsx',
    `export const b = (toast: (m: object) => void, made: object, ok: boolean) => toast(ok ? made : { title: 'Torn' });`,
    CATALOGUE,
  ],
  [
    'a toast whose words are named before',
    'src/screens/x/A11.tsx',
    `const woven = { title: 'Woven' };\nexport const b = (toast: (m: object) => void) => toast(woven);`,
    CATALOGUE,
  ],
  [
    'an announcement with words of its own',
    'src/app/A2.tsx',
    `export const b = (announce: (text: string) => void) => announce('Woven');`,
    CATALOGUE,
  ],
  [
    "a class of Tailwind's palette",
    'src/components/x/A21.tsx',
    `export const B = () => <p className="mt-2 hover:text-red-500">Torn</p>;`,
    COLOURS,
  ],
  [
    'a class for one edge of it',
    'src/components/x/A24.tsx',
    `export const B = () => <p className="!border-l-red-500">Torn</p>;`,
    COLOURS,
  ],
  [
    'white that draws nothing',
    'src/app/A3.tsx',
    `export const B = () => <p className="md:bg-white/50">Torn</p>;`,
    COLOURS,
  ],
  [
    'a colour of two',
    'src/components/x/A25.tsx',
    `export const B = ({ torn }: { torn: boolean }) => <p style={{ color: torn ? 'red' : 'var(--ink)' }}>Torn</p>;`,
    COLOURS,
  ],
  ['a picture with a colour of its own', 'src/ui/A11.tsx', `export const B = () => <path fill="red" />;`, COLOURS],
  [
    'a colour of its own',
    'src/ui/A10.tsx',
    `export const B = () => <p style={{ color: '#ff0000' }}>Torn</p>;`,
    COLOURS,
  ],
  ['a screen reaches up to app', 'src/screens/x/A1.tsx', `import { a } from '@/app/x';\nexport const b = a;`, IMPORTS],
  ['a screen reaches sideways', 'src/screens/x/A2.tsx', `import { a } from '../y/Y';\nexport const b = a;`, IMPORTS],
  [
    'operations reach sideways to notifications',
    'src/operations/a1.ts',
    `import { a } from '@/notifications/messages';\nexport const b = a;`,
    IMPORTS,
  ],
  [
    'notifications reach sideways to operations',
    'src/notifications/a1.ts',
    `import { a } from '@/operations/queries';\nexport const b = a;`,
    IMPORTS,
  ],
  ['the clock knows the domain', 'src/clock/a1.ts', `import { a } from '@/domain/x';\nexport const b = a;`, IMPORTS],
  ['the app uses builders', 'src/app/a1.ts', `import { a } from '@/testing/x/buildX';\nexport const b = a;`, IMPORTS],
  ['vaul outside ui', 'src/app/a2.ts', `import { Drawer } from 'vaul';\nexport const b = Drawer;`, IMPORTS],
  ['sonner outside ui', 'src/screens/x/a3.ts', `import { toast } from 'sonner';\nexport const b = toast;`, IMPORTS],
  ['Radix Toast outside ui', 'src/app/a3.ts', `import { Toast } from 'radix-ui';\nexport const b = Toast;`, IMPORTS],
  ...['Badge', 'Button', 'Dialog', 'AlertDialog', 'IconButton', 'Select', 'Table', 'Tooltip', 'Progress', 'Theme'].map(
    (part): Offence => [
      `Radix ${part} outside ui`,
      `src/components/x/Own${part}.tsx`,
      `import { ${part} } from '@radix-ui/themes';\nexport const b = ${part};`,
      IMPORTS,
    ],
  ),
  [
    'a button of Radix within ui',
    'src/ui/A6.tsx',
    `import { IconButton } from '@radix-ui/themes';\nexport const b = IconButton;`,
    IMPORTS,
  ],
  [
    'a button that may send a form unasked',
    'src/components/x/A17.tsx',
    `export const B = () => <button>Send</button>;`,
    'react(button-has-type)',
  ],
  [
    'a second sparkle',
    'src/components/x/A6.tsx',
    `import { Sparkles } from 'lucide-react';\nexport const b = Sparkles;`,
    IMPORTS,
  ],
  [
    'a story takes a wrapped part',
    'stories/a1.stories.tsx',
    `import { toast } from 'sonner';\nexport const b = toast;`,
    IMPORTS,
  ],
  [
    'a story takes a wrapped block',
    'stories/a6.stories.tsx',
    `import { Badge } from '@radix-ui/themes';\nexport const b = Badge;`,
    IMPORTS,
  ],
  [
    'a component names another room by its way there',
    'src/components/x/A18.tsx',
    `import { a } from '../y/Y';\nexport const b = a;`,
    IMPORTS,
  ],
  ['vaul elsewhere in ui', 'src/ui/A9.tsx', `import { Drawer } from 'vaul';\nexport const b = Drawer;`, IMPORTS],
  [
    'a circle',
    'src/domain/circle1.ts',
    `import { b } from './circle2';\nexport const a = () => b;`,
    'import(no-cycle)',
  ],
  [
    'its other half',
    'src/domain/circle2.ts',
    `import { a } from './circle1';\nexport const b = () => a;`,
    'import(no-cycle)',
  ],
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((method, place): Offence => [
    `${method}, which makes a format at every call`,
    `src/components/x/a2${place}.ts`,
    `export const b = (day: Date) => day.${method}('en-US');`,
    FORMATS,
  ]),
  ['Date.now in a component', 'src/components/x/a7.ts', `export const b = Date.now();`, CLOCK],
  ['new Date() in the domain', 'src/domain/a3.ts', `export const b = new Date();`, CLOCK],
  ['Date() in a screen', 'src/screens/x/a4.ts', `export const b = Date();`, CLOCK],
  ['performance.now in ui', 'src/ui/a6.ts', `export const b = performance.now();`, CLOCK],
  [
    'a story that waits by time',
    'stories/a20.stories.tsx',
    `export const b = () => new Promise((resolve) => setTimeout(resolve, 50));`,
    CLOCK,
  ],
  [
    'a helper of stories that asks again and again',
    'src/testing/a2.ts',
    `export const b = (look: () => void) => window.setInterval(look, 50);`,
    CLOCK,
  ],
  ['chance in a story', 'stories/a2.stories.tsx', `export const b = Math.random();`, CLOCK],
  [
    'parameters that Storybook drops',
    'stories/a3.stories.tsx',
    `import { wholePage } from './x';\nconst meta = { parameters: wholePage } satisfies object;\nexport const b = meta;`,
    PARAMETERS,
  ],
  [
    'docs parameters that Storybook drops',
    'stories/a4.stories.tsx',
    `import { docs } from './x';\nconst meta = { parameters: { docs } } as const;\nexport const b = meta;`,
    PARAMETERS,
  ],
  [
    'a play that asserts nothing',
    'stories/a5.stories.tsx',
    `export const Default = { play: async () => { await Promise.resolve(); } };`,
    ASSERTS,
  ],
  ['a story without a sentence', 'stories/a7.stories.tsx', `export const Late = { args: { days: 4 } };`, NAMES],
  ['a sentence without words', 'stories/a8.stories.tsx', `/** */\nexport const Late = { args: { days: 4 } };`, NAMES],
  [
    'a story named for a prop',
    'stories/a9.stories.tsx',
    `/** It is on. */\nexport const On = { args: { on: true } };`,
    NAMES,
  ],
  ['the console in a screen', 'src/screens/x/a5.ts', `console.log('x');`, 'eslint(no-console)'],
  ['the console in the gate', 'src/app/gate/a1.ts', `console.error('x');`, 'eslint(no-console)'],
  ['any', 'src/domain/a4.ts', `export const b = (x: any) => x;`, 'typescript(no-explicit-any)'],
  ['@ts-ignore', 'src/domain/a5.ts', `// @ts-ignore\nexport const b = 1;`, 'typescript(ban-ts-comment)'],
  [
    'HTML from data',
    'src/components/x/A8.tsx',
    `export const B = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    'react(no-danger)',
  ],
  ['a default export', 'src/ui/a7.ts', `export default 1;`, 'import(no-default-export)'],
];

/** What the law allows: the linter must be silent about these. */
const allowed: readonly (readonly [string, string])[] = [
  ['src/domain/fine/x.ts', `import type { Tone } from '@/domain/tone';\nexport const a: Tone = 'info';`],
  [
    'src/ui/Fine.tsx',
    `import type { Tone } from '@/domain/tone';\nimport { Badge } from '@radix-ui/themes';\nexport const a: [Tone, unknown] = ['info', Badge];`,
  ],
  [
    'src/components/x/Fine.tsx',
    `import { a } from '@/domain/fine/x';\nimport { a as b } from '@/ui/Fine';\nexport const c = [a, b];`,
  ],
  [
    'src/screens/x/Fine.tsx',
    `import { a } from '@/operations/x';\nimport { b } from '../usePerform';\nexport const c = [a, b];`,
  ],
  ['src/screens/y/Fine.tsx', `import { A } from '../x/AHost';\nexport const b = A;`],
  ['src/domain/fine/loom.ts', `export const LOOM_STATES = ['Torn', 'Whole'] as const;`],
  [
    'src/components/x/FineMark.tsx',
    `export const b = (look: string, count: number) => [look === 'Torn', count > 1, count > -1, look === 'more', count === 44, ['more'].includes(look)];`,
  ],
  [
    'src/ui/FineColours.tsx',
    `export const B = ({ width }: { width: string }) => <p className="text-(--red-11) bg-panel whitespace-nowrap" style={{ width, border: '1px solid var(--line)' }}>Red</p>;`,
  ],
  [
    'src/ui/FineMark.tsx',
    `export const B = () => <svg fill="none" stroke="currentColor" style={{ color: 'var(--danger-text)' }}><path strokeWidth={2} /></svg>;`,
  ],
  ['src/screens/x/fine.ts', `export const b = (toast: (m: object) => void, made: object) => toast(made);`],
  ['src/clock/fine.ts', `export const a = Date.now();`],
  ['src/operations/sample/fine.ts', `export const a = new Date();\nconsole.log('x');`],
  ['src/domain/moment.ts', `export const a = (moment: string) => new Date(moment);`],
  ['src/app/shell/NotFoundScreen.tsx', `console.error('404');`],
  [
    'stories/fine.stories.tsx',
    `import { a, b } from './x';\nconst meta = { parameters: { ...a, docs: { ...b } } } satisfies object;\nexport const c = meta;`,
  ],
  ['stories/named.stories.tsx', `/** Switched on. */\nexport const SwitchedOn = { args: { on: true } };`],
  ['src/ui/fine.ts', `export const b = (work: () => void) => setTimeout(work, 50);`],
  ['src/domain/fine.test.ts', `import { a } from '@/testing/x/buildX';\nexport const b = a;`],
];

/** Two seconds by itself; beside all other suites it waits for processors. */
const LINT_MS = 60_000;

const root = join(import.meta.dirname, '..', '..');
let folder = '';
let found: { filename: string; code: string }[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weftline-law-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), {
    recursive: true,
    filter: (file) => !file.endsWith('.test.ts'),
  });
  for (const [file, code] of [...offences.map(([, path, text]) => [path, text] as const), ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json', 'src', 'stories'], {
    cwd: folder,
    encoding: 'utf8',
  });
  found = (JSON.parse(run.stdout) as { diagnostics: typeof found }).diagnostics;
}, LINT_MS);

afterAll(() => rmSync(folder, { recursive: true }));

describe('the law of the floors bites', () => {
  it.each(offences)('%s', (_what, file, _code, rule) => {
    const rules = found.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(rules).toContain(rule);
  });
});

describe('and lets pass what it allows', () => {
  it.each(allowed)('%s', (file) => {
    expect(found.filter(({ filename }) => filename === file)).toEqual([]);
  });
});

describe('the project itself', () => {
  it(
    'is read by the linter, every file of it',
    () => {
      const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
      const report = execFileSync(process.execPath, [oxlint, '--allow=all', '--format=json', 'src'], {
        cwd: root,
        encoding: 'utf8',
      });
      const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.tsx?$/.test(file),
      );
      const { number_of_files: read } = JSON.parse(report) as { number_of_files: number };
      expect(read).toBeGreaterThanOrEqual(sources.length);
    },
    LINT_MS,
  );
});
