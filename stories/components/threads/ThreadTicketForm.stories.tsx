import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { chooseOption } from '@/testing/lists';
import { ThreadTicketForm, type ThreadTicketFormProps } from '@/components/threads/ThreadTicketForm';
import { changeField, refuseForm, ticketFormFor } from '@/domain/threads/threadTicketDraft';
import { STAFF } from '@/testing/teams/buildStaff';
import { buildThread, calm } from '@/testing/threads/buildThreads';

/** The form with the button that sends it, which stands outside it, and with what is entered. */
function FormAtWork({ form: first, onChangeField, onCreateTicket, ...form }: ThreadTicketFormProps) {
  const [state, setState] = useState(first);
  return (
    <div className="flex flex-col gap-3">
      <ThreadTicketForm
        {...form}
        form={state}
        onChangeField={(field, value) => {
          setState(changeField(state, field, value));
          onChangeField(field, value);
        }}
        onCreateTicket={() => {
          setState(refuseForm(state));
          onCreateTicket();
        }}
      />
      <Button type="submit" form={form.id}>
        Create Ticket
      </Button>
    </div>
  );
}

const meta = {
  component: ThreadTicketForm,
  args: {
    id: 'generate-ticket',
    form: ticketFormFor(buildThread()),
    staff: STAFF,
    onChangeField: fn(),
    onCreateTicket: fn(),
  },
  render: (args) => <FormAtWork {...args} />,
} satisfies Meta<typeof ThreadTicketForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const formOf = (canvas: Canvas) => within(canvas.getByRole('form', { name: 'Generate Ticket' }));
const choiceOf = (canvas: Canvas, name: string) => formOf(canvas).getByRole('combobox', { name });
const descriptionOf = (canvas: Canvas) => formOf(canvas).getByRole('textbox', { name: 'Description' });
const AI = 'Filled in by AI';

/** Filled in by AI, which each field says; order and customer can be read and not changed. */
export const Default: Story = {
  tags: ['THREAD-7', 'THREAD-8'],
  play: async ({ canvas, args }) => {
    await expect(choiceOf(canvas, 'Ticket Type')).toHaveTextContent('Delay');
    await expect(choiceOf(canvas, 'Priority')).toHaveTextContent('High');
    await expect(choiceOf(canvas, 'Assignee')).toHaveTextContent('Ada Weaver');
    for (const name of ['Ticket Type', 'Priority', 'Assignee']) {
      await expect(choiceOf(canvas, name)).toHaveAccessibleDescription(AI);
    }
    for (const name of ['Ticket Type', 'Assignee']) await expect(choiceOf(canvas, name)).toBeRequired();
    await expect(choiceOf(canvas, 'Priority')).not.toBeRequired();
    await expect(descriptionOf(canvas)).toBeRequired();
    const order = formOf(canvas).getByRole('textbox', { name: 'Linked PO' });
    const customer = formOf(canvas).getByRole('textbox', { name: 'Customer' });
    await expect(order).toHaveValue('PO-31001');
    await expect(customer).toHaveValue('ALDERWICK');
    await expect(order).toHaveAttribute('readonly');
    await expect(customer).toHaveAttribute('readonly');
    await expect(order).not.toHaveAccessibleDescription();
    const description = descriptionOf(canvas);
    await expect(description).toHaveAttribute('rows', '4');
    await expect(description).toHaveAccessibleDescription(AI);
    await expect(description).toHaveValue(
      'AI analysis of PO-31001: urgent timeline concerns and potential delivery delays. ' +
        'Latest email: “Buttons for the linen shirt are late” from Nora Quist. 3 attachments in this thread. ' +
        'Recommended action: Create a ticket of type Delay.',
    );
    await expect(args.onChangeField).not.toHaveBeenCalled();
    await expect(args.onCreateTicket).not.toHaveBeenCalled();
  },
};

/** Without suggestions: nothing chosen, medium, and only the description is the AI's. */
export const NoSuggestion: Story = {
  tags: ['THREAD-7', 'THREAD-8'],
  args: { form: ticketFormFor(buildThread(calm)) },
  play: async ({ canvas }) => {
    await expect(choiceOf(canvas, 'Ticket Type')).toHaveTextContent('Not chosen');
    await expect(choiceOf(canvas, 'Assignee')).toHaveTextContent('Not chosen');
    await expect(choiceOf(canvas, 'Priority')).toHaveTextContent('Medium');
    for (const name of ['Ticket Type', 'Priority', 'Assignee']) {
      await expect(choiceOf(canvas, name)).not.toHaveAccessibleDescription();
    }
    await expect(descriptionOf(canvas)).toHaveAccessibleDescription(AI);
    await expect(descriptionOf(canvas)).toHaveValue(
      'AI analysis of PO-31001: standard follow-up communication. ' +
        'Latest email: “Buttons for the linen shirt are late” from Nora Quist. 3 attachments in this thread. ' +
        'Recommended action: Monitor thread.',
    );
  },
};

/** The exact options of the lists. */
export const Lists: Story = {
  tags: ['THREAD-9'],
  play: async ({ canvas, userEvent, step }) => {
    const lists = [
      ['Ticket Type', ['Delay', 'Quality Issue', 'Communication', 'Escalation', 'Technical']],
      ['Priority', ['Low', 'Medium', 'High', 'Urgent']],
      ['Assignee', STAFF],
    ] as const;
    for (const [name, words] of lists) {
      await step(name, async () => {
        await userEvent.click(choiceOf(canvas, name));
        const options = await screen.findAllByRole('option');
        await expect(options.map(({ textContent }) => textContent)).toEqual(words);
        await userEvent.keyboard('{Escape}');
      });
    }
  },
};

