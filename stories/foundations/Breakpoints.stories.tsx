import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { expect, within } from 'storybook/test';
import { facts } from 'virtual:book';
import { TESTED_WIDTHS } from '@/testing/testedWidths';
import { BookPage, bookPage, BookSection, BookTable, FILE_NAMES, FileName } from '../BookPage';
import { BREAKPOINT_WORDS, breakpointKey } from './breakpoints';

/** The ruler's end in pixels. */
const END = 2_240;

const places = [...new Set(facts.queries.map(breakpointKey))].map((key) => {
  const queries = facts.queries.filter((query) => breakpointKey(query) === key);
  const { axis = 'width', px = 0 } = queries[0] ?? {};
  return { key, axis, px, queries };
});
const widths = places.filter(({ axis }) => axis === 'width');

const share = (px: number) => `${(100 * px) / END}%`;

function useWindowWidth() {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener);
      return () => window.removeEventListener('resize', listener);
    },
    () => window.innerWidth,
  );
}

/** All widths at which something changes, with the window as it is now. */
function Ruler() {
  const now = useWindowWidth();
  return (
    <figure aria-label="Ruler" className="rounded-card border border-line bg-panel px-6 pt-4 pb-3">
      <div className="relative h-28">
        <div className="absolute inset-x-0 top-12 h-2 overflow-hidden rounded-full bg-line">
          <div data-mark className="h-full bg-fill" style={{ width: share(Math.min(now, END)) }} />
        </div>
        {widths.map(({ px }, place) => (
          <div key={px} className="absolute top-0 bottom-0" style={{ insetInlineStart: share(px) }}>
            <span
              className={`absolute ${place % 2 === 0 ? 'top-1' : 'top-5'} -translate-x-1/2 text-label whitespace-nowrap`}
            >
              <span className="font-medium">{BREAKPOINT_WORDS[`width ${px}`]?.name}</span>
            </span>
            <span className="absolute top-10 h-6 border-l border-ink" />
            <span
              className={`absolute ${place % 2 === 0 ? 'top-17' : 'top-21'} -translate-x-1/2 text-label whitespace-nowrap text-ink-2 tabular-nums`}
            >
              {px}
            </span>
          </div>
        ))}
      </div>
      <figcaption className="text-dense text-ink-2">
        This window is <span className="font-medium text-ink tabular-nums">{`${now} px`}</span> wide. The stories are
        tried at {TESTED_WIDTHS.join(', ')} px: the toolbar gives any story each of these.
      </figcaption>
    </figure>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Breakpoints"
      lead="What changes with the space available. The four named widths are Radix Themes' own; the others serve one place each. Everything works from 320 px on, the width of a 1280 px window at 400 % zoom."
    >
      <BookSection title="Ruler">
        <Ruler />
      </BookSection>
      <BookSection
        title="What changes where"
        lead="Read from the media queries, the variants and the scripts of the sources, with everything that uses them."
      >
        <BookTable name="What changes where" columns={['From', 'Name', 'What changes', 'In']}>
          {places.map(({ key, axis, px, queries }) => (
            <tr key={key} className="align-top">
              <th scope="row" className="whitespace-nowrap tabular-nums">
                {px} px{axis === 'height' && ' high'}
                {axis === 'container' && ' of room'}
              </th>
              <td className="whitespace-nowrap">{BREAKPOINT_WORDS[key]?.name}</td>
              <td className="min-w-72">{BREAKPOINT_WORDS[key]?.says}</td>
              <td>
                <ul className={FILE_NAMES}>
                  {queries.map(({ file }) => (
                    <li key={file}>
                      <FileName file={file} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every width and height at which something changes, and all that changes there. */
export const Breakpoints: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Ruler' })).toHaveTextContent(
      `This window is ${window.innerWidth} px`,
    );
    for (const { px } of widths) {
      const number = within(canvas.getByRole('figure', { name: 'Ruler' })).getByText(String(px));
      await expect(number.getClientRects()).toHaveLength(1);
      await expect(number.getBoundingClientRect().height).toBeLessThan(24);
    }
    const table = within(canvas.getByRole('region', { name: 'What changes where, table' }));
    await expect(table.getAllByRole('row')).toHaveLength(places.length + 1);
    await expect(table.getByRole('row', { name: /^1280 px lg/ })).toHaveTextContent('TopBar');
    await expect(table.getByRole('row', { name: /^2048 px/ })).toHaveTextContent('TopBar');
  },
};
