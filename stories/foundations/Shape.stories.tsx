import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { facts } from 'virtual:book';
import themeCss from '@/styles/index.css?raw';
import { readRadii } from '@/testing/designTokens';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';

const radii = readRadii(themeCss);

/** A step of space that serves more than one place; the others are fitted to one. */
const steps = facts.spaces.filter(({ count }) => count > 1);
const fitted = facts.spaces.filter(({ count }) => count === 1);
const total = steps.reduce((sum, { count }) => sum + count, 0);
const most = Math.max(...steps.map(({ count }) => count));

const EDGES = [
  {
    name: 'Card',
    className: 'rounded-card border border-line bg-panel',
    use: 'a hairline and the panel ground, no shadow',
  },
  { name: 'Field', className: 'rounded-control border border-(--field) bg-panel', use: 'an edge that is seen by all' },
  { name: 'Button', className: 'rounded-control border border-outline bg-panel', use: 'a quiet edge; the words tell' },
  { name: 'Read-only', className: 'rounded-control border border-line bg-sunken', use: 'sunken: read, not changed' },
  { name: 'Empty', className: 'rounded-card border border-dashed border-outline', use: 'dashed: nothing here yet' },
  { name: 'Over the page', className: 'rounded-card bg-raised shadow-overlay', use: 'the one shadow' },
];

/** A step as wide as it is, and how much of all space it takes part in. */
function Share({ px, count }: { px: number; count: number }) {
  return (
    <span className="flex items-center gap-4">
      <span className="w-10 shrink-0">
        <span className="true-colours block h-3 bg-fill" style={{ width: `${px}px` }} />
      </span>
      <span className="true-colours block h-1.5 rounded-full bg-line" style={{ width: `${(70 * count) / most}%` }} />
      <span className="text-ink-2 tabular-nums">{Math.round((100 * count) / total)} %</span>
    </span>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Space and shape"
      lead="A rhythm of eight pixels with halves and quarters of it, hairlines, and one radius for each size of thing. Only what lies over a page casts a shadow."
    >
      <BookSection
        title="Space"
        lead="Every distance in use between and inside of blocks, with how often the sources name it."
      >
        <BookTable name="Steps of space" columns={['Step', 'In use', 'Width and share']}>
          {steps.map(({ px, count }) => (
            <tr key={px}>
              <th scope="row" className="w-0 whitespace-nowrap tabular-nums">
                {px} px
              </th>
              <td className="w-0 text-right tabular-nums">{count}</td>
              <td>
                <Share px={px} count={count} />
              </td>
            </tr>
          ))}
        </BookTable>
        <p className="text-dense text-ink-2">
          Fitted to one place each: {fitted.map(({ px }) => `${px} px`).join(', ')}.
        </p>
      </BookSection>
      <BookSection title="Radius">
        <ul aria-label="Radius" className="grid gap-4 sm:grid-cols-3">
          {radii.map(({ name, px, purpose }) => (
            <li key={name} className="flex items-center gap-4">
              <span
                className="size-16 shrink-0 border border-outline bg-panel"
                style={{ borderRadius: `var(--radius-${name})` }}
              />
              <span className="text-dense">
                <span className="block font-medium">
                  {name}, {px} px
                </span>
                <span className="text-ink-2">{purpose}</span>
              </span>
            </li>
          ))}
        </ul>
      </BookSection>
      <BookSection
        title="Edges"
        lead="How things are set apart from what lies under them. Forced colours and paper drop grounds and shadows, so there each of these gets a line."
      >
        <ul aria-label="Edges" className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-6">
          {EDGES.map(({ name, className, use }) => (
            <li key={name} className="flex flex-col gap-2">
              <span data-edge className={`block h-20 ${className}`} />
              <span className="text-dense">
                <span className="block font-medium">{name}</span>
                <span className="text-ink-2">{use}</span>
              </span>
            </li>
          ))}
        </ul>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Distances in use, radii, edges and the one shadow. */
export const Shape: Story = {
  play: async ({ canvas }) => {
    await expect(radii.map(({ name }) => name)).toEqual(['tag', 'control', 'card']);
    const drawn = within(canvas.getByRole('list', { name: 'Radius' })).getAllByRole('listitem');
    await expect(drawn.map((item) => getComputedStyle(item.firstElementChild ?? item).borderRadius)).toEqual(
      radii.map(({ px }) => `${px}px`),
    );
    const edges = within(canvas.getByRole('list', { name: 'Edges' })).getAllByRole('listitem');
    const casting = edges.filter((item) => getComputedStyle(item.firstElementChild ?? item).boxShadow !== 'none');
    await expect(casting.map((item) => item.textContent)).toEqual(['Over the pagethe one shadow']);
    await expect(canvas.getByRole('row', { name: /^16 px/ })).toBeVisible();
  },
};
