import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@radix-ui/themes';
import { expect, fn, waitFor } from 'storybook/test';
import { chooseOption, expectListClosed } from '@/testing/lists';
import { useKept } from '@/testing/useKept';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { ownFrame } from '../../wholePage';

interface FormWithChoiceProps {
  onChoose: (team: string) => void;
  teams: readonly string[];
}

/** A form that can fill in its choice itself, as a thread or an order fills a ticket. */
function FormWithChoice({ onChoose, teams }: FormWithChoiceProps) {
  const [team, change, put] = useKept<string>('', onChoose);
  return (
    <form className="flex w-60 flex-col gap-3">
      <SelectField label="Team" value={team} options={optionsOf(teams)} onChoose={change} />
      <Button type="button" onClick={() => put('UK Design')}>
        Fill in from the thread
      </Button>
    </form>
  );
}

const meta = {
  component: FormWithChoice,
  parameters: { docs: { ...ownFrame } },
  args: { onChoose: fn(), teams: ['HK Ops', 'BD Sampling', 'UK Design'] },
} satisfies Meta<typeof FormWithChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the form fills in stands there, though nobody has been at the field, and counts as nobody's choice. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Team' });
    await step('filled in by the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in from the thread' }));
      await expect(field).toHaveTextContent(/^UK Design$/);
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('chosen by a person', async () => {
      await chooseOption(userEvent, field, 'BD Sampling');
      await expect(args.onChoose.mock.calls).toEqual([['BD Sampling']]);
    });
    await step('filled in again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fill in from the thread' }));
      await expect(field).toHaveTextContent(/^UK Design$/);
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
    });
  },
};

/** Its options are drawn once somebody comes to it: a screen of many lists stands there sooner. */
export const OptionsDrawnWhenNeeded: Story = {
  play: async ({ canvas, canvasElement }) => {
    // In a form Radix mirrors what the list offers in a select element.
    const mirrored = () => [...canvasElement.querySelectorAll('select option')].map(({ textContent }) => textContent);
    await expect(mirrored().join('')).toBe('');
    canvas.getByRole('combobox', { name: 'Team' }).focus();
    await waitFor(() => expect(mirrored()).toEqual(expect.arrayContaining(['HK Ops', 'BD Sampling', 'UK Design'])));
  },
};

/** A list of a thousand is drawn only while it is open. */
export const ThousandOptions: Story = {
  args: { teams: Array.from({ length: 1_000 }, (_, place) => `Team ${place + 1}`) },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Team' });
    const mirrored = () => canvasElement.querySelectorAll('select option').length;
    await step('Reached by keyboard alone it draws none of them', async () => {
      field.focus();
      await expect(mirrored()).toBeLessThan(2);
    });
    await step('Opened it offers all, and End leads to the last', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1_000), { timeout: 15_000 });
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('Team 1000'));
    });
    await step('Closed it has the focus, and draws but the chosen one', async () => {
      await expectListClosed();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveTextContent(/^Team 1000$/);
      await expect(mirrored()).toBeLessThan(3);
    });
  },
};
