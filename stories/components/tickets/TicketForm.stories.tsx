import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { TicketForm } from '@/components/tickets/TicketForm';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';

const filled: TicketDraft = {
  type: 'Quality Issue',
  poNumber: 'PO-31009',
  description: 'Collar stands uneven',
  assignTo: 'Ben Dyer',
  deadline: '2026-02-01',
  team: 'Quality Control',
  infoNeededFrom: 'Porto Confections',
  responsibleForClosure: 'Cleo Fuller',
};

const meta = {
  component: TicketForm,
  args: {
    draft: emptyTicketDraft,
    poNumbers: ['PO-31010', 'PO-31009'],
    staff: ['Ada Weaver', 'Ben Dyer'],
    onChangeDraft: fn(),
    onSaveDraft: fn(),
    onCreateTicket: fn(),
  },
} satisfies Meta<typeof TicketForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const CHOICES = ['Ticket Type', 'Linked PO', 'Assign To', 'Team'] as const;
const optionsOf = async (canvas: Canvas, userEvent: { click: (e: Element) => Promise<void> }, name: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

/** Eight fields, empty, in the order of a report; none is marked as required. */
export const Default: Story = {
  tags: ['TICKET-6', 'TICKET-8'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Log New Issue' });
    const fields = [
      ...CHOICES.map((name) => canvas.getByRole('combobox', { name })),
      ...['Description', 'Info Needed From', 'Responsible for Closure'].map((name) =>
        canvas.getByRole('textbox', { name }),
      ),
      canvas.getByLabelText('Deadline'),
    ];
    for (const field of fields) {
      await expect(form).toContainElement(field);
      await expect(field).not.toBeRequired();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(canvas.getByLabelText('Deadline')).toHaveAttribute('type', 'date');
    await expect(form).not.toHaveTextContent(/\*|required/i);
    const labels = [
      'Ticket Type',
      'Linked PO',
      'Description',
      'Assign To',
      'Team',
      'Info Needed From',
      'Responsible for Closure',
      'Deadline',
    ];
    const inOrder = [...form.querySelectorAll('label')].map(({ textContent }) => textContent);
    await expect(inOrder).toEqual(labels);
  },
};

export const FilledIn: Story = {
  tags: ['TICKET-6'],
  args: { draft: filled },
  play: async ({ canvas }) => {
    for (const [name, text] of [
      ['Ticket Type', 'Quality Issue'],
      ['Linked PO', 'PO-31009'],
      ['Assign To', 'Ben Dyer'],
      ['Team', 'Quality Control'],
    ] as const) {
      await expect(canvas.getByRole('combobox', { name })).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Collar stands uneven');
    await expect(canvas.getByRole('textbox', { name: 'Info Needed From' })).toHaveValue('Porto Confections');
    await expect(canvas.getByRole('textbox', { name: 'Responsible for Closure' })).toHaveValue('Cleo Fuller');
    await expect(canvas.getByLabelText('Deadline')).toHaveValue('2026-02-01');
  },
};

/** A linked order that is not among the orders is still told. */
export const LinkedOrderUnknown: Story = {
  args: { draft: { ...filled, poNumber: 'PO-99999' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Linked PO' })).toHaveTextContent('PO-99999');
  },
};

export const LongDescription: Story = {
  args: { draft: { ...filled, description: 'The trims have not arrived.\n'.repeat(4_000) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(args.draft.description);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { draft: filled },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Create Ticket' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const TicketTypes: Story = {
  tags: ['TICKET-7', 'SHELL-11'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await optionsOf(canvas, userEvent, 'Ticket Type')).toEqual([
      'Select a type',
      'Delay',
      'Quality Issue',
      'Unclear Instruction',
      'Shipping Problem',
      'Communication Issue',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Shipping Problem' }));
    await expect(args.onChangeDraft).toHaveBeenCalledWith({ ...emptyTicketDraft, type: 'Shipping Problem' });
  },
};

export const Teams: Story = {
  tags: ['TICKET-11', 'SHELL-11'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await optionsOf(canvas, userEvent, 'Team')).toEqual([
      'Select a team',
      'HK Ops',
      'BD Sampling',
      'UK Design',
      'Quality Control',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'UK Design' }));
    await expect(args.onChangeDraft).toHaveBeenCalledWith({ ...emptyTicketDraft, team: 'UK Design' });
  },
};

export const OrdersAndStaff: Story = {
  tags: ['TICKET-6'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await optionsOf(canvas, userEvent, 'Linked PO')).toEqual(['No order', 'PO-31010', 'PO-31009']);
    await userEvent.click(screen.getByRole('option', { name: 'PO-31009' }));
    await expect(args.onChangeDraft).toHaveBeenCalledWith({ ...emptyTicketDraft, poNumber: 'PO-31009' });
    await expect(await optionsOf(canvas, userEvent, 'Assign To')).toEqual(['Nobody yet', 'Ada Weaver', 'Ben Dyer']);
    await userEvent.click(screen.getByRole('option', { name: 'Ada Weaver' }));
    await expect(args.onChangeDraft).toHaveBeenCalledWith({ ...emptyTicketDraft, assignTo: 'Ada Weaver' });
  },
};

/** Every field of the draft can be typed in, each into its own. */
export const Typing: Story = {
  tags: ['TICKET-6'],
  render: function Typed(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <TicketForm
        {...args}
        draft={draft}
        onChangeDraft={(next) => {
          setDraft(next);
          args.onChangeDraft(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Zips');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Info Needed From' }), 'Mill');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Responsible for Closure' }), 'Ada');
    await userEvent.type(canvas.getByLabelText('Deadline'), '2026-02-01');
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith({
      ...emptyTicketDraft,
      description: 'Zips',
      infoNeededFrom: 'Mill',
      responsibleForClosure: 'Ada',
      deadline: '2026-02-01',
    });
  },
};

/** Nothing has to be filled in; Enter in a line sends too. */
export const Creating: Story = {
  tags: ['TICKET-8'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Info Needed From' }), '{Enter}');
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(2);
  },
};

export const SavingAsDraft: Story = {
  tags: ['TICKET-9'],
  args: { draft: filled },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as Draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledTimes(1);
    await expect(args.onCreateTicket).not.toHaveBeenCalled();
    await expect(args.onChangeDraft).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Collar stands uneven');
  },
};
