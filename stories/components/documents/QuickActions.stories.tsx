import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { QuickActions } from '@/components/documents/QuickActions';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';

const meta = {
  component: QuickActions,
  args: { onUploadDocument: fn(), onCreateFolder: fn(), onLinkToPo: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three actions, each with its own callback, by mouse and by keyboard. */
export const Default: Story = {
  tags: ['FILES-8'],
  play: async ({ args, canvas, userEvent }) => {
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' })).getAllByRole('button');
    await expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Upload New Document',
      'Create New Folder',
      'Link to PO',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload New Document' }));
    await expect(args.onUploadDocument).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateFolder).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Link to PO' }));
    await expect(args.onLinkToPo).toHaveBeenCalledTimes(1);
    await expect(args.onUploadDocument).toHaveBeenCalledTimes(1);
    await expect(args.onCreateFolder).toHaveBeenCalledTimes(1);
    await expect(actions.map(iconsIn)).toEqual([['upload'], [], []]);
  },
};

/** On the narrowest phone every button stays within its panel. */
export const OnTheNarrowestPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(beyond(button, canvas.getByRole('region'))).toBe('');
    }
  },
};
