import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@radix-ui/themes';
import { expect, fn, waitFor } from 'storybook/test';
import { chooseOption } from '@/testing/lists';
import { useKept } from '@/testing/useKept';
import { SelectField } from '@/ui/SelectField';
import { ownFrame } from '../../wholePage';

interface FormWithChoiceProps {
  onChoose: (team: string) => void;
}

/** A form that can fill in its choice itself, as a thread or an order fills a ticket. */
function FormWithChoice({ onChoose }: FormWithChoiceProps) {
  const [team, change, put] = useKept<string>('', onChoose);
  return (
    <form className="flex w-60 flex-col gap-3">
      <SelectField
        label="Team"
        value={team}
        options={['HK Ops', 'BD Sampling', 'UK Design'].map((value) => ({ value, label: value }))}
        onChoose={change}
      />
      <Button type="button" onClick={() => put('UK Design')}>
        Fill in from the thread
      </Button>
    </form>
  );
}

const meta = {
  component: FormWithChoice,
  parameters: { docs: { ...ownFrame } },
  args: { onChoose: fn() },
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
