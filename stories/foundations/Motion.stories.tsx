import type { Meta, StoryObj } from '@storybook/react-vite';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { facts } from 'virtual:book';
import { Button } from '@/ui/Button';
import { SwitchField } from '@/ui/SwitchField';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';
import { ClauseLink } from '../ClauseLink';
import { MOTION_WORDS, motionKey, STAYS } from './motions';

interface TravelProps {
  /** What takes this time, for the button's name. */
  what: string;
  ms: number;
  easing: string;
  /** Whether the person wants no motion: then the end is there at once. */
  still: boolean;
}

/** A dot that takes as long as the real thing, by the same easing, each time the button is pressed. */
function Travel({ what, ms, easing, still }: TravelProps) {
  const dotRef = useRef<HTMLSpanElement>(null);
  const play = () => {
    const frames = [{ insetInlineStart: '0%' }, { insetInlineStart: '100%' }];
    dotRef.current?.animate(frames, { duration: still ? 0 : ms, easing, fill: 'forwards' });
  };
  return (
    <span className="flex items-center gap-4">
      <Button variant="outline" color="gray" size="1" aria-label={`Play: ${what}`} onClick={play}>
        <Play aria-hidden size={14} />
        Play
      </Button>
      <span className="relative mr-3 h-1 w-48 rounded-full bg-line">
        <span
          ref={dotRef}
          data-mark
          className="absolute -top-1 size-3 rounded-full bg-fill"
          style={{ insetInlineStart: 0 }}
        />
      </span>
    </span>
  );
}

const timeText = (ms: number) => (ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`);

function Pages() {
  const wantsNone = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [reduced, setReduced] = useState(wantsNone);
  const still = reduced || wantsNone;
  return (
    <BookPage
      title="Motion"
      lead="Things move to say where they come from, briefly, and never to please. Whoever asks the system for less motion gets none: every movement ends at once, and nothing waits for it. How long a message stays is not motion, so it does not change."
      actions={<SwitchField label="Reduced motion" on={still} onSwitch={setReduced} />}
    >
      <BookSection title="Movements" lead="As the stylesheets have them: ours first, then those of the libraries.">
        <BookTable name="Movements" columns={['Movement', 'Takes', 'Easing', 'Try it', 'Where']}>
          {facts.motions.map((motion) => {
            const what = MOTION_WORDS[motionKey(motion)] ?? motionKey(motion);
            return (
              <tr key={motionKey(motion)}>
                <th scope="row" className="min-w-52">
                  {what}
                </th>
                <td className="whitespace-nowrap tabular-nums">
                  {timeText(motion.durationMs)}
                  {motion.delayMs > 0 && `, after ${timeText(motion.delayMs)}`}
                  {motion.repeats && ', again and again'}
                </td>
                <td className="whitespace-nowrap text-ink-2">{motion.easing}</td>
                <td>
                  <Travel what={what} ms={motion.durationMs} easing={motion.easing} still={still} />
                </td>
                <td className="whitespace-nowrap text-ink-2">{motion.file.replace(/^.*\/(?=[^/]+$)/, '')}</td>
              </tr>
            );
          })}
        </BookTable>
      </BookSection>
      <BookSection title="How long things stay" lead="The dot arrives when the time is over.">
        <BookTable name="How long things stay" columns={['What', 'Time', 'Try it', 'Clause']}>
          {STAYS.map(({ what, ms, clause }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="whitespace-nowrap tabular-nums">{timeText(ms)}</td>
              <td>
                <Travel what={what} ms={ms} easing="linear" still={false} />
              </td>
              <td>
                <ClauseLink id={clause} />
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
    </BookPage>
  );
}

/** On how many lines a text stands. */
function lineCount(text: Node): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => <Pages />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every movement of the stylesheets and every time that something stays, each with what plays it. */
export const Motion: Story = {
  play: async ({ canvas }) => {
    const [, ...rows] = within(canvas.getByRole('region', { name: 'Movements, table' })).getAllByRole('row');
    await expect(rows).toHaveLength(Object.keys(MOTION_WORDS).length);
    for (const row of rows) {
      const file = within(row).getAllByRole('cell').at(-1);
      await expect(file?.firstChild && lineCount(file.firstChild)).toBe(1);
    }
  },
};

/** With reduced motion the end is there at once. Hidden in the sidebar: the page should open at rest. */
export const Playing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Reduced motion' })).toBeChecked();
    const drawer = canvas.getByRole('row', { name: /^A drawer or panel slides/ });
    await expect(drawer).toHaveTextContent('500 ms');
    await userEvent.click(within(drawer).getByRole('button', { name: /^Play/ }));
    await waitFor(() => {
      const [movement] = drawer.getAnimations({ subtree: true });
      return expect([movement?.playState, movement?.effect?.getTiming().duration]).toEqual(['finished', 0]);
    });
  },
};
