import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ErrorScreen } from '@/app/ErrorScreen';
import { PRODUCT_NAME } from '@/domain/product';

const meta = {
  component: ErrorScreen,
  args: {
    failure: { summary: 'The loom stands still', stack: 'Error: The loom stands still\n    at weave (loom.ts:12:3)' },
    onReload: fn(),
    onGoToDashboard: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What went wrong stands in plain words, with the stack trace below for whoever mends it. */
export const Default: Story = {
  tags: ['SHELL-8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
    // What had the focus went with the screen; so what happened is read.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('The loom stands still')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Stack trace' })).toHaveTextContent('at weave (loom.ts:12:3)');
    await expect(canvas.queryByText(/could not be loaded|Reloading will discard/)).not.toBeInTheDocument();
  },
};

/** An error response of a server has a status and no stack. */
export const StatusWithoutStack: Story = {
  tags: ['SHELL-8'],
  args: { failure: { summary: '503 Service Unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('503 Service Unavailable')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Stack trace' })).not.toBeInTheDocument();
  },
};

/** HTML in an error is text, and a long stack scrolls in its own region. */
export const LongStackWithMarkup: Story = {
  args: { failure: { summary: '<img src=x onerror=alert(1)>', stack: 'at somewhere (file.ts:1:1)\n'.repeat(200) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const stack = canvas.getByRole('region', { name: 'Stack trace' });
    await expect(stack.scrollHeight).toBeGreaterThan(stack.clientHeight);
    await expect(stack).toHaveAttribute('tabindex', '0');
  },
};

const missingPart = 'Failed to fetch dynamically imported module: http://localhost:4763/assets/TicketsScreen-B2x.js';

/** After a redeploy, or without network, a part of the app itself is missing: the screen says so and what a reload costs. */
export const MissingPart: Story = {
  args: {
    failure: { summary: missingPart, missing: 'part' },
    advice: 'Reloading will discard what you typed but did not send: 1 message and the new ticket.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(new RegExp(`^Part of ${PRODUCT_NAME} could not be loaded`))).toBeVisible();
    await expect(canvas.getByText(/1 message and the new ticket/)).toBeVisible();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Where the data of a screen did not come, nothing has crashed: it says so, and a reload comes first. */
export const MissingData: Story = {
  args: { failure: { summary: 'No answer', missing: 'data' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The data for this screen could not be loaded/)).toBeVisible();
    const background = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(background('Reload')).not.toBe(background('Copy Details'));
    await expect(background('Go to Dashboard')).toBe(background('Copy Details'));
  },
};

/** Where a reload would not help, none is offered. */
export const WithoutReload: Story = {
  args: { advice: 'Another reload may not help.' },
  render: ({ onReload: _left, ...args }) => <ErrorScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another reload may not help.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Go to Dashboard' })).toBeVisible();
  },
};

/** A reload and the way to the Dashboard are each one press away. */
export const TakingTheWaysOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Dashboard' }));
    await expect(args.onGoToDashboard).toHaveBeenCalledOnce();
  },
};

/** What is copied is what happened and where, for whoever mends it. */
export const CopyingDetails: Story = {
  args: { failure: { summary: 'The loom stands still', stack: 'Error: at weave (loom.ts:7)' } },
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1));
    await expect(writeText).toHaveBeenCalledWith('The loom stands still\n\nError: at weave (loom.ts:7)');
  },
};

/** Where the browser refuses its clipboard, the screen says what to do instead, at every press anew. */
export const CopyingRefused: Story = {
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    return () => {
      if (original) Object.defineProperty(navigator, 'clipboard', original);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details' }));
    await expect(await canvas.findByText(/details could not be copied/)).toBeVisible();
    const status = canvas.getByRole('status');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Details' }));
    await waitFor(() => expect(said).toEqual(['', 'The details could not be copied. Select and copy them yourself.']));
    observer.disconnect();
  },
};
