import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SCROLL_STORAGE_KEY } from '@/app/shell/scrollPositions';
import { heldBack } from '@/testing/heldBack';
import { expectPanelClosed, findOpenedPanel } from '@/testing/panels';
import { buildRadarReport } from '@/testing/radar/buildRadar';
import { buildTimelines } from '@/testing/timelines/buildTimelines';
import { Assembled, returnFromTheGate, returnWithoutData, travel } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { PRODUCT_NAME } from '@/domain/product';
import { BRAND } from '@/testing/brand';

/** What stands around every screen: skip link, bar, waiting line, sheet, and the tab's title. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/communications' },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One bar, one main with one heading, which has the focus and names the tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBe(title);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Communications · ${PRODUCT_NAME}`));
    await expect(screen.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // On paper alone: the moment of the stories' clock.
    await expect(canvas.getByText(/^Printed January 15, 2026 at \d+:\d{2} [AP]M$/)).not.toBeVisible();
  },
};

/** The first stop of the keyboard leads past the bar; it stands in the bar's landmark. */
export const SkippingTheBar: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const skip = within(canvas.getByRole('banner')).getByRole('link', { name: 'Skip to content' });
    const [first] = within(canvas.getByRole('banner')).getAllByRole('link');
    await expect(first).toBe(skip);
    skip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const report = heldBack(async () => buildRadarReport());

/** While a screen is on its way a line says so, within the bar's landmark; it goes when the screen is there. */
export const Waiting: Story = {
  args: { operations: { radarReport: report.call } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const bar = within(canvas.getByRole('banner'));
    await userEvent.click(bar.getByRole('link', { name: /^Radar Report/ }));
    await expect(bar.getByRole('status')).toBeEmptyDOMElement();
    await expect(await bar.findByRole('progressbar', { name: 'Loading screen' })).toBeInTheDocument();
    await expect(bar.getByRole('status')).toHaveTextContent('Loading screen');
    await report.answer();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' })).toBeVisible();
    await expect(bar.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(bar.getByRole('status')).toBeEmptyDOMElement();
  },
};

const again = heldBack(async () => buildRadarReport());
let isBack = false;

/** Back from the gate after so long that no data is left, the bar stands there and the line says that the screen comes. */
export const WaitingAfterTheGate: Story = {
  args: {
    address: '/radar',
    operations: { radarReport: () => (isBack ? again.call() : Promise.resolve(buildRadarReport())) },
  },
  beforeEach: () => {
    isBack = false;
  },
  play: async ({ canvas }) => {
    const name = 'Weekly Radar Report';
    await canvas.findByRole('heading', { level: 1, name });
    isBack = true;
    returnWithoutData();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading screen' })).toBeInTheDocument();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await again.answer();
    const title = await canvas.findByRole('heading', { level: 1, name });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
  },
};

/** Many times the built customers, each under a name of its own. */
const manyTimelines = async (times: number) =>
  Array.from({ length: times }, (_, place) =>
    buildTimelines().map((timeline) => ({ ...timeline, customer: `${timeline.customer} ${place}` })),
  ).flat();

/** Behind the gate a page is scrolled as it was left, and so is one that was left before it. */
export const ScrolledAfterTheGate: Story = {
  args: {
    address: '/tickets',
    operations: {
      // More than fits into the window: the first frame of a new screen draws no more than that.
      timelines: () => manyTimelines(5),
    },
  },
  beforeEach: () => {
    // What the router kept when the page was loaded last says nothing of what was scrolled since.
    window.sessionStorage.setItem(SCROLL_STORAGE_KEY, '{}');
    return () => window.sessionStorage.removeItem(SCROLL_STORAGE_KEY);
  },
  play: async ({ canvas, userEvent, step }) => {
    const goTo = async (name: RegExp) => userEvent.click(await canvas.findByRole('link', { name }));
    const expectScrolled = async (name: string, top: number) => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
      await waitFor(() => expect(window.scrollY).toBe(top));
    };
    const scrollTo = (top: number) =>
      waitFor(async () => {
        window.scrollTo(0, top);
        await expect(window.scrollY).toBe(top);
      });
    await step('The page that the gate came over', async () => {
      await goTo(/^Momentum/);
      await expectScrolled('Momentum Tracker', 0);
      await scrollTo(1_500);
      returnWithoutData();
      await expectScrolled('Momentum Tracker', 1_500);
    });
    await step('A page that was left before', async () => {
      await scrollTo(1_200);
      await goTo(/^Tickets/);
      await expectScrolled('Ticketing System', 0);
      returnWithoutData();
      await expectScrolled('Ticketing System', 0);
      await travel(-1);
      await expectScrolled('Momentum Tracker', 1_200);
    });
    await step('What is kept for a reload at the gate', async () => {
      returnWithoutData();
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
      await expect(Object.values(Object(kept))).toContain(1_200);
      await expectScrolled('Momentum Tracker', 1_200);
    });
  },
};

/** The first page draws only what is in sight of many projects, unless it was left scrolled and needs its height. */
export const FirstPageAtItsTop: Story = {
  args: {
    address: '/momentum',
    operations: { timelines: () => manyTimelines(20) },
  },
  play: async ({ canvas, step }) => {
    const drawn = () => canvas.findAllByRole('article');
    let few = 0;
    await step('At its top it draws what is in sight', async () => {
      few = (await drawn()).length;
      await expect(few).toBeLessThan(30);
    });
    await step('Behind the gate where it was left scrolled, it draws all', async () => {
      await waitFor(async () => {
        window.scrollTo(0, 1_500);
        await expect(window.scrollY).toBe(1_500);
      });
      returnFromTheGate();
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(2 * few));
    });
    await step('Behind the gate where it was left at its top, as at first', async () => {
      window.scrollTo(0, 0);
      returnFromTheGate();
      await expect(await drawn()).toHaveLength(few);
    });
  },
};

/** The brand opens the sheet, from the side where the bar holds the links; Escape leads back to the brand. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    const brand = await canvas.findByRole('button', { name: BRAND });
    await userEvent.click(brand);
    const box = (await findOpenedPanel('Go to')).getBoundingClientRect();
    await expect(Math.round(box.left)).toBe(0);
    await expect(Math.round(box.height)).toBe(window.innerHeight);
    await expect(brand).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed(brand);
    await expect(brand).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On a phone the sheet comes from below, where a thumb is. */
export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: BRAND }));
    const box = (await findOpenedPanel('Go to')).getBoundingClientRect();
    await expect(box.top).toBeGreaterThan(0);
    await expect(Math.round(box.bottom)).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await expectPanelClosed();
  },
};
