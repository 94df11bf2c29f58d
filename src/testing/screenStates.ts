import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { HeldBack } from './heldBack';
import { BRAND } from '@/testing/brand';

type Stage = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/** A screen whose data is held back. */
interface AwaitedScreen {
  /** The link that leads there, in the bar or in the sheet behind the brand. */
  link: string;
  /** The screen's heading of the first level. */
  heading: string;
  /** The bar's link to the screen that the story begins with. */
  from: string;
  data: Pick<HeldBack<never, unknown>, 'answer' | 'fail'>;
}

/** Presses a link of the bar; Communications has its link in the sheet. */
async function press({ canvas, userEvent }: Stage, link: string) {
  const inBar = within(await canvas.findByRole('navigation', { name: 'Main' })).queryByRole('link', {
    name: new RegExp(`^${link}`),
  });
  if (inBar) return userEvent.click(inBar);
  await userEvent.click(canvas.getByRole('button', { name: BRAND }));
  return userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Go to' })).getByRole('link', { name: link }),
  );
}

const expectShown = async ({ canvas }: Stage, heading: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(screen.queryByRole('progressbar', { name: 'Loading screen' })).not.toBeInTheDocument();
};

/** From any screen to one whose data is pending: the old screen stays, a loading line shows, then the new screen. */
export async function expectLoading(stage: Stage, { link, heading, data }: Omit<AwaitedScreen, 'from'>): Promise<void> {
  const before = (await stage.canvas.findByRole('heading', { level: 1 })).textContent;
  await stage.step(
    `Go to ${link} while its data is on its way: a line says so, and the screen before stays`,
    async () => {
      await press(stage, link);
      await expect(
        await stage.canvas.findByRole('progressbar', { name: 'Loading screen', hidden: true }),
      ).toBeInTheDocument();
      await expect(stage.canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(before);
    },
  );
  await stage.step('Let the data come: the screen is shown, and its heading has the focus', async () => {
    await data.answer();
    await expectShown(stage, heading);
    await waitFor(() => expect(stage.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  });
}

/** A screen whose data fails to load shows the error within the frame; visited again, it is shown. */
export async function expectFailureAndReturn(
  stage: Stage,
  { link, heading, from, data }: AwaitedScreen,
): Promise<void> {
  const { canvas, step } = stage;
  await step(`Go to ${link} while its data is refused: the error screen tells why, within the frame`, async () => {
    await press(stage, link);
    await data.fail('The ledger is closed');
    await expectShown(stage, 'Unexpected Application Error!');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByText('The ledger is closed')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  });
  await step(`Go to ${from} and back to ${link}: its data is fetched again and it is shown`, async () => {
    await press(stage, from);
    await waitFor(() => expect(canvas.queryByText('The ledger is closed')).not.toBeInTheDocument());
    await press(stage, link);
    await data.answer();
    await expectShown(stage, heading);
    await expect(canvas.queryByText('The ledger is closed')).not.toBeInTheDocument();
  });
}
