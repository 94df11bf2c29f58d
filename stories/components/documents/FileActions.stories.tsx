import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileActions } from '@/components/documents/FileActions';
import { buildFile } from '@/testing/documents/buildFiles';

const meta = {
  component: FileActions,
  args: { file: buildFile({ name: 'Size chart.xlsx' }), onPreviewFile: fn(), onDownloadFile: fn() },
} satisfies Meta<typeof FileActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two words, each with the file's name for those who do not see the row. */
export const Default: Story = {
  tags: ['FILES-6'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Preview', 'Download']);
    await expect(canvas.getByRole('button', { name: 'Preview: Size chart.xlsx' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Download: Size chart.xlsx' })).toBeEnabled();
    // By its id the one that had the focus is found again when its row was drawn anew.
    await expect(new Set(canvas.getAllByRole('button').map(({ id }) => id)).size).toBe(2);
  },
};

/** Each hands over the file, by mouse and by keyboard. */
export const PreviewingAndDownloading: Story = {
  tags: ['FILES-6'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview: Size chart.xlsx' }));
    await expect(args.onPreviewFile.mock.calls).toEqual([[args.file]]);
    await expect(args.onDownloadFile).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownloadFile.mock.calls).toEqual([[args.file]]);
    await expect(args.onPreviewFile).toHaveBeenCalledOnce();
  },
};

/** A file without a name is spoken of as the row speaks of it. */
export const Unnamed: Story = {
  args: { file: buildFile({ name: ' ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preview: Unnamed document' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download: Unnamed document' })).toBeVisible();
  },
};

/** A sender's name cannot dress one type as another, here neither. */
export const NameThatReversesItsEnd: Story = {
  args: { file: buildFile({ name: 'invoice\u202Efdp.exe' }) },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getAttribute('aria-label')).not.toContain('\u202E');
      await expect(button).toHaveAccessibleName(/exe$/);
    }
  },
};
