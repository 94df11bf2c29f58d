import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { APPEARANCES } from '@/app/appearance';
import { AppearanceChoice } from '@/app/shell/AppearanceChoice';
import { beyond } from '@/testing/box';
import { iconsIn } from '@/testing/icon';

const meta = {
  component: AppearanceChoice,
  args: { appearance: 'system', onChooseAppearance: fn() },
} satisfies Meta<typeof AppearanceChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three choices, each with its icon; the system's own is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Light' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
    const icons = { System: 'monitor', Light: 'sun', Dark: 'moon' };
    for (const [name, icon] of Object.entries(icons)) {
      await expect(iconsIn(canvas.getByRole('radio', { name }))).toContain(icon);
    }
  },
};

/** The chosen one lies on a mark of its own size, the last like the first. */
export const MarkOfEach: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {APPEARANCES.map((appearance) => (
        <AppearanceChoice key={appearance} {...args} appearance={appearance} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getAllByRole('radio', { checked: true });
    await expect(chosen.map(({ textContent }) => textContent)).toEqual(['SystemSystem', 'LightLight', 'DarkDark']);
    for (const radio of chosen) {
      const mark = radio.parentElement?.lastElementChild?.getBoundingClientRect();
      const { left, right } = radio.getBoundingClientRect();
      await expect(mark?.left).toBeCloseTo(left, 0);
      await expect(mark?.right).toBeCloseTo(right, 0);
    }
  },
};

/** Letters that the browser enlarges alone, in the sheet's width: each word whole, within the choice and on its mark. */
export const LettersEnlarged: Story = {
  tags: ['edge'],
  render: (args) => (
    <div className="w-88">
      <AppearanceChoice {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios.map(({ offsetHeight }) => offsetHeight)).toEqual([32, 32, 32]);
    canvasElement.querySelectorAll<HTMLElement>('[role=radio] > *').forEach(({ style }) => (style.fontSize = '28px'));
    for (const radio of radios) {
      // The bold ones that are seen once it is chosen, and the plain ones.
      const words = within(radio).getAllByText(/^(System|Light|Dark)$/);
      await expect(words).toHaveLength(2);
      for (const word of words) {
        await expect(beyond(word, radio)).toBe('');
        const letters = document.createRange();
        letters.selectNodeContents(word.lastChild ?? word);
        await expect(letters.getClientRects()).toHaveLength(1);
      }
    }
    const mark = radios[0]?.parentElement?.lastElementChild?.getBoundingClientRect();
    await expect(mark?.height).toBe(radios[0]?.offsetHeight);
  },
};

/** Each choice is handed over as it is pressed. */
export const ChoosingEach: Story = {
  args: { appearance: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(args.onChooseAppearance).toHaveBeenNthCalledWith(1, 'system');
    await expect(args.onChooseAppearance).toHaveBeenNthCalledWith(2, 'light');
    await expect(args.onChooseAppearance).toHaveBeenCalledTimes(2);
  },
};

/** All four arrow keys walk along the choices, and choose each that they reach. */
export const ChoosingByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'System' }).focus();
    const steps = [
      ['ArrowRight', 'light'],
      ['ArrowDown', 'dark'],
      ['ArrowLeft', 'light'],
      ['ArrowUp', 'system'],
    ] as const;
    for (const [place, [key, chosen]] of steps.entries()) {
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(args.onChooseAppearance).toHaveBeenCalledTimes(place + 1));
      await expect(args.onChooseAppearance).toHaveBeenLastCalledWith(chosen);
    }
  },
};
