import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RootErrorBoundary } from '@/app/RootErrorBoundary';
import { expectNoise } from '@/testing/expectNoise';

/** Throws while it is drawn, as a shell with a fault would. */
function Broken(): never {
  throw new Error('The shell has no warp');
}

const meta = {
  component: RootErrorBoundary,
  parameters: { layout: 'fullscreen' },
  args: { children: <p>The shell stands</p>, loadStylesheet: fn(async () => {}) },
} satisfies Meta<typeof RootErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While nothing is thrown, what it holds is all that shows. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.loadStylesheet).not.toHaveBeenCalled();
    await expect(canvas.getByText('The shell stands')).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** An error in the shell itself still shows the error screen, in a main of its own, with a look of its own. */
export const ErrorInTheShell: Story = {
  tags: ['SHELL-8'],
  args: { children: <Broken /> },
  beforeEach: () => expectNoise(/The shell has no warp/),
  play: async ({ args, canvas }) => {
    await expect(args.loadStylesheet).toHaveBeenCalled();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    await expect(canvas.getByText('The shell has no warp')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Stack trace' })).toHaveTextContent('RootErrorBoundary.stories');
    await expect(canvas.getByText(/both discard what you typed but did not send/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** After a reload that ended in the same error no other is offered. */
export const ErrorAgainAfterReload: Story = {
  tags: ['SHELL-8'],
  args: { children: <Broken /> },
  beforeEach: () => {
    expectNoise(/The shell has no warp/);
    const entry: unknown = window.history.state;
    window.history.replaceState({ failed: 'The shell has no warp' }, '');
    return () => window.history.replaceState(entry, '');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/another may not help/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
  },
};
