import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { TicketForm, type TicketFormProps } from '@/components/tickets/TicketForm';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { emptyTicketDraft, type TicketDraft } from '@/domain/tickets/ticketDraft';
import { beyond } from '@/testing/box';
import { chooseOption, optionsOffered } from '@/testing/lists';
import { useKept } from '@/testing/useKept';
import { ownFrame } from '../../wholePage';

/** Stands in for the screen that holds the draft and takes every ticket. */
function TakesTickets(form: TicketFormProps) {
  const [draft, change, put] = useKept(form.draft, form.onChangeDraft);
  return (
    <TicketForm
      {...form}
      draft={draft}
      onChangeDraft={change}
      onCreateTicket={() => {
        form.onCreateTicket();
        put({ ...emptyTicketDraft });
      }}
    />
  );
}

const filled = {
  type: 'Quality Issue',
  poNumber: 'PO-31002',
  description: 'Zips are late',
  assignTo: 'Ben Dyer',
  deadline: '2026-02-01',
  team: 'UK Design',
  infoNeededFrom: 'Porto Confections',
  responsibleForClosure: 'Ada Weaver',
} as const;

const meta = {
  component: TicketForm,
  parameters: { docs: { ...ownFrame } },
  args: {
    draft: emptyTicketDraft,
    orders: [
      { poNumber: 'PO-31001', styleName: 'Rib Beanie', customer: 'TARNFELL' },
      { poNumber: 'PO-31002', styleName: 'Boxy Linen Shirt', customer: 'VESTRAND' },
    ],
    staff: ['Ada Weaver', 'Ben Dyer'],
    onChangeDraft: fn(),
    onSaveDraft: fn(),
    onCreateTicket: fn(),
  },
  render: (args) => <TakesTickets {...args} />,
} satisfies Meta<typeof TicketForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const formOf = (canvas: Canvas) => within(canvas.getByRole('form', { name: 'Log New Issue' }));
const FIELDS = [
  ['Ticket Type', 'combobox'],
  ['Linked PO', 'combobox'],
  ['Description', 'textbox'],
  ['Assign To', 'combobox'],
  ['Team', 'combobox'],
  ['Info Needed From', 'textbox'],
  ['Responsible for Closure', 'textbox'],
] as const;

const fieldOf = (canvas: Canvas, name: string) => formOf(canvas).getByRole('combobox', { name });

/** Eight fields in order, the deadline a date, and no others; none is marked as required. */
export const Default: Story = {
  tags: ['TICKET-6', 'TICKET-8'],
  play: async ({ canvas }) => {
    const form = formOf(canvas);
    const deadline = form.getByLabelText('Deadline');
    await expect(deadline).toHaveAttribute('type', 'date');
    const fields = [...FIELDS.map(([name, role]) => form.getByRole(role, { name })), deadline];
    for (const [at, field] of fields.slice(1).entries()) {
      await expect(fields[at]?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    await expect([...form.getAllByRole('combobox'), ...form.getAllByRole('textbox')]).toHaveLength(FIELDS.length);
    for (const field of fields) {
      await expect(field).not.toBeRequired();
      await expect(field).not.toBeInvalid();
    }
    await expect(form.queryByText(/\*|required/i)).not.toBeInTheDocument();
  },
};

/** In the order of the fields one goes through them with Tab alone. */
export const TabOrder: Story = {
  tags: ['TICKET-6'],
  play: async ({ canvas, userEvent }) => {
    const form = formOf(canvas);
    for (const [name, role] of FIELDS) {
      await userEvent.tab();
      await expect(form.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(form.getByLabelText('Deadline')).toHaveFocus();
  },
};

/** The exact ticket types, in their order. */
export const TypesOffered: Story = {
  tags: ['TICKET-7'],
  play: async ({ canvas, userEvent }) => {
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Ticket Type'))).toEqual([
      'Delay',
      'Quality Issue',
      'Unclear Instruction',
      'Shipping Problem',
      'Communication Issue',
    ]);
  },
};

/** The exact teams, in their order. */
export const TeamsOffered: Story = {
  tags: ['TICKET-11'],
  play: async ({ canvas, userEvent }) => {
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Team'))).toEqual([
      'HK Ops',
      'BD Sampling',
      'UK Design',
      'Quality Control',
    ]);
  },
};

/** The orders and the staff that the screen knows are offered. */
export const OrdersAndStaffOffered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Linked PO'))).toEqual([
      'PO-31001 · TARNFELL · Rib Beanie',
      'PO-31002 · VESTRAND · Boxy Linen Shirt',
    ]);
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Assign To'))).toEqual(['Ada Weaver', 'Ben Dyer']);
  },
};

