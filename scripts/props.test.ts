import { describe, expect, it } from 'vitest';
import { faultOf, propsIn, propsTakenIn } from './props.mjs';

/** The faults of some files, as 'Component.prop fault'. */
const faults = (files: Record<string, string>) =>
  propsIn(files)
    .filter((prop) => faultOf(prop) !== undefined)
    .map((prop) => `${prop.component}.${prop.name} ${faultOf(prop)}`);

const card = (props: string) => ({
  'src/ui/Card.tsx': `export interface CardProps {\n${props}\n}\nexport function Card(props: CardProps) { return null; }`,
});

describe('all props that a component takes', () => {
  const files = {
    'src/ui/Grid.tsx': `export interface GridProps<Row> { /** In order. */ rows: Row[]; /** Anew. */ onSort?: () => void; heads: string }
export function Grid<Row>(props: GridProps<Row>) { return null; }`,
    'src/ui/Table.tsx': `import type { GridProps } from './Grid';
export interface TableProps<Row> extends Omit<GridProps<Row>, 'heads'>, Required<Pick<GridProps<Row>, 'onSort'>> { title: string }
export function Table<Row>(props: TableProps<Row>) { return null; }`,
  };
  const namesOf = (file: string, component: string) =>
    propsTakenIn(files)(file, component).map(({ name, required }) => `${name}${required ? '' : '?'}`);

  it('are its own and what types of TypeScript leave of those of others, each once', () => {
    expect(namesOf('src/ui/Grid.tsx', 'Grid')).toEqual(['rows', 'onSort?', 'heads']);
    expect(namesOf('src/ui/Table.tsx', 'Table')).toEqual(['title', 'rows', 'onSort']);
    expect(propsTakenIn(files)('src/ui/Table.tsx', 'Table')[1]?.sentence).toBe('In order.');
  });

  it('are none of a file or component that is not there', () => {
    expect(namesOf('src/ui/Card.tsx', 'Card')).toEqual([]);
    expect(namesOf('src/ui/Grid.tsx', 'Card')).toEqual([]);
  });
});

describe('the sentence above a prop', () => {
  it('is there', () => {
    expect(faults(card('/** In a sentence, without a full stop. */\ntitle: string;'))).toEqual([]);
  });

  it('is missing', () => {
    expect(faults(card('title: string;'))).toEqual(['Card.title has no sentence']);
  });

  it('is missing above a callback, of either form', () => {
    expect(faults(card('onClose: () => void;\nonOpen(): void;'))).toEqual([
      'Card.onClose has no sentence',
      'Card.onOpen has no sentence',
    ]);
  });

  it('is none when it is no JSDoc, or belongs to the prop before', () => {
    expect(
      faults(card('/** Seconds, 0 to 60. */ delay: number; wait: number;\n// Why not\n/* never */ end: number;')),
    ).toEqual(['Card.wait has no sentence', 'Card.end has no sentence']);
    expect(faults(card('/** */\ntitle: string;'))).toEqual(['Card.title has no sentence']);
  });

  it.each([
    ['title', 'The title.'],
    ['title', 'Title of the card'],
    ['title', 'The title shown in this card.'],
    ['shownFiles', 'The files shown.'],
    ['onClose', 'Called when closed.'],
    ['onOpenSheet', 'Opens the sheet.'],
    ["'aria-label'", 'The ARIA label.'],
  ])('only repeats the name: %s, %s', (name, sentence) => {
    expect(faults(card(`/** ${sentence} */\n${name}: unknown;`))).toEqual([
      `Card.${name.replaceAll("'", '')} has a sentence that only repeats its name`,
    ]);
  });

  it.each([
    ['title', 'Two lines are shown of a long title.'],
    ['onClose', 'Called on Escape and on a press outside.'],
    ['now', 'Milliseconds since the epoch.'],
    ['count', '0 or more.'],
  ])('says more than the name: %s, %s', (name, sentence) => {
    expect(faults(card(`/** ${sentence} */\n${name}: unknown;`))).toEqual([]);
  });
});

describe('the props of a component', () => {
  it('are told with file, line, component and name', () => {
    expect(propsIn(card('title: string;'))).toEqual([
      {
        file: 'src/ui/Card.tsx',
        line: 2,
        component: 'Card',
        name: 'title',
        type: 'string',
        required: true,
        sentence: '',
      },
    ]);
  });

  it.each([
    ['of a type beside it', 'type Local = { a: string };\nexport function Card(props: Local) { return null; }'],
    ['within its parameter', 'export function Card({ a }: { a: string }) { return null; }'],
    ['of an arrow function', 'export const Card = ({ a }: { a: string }) => null;'],
    ['of a function in memo', 'export const Card = memo(function Card({ a }: { a: string }) { return null; });'],
    ['of a class', 'export class Card extends Component<{ a: string }, object> {}'],
    ['of an intersection', 'export function Card(props: ComponentProps<"p"> & { a: string }) { return null; }'],
    [
      'of a type made of another',
      'type L = { a: string };\nexport function Card(props: Readonly<Omit<L, "b">>) { return null; }',
    ],
  ])('are found, %s', (_what, text) => {
    expect(faults({ 'src/ui/Card.tsx': text })).toEqual(['Card.a has no sentence']);
  });

  it.each([
    ['of a function that is not exported', 'function Card({ a }: { a: string }) { return null; }'],
    ['of a function that draws nothing', 'export function card({ a }: { a: string }) { return a; }'],
    ['of a package', 'import type { P } from "p";\nexport function Card(props: P) { return null; }'],
  ])('are left out, %s', (_what, text) => {
    expect(propsIn({ 'src/ui/Card.tsx': text })).toEqual([]);
  });

  it('are found in other files, by either kind of path, each once', () => {
    const files = {
      'src/ui/column.ts': 'export interface Shared { a: string }',
      'src/ui/Grid.tsx':
        "import type { Shared } from './column';\nexport interface GridProps extends Shared { b: string }\nexport function Grid(props: GridProps) { return null; }",
      'src/screens/Table.tsx':
        "import { type GridProps as Props } from '@/ui/Grid';\nexport function Table(props: Pick<Props, 'a'>) { return null; }",
    };
    expect(faults(files)).toEqual(['Grid.a has no sentence', 'Grid.b has no sentence']);
  });

  it('are those of every exported type of that name', () => {
    const text =
      'export interface ShellProps { a: string }\nexport const prepare = () => function Shell(p: ShellProps) {};';
    expect(faults({ 'src/app/Shell.tsx': text })).toEqual(['Shell.a has no sentence']);
  });

  it('are not guessed from a file that cannot be read', () => {
    expect(() => propsIn({ 'src/ui/Card.tsx': 'export function Card({ {' })).toThrow('src/ui/Card.tsx cannot be read');
  });
});
