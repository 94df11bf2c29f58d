import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileHubHeader } from '@/components/documents/FileHubHeader';
import { chooseOption, optionsOffered } from '@/testing/lists';

const meta = {
  component: FileHubHeader,
  parameters: { docs: { width: 960 } },
  args: {
    customers: ['ALDERWICK', 'BRANTHAM', 'CARNABY'],
    customer: 'BRANTHAM',
    onChooseCustomer: fn(),
    onOpenInSharePoint: fn(),
  },
} satisfies Meta<typeof FileHubHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen customer stands in the field. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("The heading reads 'Customer File Hub'", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer File Hub');
    });
    await step('BRANTHAM is chosen', async () => {
      await expect(canvas.getByRole('combobox', { name: 'Customer' })).toHaveTextContent(/^BRANTHAM$/);
    });
    await step("The word 'Customer' is seen before it, for it alone says what the name is", async () => {
      const word = canvas.getByText('Customer').getBoundingClientRect();
      await expect(word.width).toBeGreaterThan(40);
      await expect(word.right).toBeLessThan(canvas.getByRole('combobox').getBoundingClientRect().left);
    });
  },
};

/** All customers are offered, and choosing one calls its callback. */
export const ChoosingACustomer: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await step('Open the list of customers: all three are offered', async () => {
      await expect(await optionsOffered(userEvent, field)).toEqual(['ALDERWICK', 'BRANTHAM', 'CARNABY']);
    });
    await step("Choose CARNABY: the header calls onChooseCustomer once, with 'CARNABY'", async () => {
      await chooseOption(userEvent, field, 'CARNABY');
      await expect(args.onChooseCustomer.mock.calls).toEqual([['CARNABY']]);
    });
  },
};

/** The button beside the choice opens the chosen customer's documents. */
export const OpeningInSharePoint: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Press 'Open in SharePoint': the header calls onOpenInSharePoint once", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open in SharePoint' }));
      await expect(args.onOpenInSharePoint).toHaveBeenCalledTimes(1);
      await expect(args.onChooseCustomer).not.toHaveBeenCalled();
    });
  },
};

/** Without customers there is nothing to choose and nothing to open. */
export const WithoutCustomers: Story = {
  args: { customers: [], customer: '' },
  play: async ({ canvas, step }) => {
    await step('There is neither a field nor a button', async () => {
      await expect(canvas.queryByRole('combobox')).toBeNull();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

/** A customer that is not among those offered keeps its name in the field, and cannot be chosen again. */
export const UnknownCustomer: Story = {
  args: { customer: 'DUNMORE' },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await step('DUNMORE stands in the field', async () => {
      await expect(field).toHaveTextContent(/^DUNMORE$/);
    });
    await step('Open the list of customers: DUNMORE is not offered', async () => {
      await expect(await optionsOffered(userEvent, field)).toEqual(['ALDERWICK', 'BRANTHAM', 'CARNABY']);
    });
  },
};

/** A customer's name of any length stays in its field. */
export const LongCustomerName: Story = {
  args: { customers: ['ALDERWICK'.repeat(20)], customer: 'ALDERWICK'.repeat(20) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, step }) => {
    await step('The name stays within its field, and nothing scrolls sideways', async () => {
      await expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(320);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    });
  },
};