/** Nothing is required: each choice can be taken back, by a button that is there once something is chosen. */
export const TakingChoicesBack: Story = {
  args: { draft: filled },
  play: async ({ canvas, args, userEvent }) => {
    const form = formOf(canvas);
    let draft: TicketDraft = filled;
    for (const [name, field, placeholder] of [
      ['Ticket Type', 'type', 'Not chosen'],
      ['Linked PO', 'poNumber', 'Not chosen'],
      ['Assign To', 'assignTo', 'Not chosen'],
      ['Team', 'team', 'Not chosen'],
    ] as const) {
      await userEvent.click(form.getByRole('button', { name: `Clear ${name}` }));
      draft = { ...draft, [field]: NOT_CHOSEN };
      await expect(args.onChangeDraft).toHaveBeenLastCalledWith(draft);
      await expect(fieldOf(canvas, name)).toHaveTextContent(placeholder);
      await expect(fieldOf(canvas, name)).toHaveFocus();
    }
    await expect(form.queryByRole('button', { name: /^Clear/ })).not.toBeInTheDocument();
    const { description, deadline, infoNeededFrom, responsibleForClosure } = filled;
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith({
      ...emptyTicketDraft,
      description,
      deadline,
      infoNeededFrom,
      responsibleForClosure,
    });
  },
};

/** Each field fills the part of the draft that bears its name, and nothing else. */
export const FillingIn: Story = {
  tags: ['TICKET-6', 'DATA-3'],
  play: async ({ canvas, args, userEvent }) => {
    const form = formOf(canvas);
    await chooseOption(userEvent, fieldOf(canvas, 'Ticket Type'), filled.type);
    await chooseOption(userEvent, fieldOf(canvas, 'Linked PO'), 'PO-31002 · VESTRAND · Boxy Linen Shirt');
    await userEvent.type(form.getByLabelText('Description'), filled.description);
    await chooseOption(userEvent, fieldOf(canvas, 'Assign To'), filled.assignTo);
    await chooseOption(userEvent, fieldOf(canvas, 'Team'), filled.team);
    await userEvent.type(form.getByLabelText('Info Needed From'), filled.infoNeededFrom);
    await userEvent.type(form.getByLabelText('Responsible for Closure'), filled.responsibleForClosure);
    await userEvent.type(form.getByLabelText('Deadline'), filled.deadline);
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith(filled);
    await expect(args.onCreateTicket).not.toHaveBeenCalled();
  },
};