/** What a person enters is theirs: the mark of that field goes, and only that one; priorities are in lower case. */
export const Correcting: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Choose another priority', async () => {
      await chooseOption(userEvent, choiceOf(canvas, 'Priority'), 'Urgent');
      await expect(args.onChangeField).toHaveBeenLastCalledWith('priority', 'urgent');
      await expect(choiceOf(canvas, 'Priority')).toHaveTextContent('Urgent');
      await expect(choiceOf(canvas, 'Priority')).not.toHaveAccessibleDescription();
      await expect(choiceOf(canvas, 'Ticket Type')).toHaveAccessibleDescription(AI);
    });
    await step('Add a word to the description', async () => {
      await userEvent.type(descriptionOf(canvas), '!');
      await expect(descriptionOf(canvas)).not.toHaveAccessibleDescription();
      await expect(args.onChangeField).toHaveBeenLastCalledWith('description', `${args.form.draft.description}!`);
      await expect(choiceOf(canvas, 'Assignee')).toHaveAccessibleDescription(AI);
    });
    await step('Choose type and assignee', async () => {
      await chooseOption(userEvent, choiceOf(canvas, 'Ticket Type'), 'Technical');
      await expect(args.onChangeField).toHaveBeenLastCalledWith('type', 'Technical');
      await chooseOption(userEvent, choiceOf(canvas, 'Assignee'), 'Dan Carder');
      await expect(args.onChangeField).toHaveBeenLastCalledWith('assignee', 'Dan Carder');
      await expect(args.onChangeField).toHaveBeenCalledTimes(4);
    });
    await step('Take the assignee back, then the type: each is left open, and nothing else', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Assignee' }));
      await expect(args.onChangeField).toHaveBeenLastCalledWith('assignee', '');
      await expect(choiceOf(canvas, 'Ticket Type')).toHaveTextContent('Technical');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Ticket Type' }));
      await expect(args.onChangeField).toHaveBeenLastCalledWith('type', '');
      for (const name of ['Ticket Type', 'Assignee'])
        await expect(choiceOf(canvas, name)).toHaveTextContent('Not chosen');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
  },
};

const refusedFor = (part: Partial<Record<'type' | 'assignee' | 'description', string>>) => {
  const form = ticketFormFor(buildThread());
  return refuseForm({ ...form, draft: { ...form.draft, ...part } });
};

/** Without a type: marked, and the focus leads there when the form is sent again. */
export const MissingType: Story = {
  args: { form: refusedFor({ type: '' }) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(choiceOf(canvas, 'Ticket Type')).toHaveAttribute('aria-invalid', 'true');
    await expect(choiceOf(canvas, 'Ticket Type')).toHaveAccessibleDescription(/^Choose a ticket type/);
    await expect(choiceOf(canvas, 'Assignee')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    await expect(choiceOf(canvas, 'Ticket Type')).toHaveFocus();
  },
};

/** Without an assignee: marked, and the focus leads there when the form is sent again. */
export const MissingAssignee: Story = {
  args: { form: refusedFor({ assignee: '' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(choiceOf(canvas, 'Assignee')).toHaveAttribute('aria-invalid', 'true');
    await expect(choiceOf(canvas, 'Assignee')).toHaveAccessibleDescription(/^Choose an assignee/);
    await expect(choiceOf(canvas, 'Ticket Type')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(choiceOf(canvas, 'Assignee')).toHaveFocus();
  },
};

/** Without a description; the first character removes the error mark. */
export const MissingDescription: Story = {
  tags: ['THREAD-10'],
  args: { form: refusedFor({ description: '' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(descriptionOf(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Write a description')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(descriptionOf(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(descriptionOf(canvas)).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Write a description')).toBeNull();
  },
};

/** Fields that the server did not accept say so; they have a value, so that nothing tells what is missing. */
export const NotAccepted: Story = {
  args: { form: refuseForm(ticketFormFor(buildThread()), ['priority', 'description']) },
  play: async ({ canvas }) => {
    for (const field of [choiceOf(canvas, 'Priority'), descriptionOf(canvas)]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^This was not accepted; change it and try again/);
    }
    await expect(choiceOf(canvas, 'Ticket Type')).not.toHaveAttribute('aria-invalid');
  },
};

/** Suggestions from a newer server are shown as they are, and can be left. */
export const UnknownSuggestions: Story = {
  args: { form: ticketFormFor(buildThread({ suggestedAssignee: 'Somebody Else' })) },
  play: async ({ canvas }) => {
    await expect(choiceOf(canvas, 'Assignee')).toHaveTextContent('Somebody Else');
  },
};

/** A hundred thousand letters stay editable. */
export const HugeDescription: Story = {
  args: { form: changeField(ticketFormFor(buildThread()), 'description', 'late '.repeat(20_000)) },
  play: async ({ canvas, args, userEvent }) => {
    const description = descriptionOf(canvas);
    await userEvent.type(description, '!', { initialSelectionStart: 100_000, initialSelectionEnd: 100_000 });
    await expect(args.onChangeField).toHaveBeenLastCalledWith('description', `${'late '.repeat(20_000)}!`);
  },
};
