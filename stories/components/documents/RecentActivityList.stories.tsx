import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RecentActivityList } from '@/components/documents/RecentActivityList';
import { beyond } from '@/testing/box';
import { buildFileActivities, buildFileActivity } from '@/testing/documents/buildFiles';
import { expectNoise } from '@/testing/expectNoise';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { heard } from '@/testing/heard';
import { iconBeside } from '@/testing/icon';
import { torn } from '@/testing/torn';

const meta = {
  component: RecentActivityList,
  args: { activities: { status: 'success', data: buildFileActivities() }, now: FROZEN_NOW, onRetry: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const texts = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Recent Activity' }))
    .getAllByRole('listitem')
    .map(heard);

/** What was done to which file, by whom, how long ago on screen, and exactly when for screen readers. */
export const Default: Story = {
  tags: ['FILES-9'],
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual([
      'Tech pack, linen shirt, rev 3.pdfUploaded by Ada Weaver · ALDERWICKThursday, January 15, 2026 at 7:00 AM',
      'Size chart.xlsxCommented on by Ben Dyer · ALDERWICKWednesday, January 14, 2026 at 10:00 AM',
      'Coat samples.xlsxMoved by Cleo Fuller · BRANTHAMTuesday, January 6, 2026 at 8:00 AM',
    ]);
    for (const age of ['5h ago', '1d ago', '9d ago']) await expect(canvas.getByText(age)).toBeVisible();
    const second = canvas.getByTitle('Wednesday, January 14, 2026 at 10:00 AM');
    await expect(second).toHaveAttribute('datetime', hoursAgo(26));
  },
};

/** Where nobody has done anything yet, it says so. */
export const Empty: Story = {
  args: { activities: { status: 'success', data: [] } },
  play: async ({ canvas }) => {
    await expect(iconBeside(canvas.getByText('No activity yet'))).toBe('rotate-ccw-clock');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Where it does not come it says so, and can be asked for again. */
export const Failed: Story = {
  args: { activities: { status: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recent activity could not be loaded');
    await expect(canvas.queryByText('No activity yet')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** It is on its way. */
export const BeingLoaded: Story = {
  args: { activities: { status: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activity');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** What is not known is left out, and leaves no dangling word. */
export const UnknownTexts: Story = {
  args: {
    activities: {
      status: 'success',
      data: [buildFileActivity({ fileName: '', action: '', person: '', customer: '', time: '' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['Unnamed documentChangedUnknown time']);
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};

/** Sixty lines stand one under the other, none left out. */
export const LongActivity: Story = {
  tags: ['SHELL-12'],
  args: {
    activities: {
      status: 'success',
      data: Array.from({ length: 60 }, (_, index) =>
        buildFileActivity({ id: `activity-${index}`, time: hoursAgo(index * 7) }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toHaveLength(60);
  },
};

/** Long names break and are whole, for nothing else would show their end; the time keeps to its place. */
export const LongNames: Story = {
  args: {
    activities: {
      status: 'success',
      data: [
        buildFileActivity({ fileName: `${'Trim card '.repeat(25)}v.pdf`, person: 'Wolfeschlegel'.repeat(8) }),
        buildFileActivity({ id: 'activity-2', fileName: '../order\u202Efdp.exe' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(beyond(within(item).getByText(/^5h ago/), item)).toBe('');
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
    const long = canvas.getByText(/^Trim card Trim/, { selector: 'bdi' });
    const [item] = canvas.getAllByRole('listitem');
    await expect(beyond(long, item)).toBe('');
    await expect(canvas.getByText(/v\.pdf$/, { selector: 'bdi' })).toBeVisible();
    await expect(texts(canvas)[1]).toMatch(/^\.\.\/order\uFFFDfdp\.exe/);
  },
};

/** An activity that cannot be drawn says so in its place; the others stay. */
export const TornActivity: Story = {
  beforeEach: () => expectNoise(/customer is torn/),
  render: (args) => {
    const [first, second] = buildFileActivities();
    const data = first && second ? [torn(first, 'customer'), second] : [];
    return <RecentActivityList {...args} activities={{ status: 'success', data }} />;
  },
  play: async ({ canvas }) => {
    const [line, other] = texts(canvas);
    await expect(line).toBe('This record could not be shown.');
    await expect(other).toContain('Size chart.xlsx');
  },
};