/** Nothing is required: an empty form is sent as it is, and the next one begins at its first field. */
export const CreatingWithoutAWord: Story = {
  tags: ['TICKET-8'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(formOf(canvas).getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    await expect(args.onSaveDraft).not.toHaveBeenCalled();
    await expect(fieldOf(canvas, 'Ticket Type')).toHaveFocus();
  },
};

/** Enter in a line of text sends the form too, and the next one begins at its first field. */
export const CreatingByEnter: Story = {
  tags: ['TICKET-8'],
  args: { draft: filled },
  play: async ({ canvas, args, userEvent }) => {
    const asked = formOf(canvas).getByLabelText('Info Needed From');
    await userEvent.click(asked);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    await expect(asked).toHaveValue('');
    await expect(fieldOf(canvas, 'Ticket Type')).toHaveFocus();
  },
};

/** Where nothing has the focus any longer once the ticket is created, the next one begins at its first field too. */
export const CreatingWithoutFocus: Story = {
  tags: ['TICKET-8'],
  args: {
    draft: filled,
    onCreateTicket: fn(() => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(formOf(canvas).getByRole('button', { name: 'Create Ticket' }));
    await expect(args.onCreateTicket).toHaveBeenCalledTimes(1);
    await expect(fieldOf(canvas, 'Ticket Type')).toHaveFocus();
  },
};

/** The browser's own check is off: half a date, which end-to-end tests type, stops nobody. */
export const NoCheckByTheBrowser: Story = {
  tags: ['TICKET-8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('novalidate');
  },
};

/** 'Save as Draft' is pressed, and nothing in the form changes. */
export const SavingADraft: Story = {
  tags: ['TICKET-9'],
  args: { draft: filled },
  play: async ({ canvas, args, userEvent }) => {
    const form = formOf(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Save as Draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledTimes(1);
    await expect(args.onCreateTicket).not.toHaveBeenCalled();
    await expect(args.onChangeDraft).not.toHaveBeenCalled();
    await expect(fieldOf(canvas, 'Ticket Type')).toHaveTextContent('Quality Issue');
    await expect(fieldOf(canvas, 'Linked PO')).toHaveTextContent('PO-31002');
    await expect(form.getByLabelText('Description')).toHaveValue('Zips are late');
    await expect(fieldOf(canvas, 'Assign To')).toHaveTextContent('Ben Dyer');
    await expect(fieldOf(canvas, 'Team')).toHaveTextContent('UK Design');
    await expect(form.getByLabelText('Info Needed From')).toHaveValue('Porto Confections');
    await expect(form.getByLabelText('Responsible for Closure')).toHaveValue('Ada Weaver');
    await expect(form.getByLabelText('Deadline')).toHaveValue('2026-02-01');
  },
};

/** A faulty source repeats a number and leaves one out, and a customer: each is offered once, none is empty. */
export const RepeatedAndEmptyNumbers: Story = {
  args: {
    orders: [
      { poNumber: 'PO-31001', styleName: 'Rib Beanie', customer: 'TARNFELL' },
      { poNumber: '', styleName: 'Rib Beanie', customer: 'TARNFELL' },
      { poNumber: 'PO-31001', styleName: 'Rib Beanie', customer: 'TARNFELL' },
      { poNumber: 'PO-31002', styleName: '', customer: '' },
    ],
    staff: ['Ada Weaver', 'Ada Weaver', ''],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Linked PO'))).toEqual([
      'PO-31001 · TARNFELL · Rib Beanie',
      'PO-31002',
    ]);
    await expect(await optionsOffered(userEvent, fieldOf(canvas, 'Assign To'))).toEqual(['Ada Weaver']);
  },
};

/**
 * Fields that the server refused say so until something else stands in them; one that it names and the form does not have
 * marks nothing.
 */
export const Refused: Story = {
  args: {
    draft: { ...filled, deadline: '2025-02-01', description: 'Zips' },
    refused: {
      draft: { ...filled, deadline: '2025-02-01', description: 'Zips' },
      fields: ['deadline', 'type', 'description', 'infoNeededFrom', 'hem'],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const form = formOf(canvas);
    const refused = () =>
      [...FIELDS.map(([name, role]) => form.getByRole(role, { name })), form.getByLabelText('Deadline')].filter(
        (field) => field.getAttribute('aria-invalid') === 'true',
      );
    const deadline = form.getByLabelText('Deadline');
    const asked = form.getByLabelText('Info Needed From');
    const description = form.getByLabelText('Description');
    await step('Four fields are marked, and each says so', async () => {
      await expect(refused()).toEqual([fieldOf(canvas, 'Ticket Type'), description, asked, deadline]);
      for (const field of refused()) {
        await expect(field).toHaveAccessibleDescription('This was not accepted; change it and try again');
      }
    });
    await step('Another type and another day are marked no longer', async () => {
      await chooseOption(userEvent, fieldOf(canvas, 'Ticket Type'), 'Delay');
      await userEvent.clear(deadline);
      await expect(refused()).toEqual([description, asked]);
    });
    await step('A word is marked until it is another one', async () => {
      await userEvent.type(asked, '!');
      await expect(refused()).toEqual([description]);
      await userEvent.type(asked, '{Backspace}');
      await expect(refused()).toEqual([description, asked]);
    });
  },
};

/** An order that is in no list stays named until another is chosen, or none. */
export const OrderThatDoesNotExist: Story = {
  args: { draft: { ...emptyTicketDraft, poNumber: 'PO-99999' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(fieldOf(canvas, 'Linked PO')).toHaveTextContent('PO-99999');
    await userEvent.click(formOf(canvas).getByRole('button', { name: 'Clear Linked PO' }));
    await expect(args.onChangeDraft.mock.calls).toEqual([[emptyTicketDraft]]);
  },
};

/** On the smallest phone every field and both actions stand within the window. */
export const OnTheSmallestPhone: Story = {
  args: { draft: { ...filled, infoNeededFrom: 'Porto'.repeat(60), description: 'SHIRT'.repeat(100) } },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const holder = canvas.getByRole('form');
    const form = formOf(canvas);
    const fields = [
      ...FIELDS.map(([name, role]) => form.getByRole(role, { name })),
      form.getByLabelText('Deadline'),
      ...form.getAllByRole('button'),
    ];
    for (const field of fields) await expect(beyond(field, holder)).toBe('');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
