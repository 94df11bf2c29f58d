import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FillWindow } from '@/ui/FillWindow';
import { ownFrame, wholePage } from '../wholePage';
import { BoltTable } from './data-table/bolts';

const meta = {
  component: FillWindow,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: {
    children: (
      <>
        <h1>Bolts</h1>
        <BoltTable count={40} onCut={fn()} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof FillWindow>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = (canvas: Canvas) => canvas.getByRole('region', { name: 'Bolts of Cloth, scrollable' });

/** The table ends with the window and scrolls by itself; the page does not. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(region(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(region(canvas).scrollHeight).toBeGreaterThan(region(canvas).clientHeight);
  },
};

/** Few rows end where they end. */
export const FewRows: Story = {
  args: { children: <BoltTable count={2} onCut={fn()} /> },
  play: async ({ canvas }) => {
    await expect(region(canvas).getBoundingClientRect().height).toBeLessThan(200);
    await expect(region(canvas).scrollHeight).toBe(region(canvas).clientHeight);
  },
};

/** Without rows the words and the way back are never cut: in a low window the page scrolls to them. */
export const EmptyInALowWindow: Story = {
  args: {
    children: (
      <>
        <div style={{ height: 700 }}>Much above</div>
        <BoltTable count={0} onCut={fn()} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(region(canvas).scrollHeight).toBe(region(canvas).clientHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};

/** On a phone, where rows are cards, the page alone scrolls. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
};

/** Where something else stands last, the page scrolls as pages do. */
export const FollowedByOtherContent: Story = {
  args: { filled: false, children: <div style={{ height: 3_000 }}>A long form</div> },
  play: async () => {
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(3_000);
  },
};
