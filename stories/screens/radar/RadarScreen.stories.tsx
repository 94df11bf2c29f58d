import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { COMMAND_TIMEOUT_MS } from '@/screens/carryOut';
import { heldBack } from '@/testing/heldBack';
import { passTime } from '@/testing/movableClock';
import { buildRadarReport } from '@/testing/radar/buildRadar';
import { expectFailureAndReturn, expectLoading } from '@/testing/screenStates';
import { expectFailureToast, expectNoToast, NO_ANSWER } from '@/testing/toasts';
import { Assembled } from '../../Assembled';
import { ownFrame, wholePage } from '../../wholePage';
import { PRODUCT_NAME } from '@/domain/product';

/** The weekly report in the frame of the app. */
const meta = {
  component: Assembled,
  parameters: { ...wholePage, docs: { ...ownFrame } },
  args: { address: '/radar', operations: { perform: fn(async () => {}) } },
} satisfies Meta<typeof Assembled>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The week's report under the screen's heading and title. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Weekly Radar Report'", async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Weekly Radar Report' })).toBeVisible();
    });
    await step("The window's title names the screen, then the product", async () => {
      await expect(document.title).toBe(`Radar Report · ${PRODUCT_NAME}`);
    });
  },
};

/** Each action ends in its command, and nothing is seen of it: no toast, the same page. */
export const ActionsWithoutEffect: Story = {
  tags: ['RADAR-6'],
  play: async ({ args, canvas, userEvent, step }) => {
    const main = await canvas.findByRole('main');
    await canvas.findByRole('button', { name: 'Export to Excel' });
    const before = main.textContent;
    const { perform } = args.operations ?? {};
    await step("Press 'Export to Excel', 'Present to CEO' and 'Generate PowerPoint': each is issued once", async () => {
      for (const [place, [name, kind]] of (
        [
          ['Export to Excel', 'export-radar-excel'],
          ['Present to CEO', 'present-radar'],
          ['Generate PowerPoint', 'generate-powerpoint'],
        ] as const
      ).entries()) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(perform).toHaveBeenCalledTimes(place + 1);
        await expect(perform).toHaveBeenLastCalledWith({ kind });
      }
    });
    await step('No toast and no window appears, and the page reads as before', async () => {
      await expectNoToast();
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(main).toHaveTextContent(before, { normalizeWhitespace: false });
    });
  },
};

/** A command that fails says so; the report stays as it was. */
export const FailingCommand: Story = {
  args: { operations: { perform: fn(() => Promise.reject(new Error('refused'))) } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Present to CEO', which is refused: a red toast says that nothing was lost", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Present to CEO' }));
      await expectFailureToast('Present to CEO');
    });
    await step('The report is still there, and the command was issued once', async () => {
      await expect(canvas.getByRole('table', { name: 'Missed Tasks' })).toBeVisible();
      await expect(args.operations?.perform).toHaveBeenCalledOnce();
    });
  },
};

/**
 * A command without a response for fifteen seconds has failed; the report stays, and the next press issues it again.
 */
export const CommandWithoutAnswer: Story = {
  args: { operations: { perform: fn(() => new Promise<void>(() => {})) } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Generate PowerPoint' and wait nearly 15 seconds: no toast appears", async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Generate PowerPoint' }));
      await passTime(COMMAND_TIMEOUT_MS - 1);
      await expectNoToast();
    });
    await step('Wait a moment longer: a red toast says that nobody answered', async () => {
      await passTime(1);
      await expectFailureToast('Generate PowerPoint', NO_ANSWER);
    });
    await step('The report is still there', async () => {
      await expect(canvas.getByRole('table', { name: 'Missed Tasks' })).toBeVisible();
    });
    await step('Press Enter: it is issued again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.operations?.perform).toHaveBeenCalledTimes(2);
    });
  },
};

const report = heldBack(async () => buildRadarReport());

/** While the report is on its way the screen before stays. */
export const Loading: Story = {
  args: { address: '/momentum', operations: { radarReport: report.call } },
  play: async (context) => {
    await expectLoading(context, { link: 'Radar Report', heading: 'Weekly Radar Report', data: report });
    await context.step('The report is there', async () => {
      await expect(context.canvas.getByRole('table', { name: 'Missed Tasks' })).toBeVisible();
    });
  },
};

/** A report that fails to load leaves the frame, shows what went wrong, and is there after a retry. */
export const Failed: Story = {
  args: { address: '/momentum', operations: { radarReport: report.call } },
  play: async (context) => {
    await expectFailureAndReturn(context, {
      from: 'Momentum',
      link: 'Radar Report',
      heading: 'Weekly Radar Report',
      data: report,
    });
    await context.step('The report is there', async () => {
      await expect(context.canvas.getByRole('table', { name: 'Missed Tasks' })).toBeVisible();
    });
  },
};
