import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, within } from 'storybook/test';
import { TopBar } from '@/app/shell/TopBar';
import { BAR_DESTINATIONS } from '@/testing/barDestinations';
import { beyond, overlap } from '@/testing/box';
import { colorName, roleColor } from '@/testing/look';
import { PRODUCT_INITIALS, PRODUCT_NAME } from '@/domain/product';
import { BRAND } from '@/testing/brand';

// Drawn at the address that `parameters.address` says.
const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen', address: '/', docs: { height: 96 } },
  args: { sheetOpen: false, onOpenSheet: fn(), onShowAgain: fn() },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide window: brand, all places with name and description, and what is live. */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  tags: ['SHELL-2', 'SHELL-3', 'SHELL-4'],
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByText(PRODUCT_INITIALS)).toBeVisible();
    await expect(bar.getByText(PRODUCT_NAME)).toBeVisible();
    await expect(bar.getByText('Customer Operations Platform')).toBeVisible();
    await expect(bar.getByText('Live Demo')).toBeVisible();
    await expect(bar.getByText('Live')).not.toBeVisible();
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(shown).toEqual(BAR_DESTINATIONS.map(([name, path, words]) => [`${name} ${words}`, path]));
    for (const [, , words] of BAR_DESTINATIONS) await expect(bar.getByText(words)).toBeVisible();
    // Part of the name, it is not read a second time.
    for (const link of links) await expect(link).not.toHaveAccessibleDescription();
  },
};

/** From 1024 px the links show their names only; the descriptions remain for assistive technology. */
export const OnATablet: Story = {
  tags: ['SHELL-2', 'SHELL-3', 'SHELL-4'],
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByText('Customer Operations Platform')).not.toBeVisible();
    await expect(bar.getByText('Live')).toBeVisible();
    await expect(bar.getByText('Live Demo')).not.toBeVisible();
    for (const [name, path, words] of BAR_DESTINATIONS) {
      const link = bar.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      await expect(link).toHaveAccessibleName(name);
      await expect(link).toHaveAccessibleDescription(words);
    }
  },
};

/** Brand and 'Live', and nothing else. */
async function expectNarrowBar(banner: HTMLElement) {
  const bar = within(banner);
  await expect(bar.queryByRole('link')).not.toBeInTheDocument();
  await expect(bar.queryByRole('navigation')).not.toBeInTheDocument();
  await expect(bar.getAllByRole('button')).toHaveLength(1);
  await expect(bar.getByText(PRODUCT_NAME)).toBeVisible();
  await expect(bar.getByText('Customer Operations Platform')).not.toBeVisible();
  await expect(bar.getByText('Live')).toBeVisible();
  await expect(bar.getByText('Live Demo')).not.toBeVisible();
}

/** On a phone the places move into the sheet behind the brand. */
export const OnAPhone: Story = {
  tags: ['SHELL-2', 'SHELL-3', 'SHELL-6'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => expectNarrowBar(canvas.getByRole('banner')),
};

/** On the narrowest phone the bar holds as much as on any other, and nothing is cut. */
export const OnTheNarrowestPhone: Story = {
  tags: ['SHELL-6'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expectNarrowBar(banner);
    const brand = within(banner).getByRole('button');
    const live = within(banner).getByText('Live');
    for (const part of [
      within(brand).getByText(PRODUCT_INITIALS),
      within(brand).getByText(PRODUCT_NAME),
      brand,
      live,
    ]) {
      await expect(beyond(part, banner)).toBe('');
      await expect(beyond(part)).toBe('');
      await expect(part.scrollWidth).toBeLessThanOrEqual(Math.ceil(part.getBoundingClientRect().width));
    }
    await expect(beyond(within(brand).getByText(PRODUCT_NAME), brand)).toBe('');
    await expect(overlap(brand, live)).toBe(false);
  },
};

/** The current place is marked in words for assistive technology and by a bar in the accent. */
export const CurrentPlace: Story = {
  tags: ['SHELL-5'],
  parameters: { address: '/tickets' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/tickets']);
    const underlines = canvas.getAllByRole('link').map((link) => link.querySelector('[data-underline]'));
    const drawn = underlines.filter((line) => line && getComputedStyle(line).display !== 'none');
    await expect(drawn).toHaveLength(1);
    await expect(drawn[0] && getComputedStyle(drawn[0]).backgroundColor).toBe(roleColor('accent'));
  },
};

/** The Dashboard's address begins every address, and is still marked only at its own. */
export const CurrentPlaceIsTheDashboard: Story = {
  tags: ['SHELL-5'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
  },
};

/** On a screen that has no link in the bar, no place is marked as the current one. */
export const NoPlaceOfTheBar: Story = {
  tags: ['SHELL-5', 'SHELL-4'],
  parameters: { address: '/communications' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Communications')).not.toBeInTheDocument();
  },
};

/** The dot is green and says nothing alone. */
export const LiveDot: Story = {
  tags: ['SHELL-3'],
  play: async ({ canvas }) => {
    const dot = canvas.getByText('Live Demo').parentElement?.querySelector('[data-mark]');
    await expect(dot && colorName(getComputedStyle(dot).backgroundColor)).toBe('green');
  },
};

/** The link of the current screen makes no new history entry; a press that opens another tab is left to the browser. */
export const PressingTheCurrentPlace: Story = {
  parameters: { address: '/tickets' },
  play: async ({ args, canvas, userEvent }) => {
    const tickets = canvas.getByRole('link', { name: /^Tickets/ });
    await userEvent.click(tickets);
    await expect(args.onShowAgain).toHaveBeenCalledTimes(1);
    // The story must not open a tab: whether the link was left to the browser is enough.
    let leftToBrowser = false;
    const hear = (event: MouseEvent) => {
      leftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', hear, { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(tickets);
    await userEvent.keyboard('{/Control}');
    await expect(leftToBrowser).toBe(true);
    await expect(args.onShowAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('link', { name: /^Momentum/ }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^Momentum/);
    await expect(args.onShowAgain).toHaveBeenCalledTimes(1);
  },
};

/** The brand opens the sheet, by mouse and by key. */
export const OpeningTheSheet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const brand = canvas.getByRole('button', { name: BRAND });
    await expect(brand).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(brand).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(brand);
    brand.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenSheet).toHaveBeenCalledTimes(2);
  },
};
