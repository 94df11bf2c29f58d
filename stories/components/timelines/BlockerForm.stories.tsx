import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BlockerForm, type BlockerFormProps } from '@/components/timelines/BlockerForm';
import { emptyBlockerDraft } from '@/domain/timelines/blocker';
import { heldBack } from '@/testing/heldBack';
import { chooseOption } from '@/testing/lists';
import { buildBlockerDraft } from '@/testing/timelines/buildTimelines';
import { useKept } from '@/testing/useKept';

/** A panel that takes every blocker and clears the form. */
function TakesBlockers({ draft: first, refused, onChangeDraft, onAddBlocker }: BlockerFormProps) {
  const [draft, change, put] = useKept(first, onChangeDraft);
  return (
    <BlockerForm
      draft={draft}
      refused={refused}
      onChangeDraft={change}
      onAddBlocker={() => {
        onAddBlocker();
        put(emptyBlockerDraft);
      }}
    />
  );
}

const accepted = heldBack(async () => {});

/** A panel that takes a blocker only when `accepted` is answered. */
function TakesBlockersLate({ draft: first, onChangeDraft }: BlockerFormProps) {
  const [draft, change, put] = useKept(first, onChangeDraft);
  const add = async () => {
    await accepted.call();
    put(emptyBlockerDraft);
  };
  return <BlockerForm draft={draft} onChangeDraft={change} onAddBlocker={() => void add()} />;
}

const meta = {
  component: BlockerForm,
  args: { draft: emptyBlockerDraft, onChangeDraft: fn(), onAddBlocker: fn() },
  render: (args) => <TakesBlockers {...args} />,
} satisfies Meta<typeof BlockerForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: PlayContext, name: string) => canvas.getByRole('combobox', { name });
const add = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add Blocker' }));

const choose = (context: PlayContext, name: string, option: string) =>
  chooseOption(context.userEvent, field(context, name), option);

/** Nothing typed; severity is Medium. Type and description have to be given. */
export const Default: Story = {
  tags: ['MOMENTUM-12'],
  play: async (context) => {
    await expect(context.canvas.getByRole('form', { name: 'Add New Blocker' })).toBeVisible();
    await expect(field(context, 'Type')).toHaveTextContent('Not chosen');
    await expect(field(context, 'Severity')).toHaveTextContent('Medium');
    const description = context.canvas.getByRole('textbox', { name: 'Description' });
    await expect(description).toHaveValue('');
    await expect(field(context, 'Type')).toBeRequired();
    await expect(description).toBeRequired();
    await expect(field(context, 'Severity')).not.toBeRequired();
  },
};

/** The four types and the three severities. */
export const Choices: Story = {
  tags: ['MOMENTUM-12'],
  play: async (context) => {
    const offered = async (name: string) => {
      await context.userEvent.click(field(context, name));
      const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      return options;
    };
    await expect(await offered('Type')).toEqual([
      'Material Delay',
      'Quality Issue',
      'Resource Constraint',
      'Communication Issue',
    ]);
    await expect(await offered('Severity')).toEqual(['Low', 'Medium', 'High']);
  },
};

/** Accepted: handed over once, cleared, and the first field has the focus for the next. */
export const Accepted: Story = {
  tags: ['MOMENTUM-12'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Type', 'Quality Issue');
    await choose(context, 'Severity', 'High');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Zips bite');
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith(buildBlockerDraft());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddBlocker).toHaveBeenCalledTimes(1);
    await expect(field(context, 'Type')).toHaveTextContent('Not chosen');
    await expect(field(context, 'Severity')).toHaveTextContent('Medium');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('');
    await expect(field(context, 'Type')).toHaveFocus();
  },
};

/** The type can be taken back; the severity always has a value. */
export const TakingTheTypeBack: Story = {
  args: { draft: buildBlockerDraft() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.queryByRole('button', { name: 'Clear Severity' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Type' }));
    await expect(args.onChangeDraft).toHaveBeenLastCalledWith(buildBlockerDraft({ type: 'none' }));
    await expect(field(context, 'Type')).toHaveTextContent('Not chosen');
    await expect(field(context, 'Type')).toHaveFocus();
  },
};

/** Without a type nothing happens, and what was typed stays. */
export const WithoutType: Story = {
  tags: ['MOMENTUM-12'],
  args: { draft: buildBlockerDraft({ type: 'none' }) },
  play: async (context) => {
    await add(context);
    await expect(context.args.onAddBlocker).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Zips bite');
    await expect(field(context, 'Severity')).toHaveTextContent('High');
  },
};

/** Without a description nothing happens, and what was chosen stays. */
export const WithoutDescription: Story = {
  tags: ['MOMENTUM-12'],
  args: { draft: buildBlockerDraft({ description: '' }) },
  play: async (context) => {
    await add(context);
    await expect(context.args.onAddBlocker).not.toHaveBeenCalled();
    await expect(field(context, 'Type')).toHaveTextContent('Quality Issue');
    await expect(field(context, 'Severity')).toHaveTextContent('High');
  },
};

/** White space counts as filled. */
export const WhiteSpaceDescription: Story = {
  tags: ['MOMENTUM-12'],
  args: { draft: buildBlockerDraft({ description: ' ' }) },
  play: async (context) => {
    await add(context);
    await expect(context.args.onAddBlocker).toHaveBeenCalledTimes(1);
    await expect(context.args.onChangeDraft).not.toHaveBeenCalled();
  },
};

/** Somebody else clears nothing: a form emptied by hand keeps the focus where it is. */
export const EmptiedByHand: Story = {
  args: { draft: buildBlockerDraft({ type: 'none', description: 'x' }) },
  play: async ({ canvas, userEvent }) => {
    const description = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(description);
    await expect(description).toHaveFocus();
  },
};

/** Accepted late, when the person has moved on to another field: the form is cleared, and the focus stays there. */
export const MovedOnMeanwhile: Story = {
  args: { draft: buildBlockerDraft() },
  render: (args) => <TakesBlockersLate {...args} />,
  play: async (context) => {
    await add(context);
    field(context, 'Severity').focus();
    await accepted.answer();
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(''));
    await expect(field(context, 'Severity')).toHaveFocus();
  },
};

/** What the server refused is marked, and says so, until something else stands there. */
export const Refused: Story = {
  args: {
    draft: buildBlockerDraft(),
    refused: { draft: buildBlockerDraft(), fields: ['type', 'description', 'hem'] },
  },
  play: async (context) => {
    const description = context.canvas.getByRole('textbox', { name: 'Description' });
    await expect(field(context, 'Severity')).not.toBeInvalid();
    for (const refused of [field(context, 'Type'), description]) {
      await expect(refused).toBeInvalid();
      await expect(refused).toHaveAccessibleDescription('This was not accepted; change it and try again');
    }
    await choose(context, 'Type', 'Resource Constraint');
    await expect(field(context, 'Type')).not.toBeInvalid();
    await expect(description).toBeInvalid();
    await context.userEvent.type(description, '!');
    await expect(description).not.toBeInvalid();
  },
};
