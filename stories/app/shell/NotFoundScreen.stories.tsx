import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '@/app/shell/NotFoundScreen';
import { expectNoise } from '@/testing/expectNoise';

// Drawn at the address that `parameters.address` says.
const meta = {
  component: NotFoundScreen,
  parameters: { address: '/orders/24817' },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <Routes>
          <Route path="/" element={<p>This is the dashboard</p>} />
          <Route path="*" element={<Story />} />
        </Routes>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says so, names the address, and notes it in the console. */
export const Default: Story = {
  tags: ['SHELL-7'],
  beforeEach: () => expectNoise(/404.*\/orders\/24817$/),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404');
    await expect(canvas.getByText('Oops! Page not found')).toBeVisible();
    await expect(canvas.getByText('/orders/24817')).toBeVisible();
  },
};

/** The link leads home. */
export const GoingHome: Story = {
  tags: ['SHELL-7'],
  beforeEach: () => expectNoise(/404/),
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Go to Dashboard' });
    await expect(home).toHaveAttribute('href', '/');
    await userEvent.click(home);
    await expect(await canvas.findByText('This is the dashboard')).toBeVisible();
  },
};

/** An address of any length stays within the smallest phone. */
export const LongAddress: Story = {
  parameters: { address: `/${'orders'.repeat(60)}` },
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => expectNoise(/404/),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\/orders/).getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
