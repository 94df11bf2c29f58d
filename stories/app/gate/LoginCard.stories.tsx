import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { LoginCard } from '@/app/gate/LoginCard';

const meta = {
  component: LoginCard,
  argTypes: {
    refusal: {
      control: 'select',
      options: [
        'none yet',
        'signed out',
        'wrong password',
        'wrong password again',
        'password not checked',
        'old browser',
      ],
      mapping: {
        'none yet': null,
        'signed out': { reason: 'signed-out', count: 0 },
        'wrong password': { reason: 'wrong-password', count: 1 },
        'wrong password again': { reason: 'wrong-password', count: 2 },
        'password not checked': { reason: 'not-checked', count: 1 },
        'old browser': { reason: 'old-browser', count: 1 },
      },
    },
  },
  args: { busy: false, refusal: null, onSubmitPassword: fn(), onBeginTyping: fn(), onReload: fn() },
} satisfies Meta<typeof LoginCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One field, which has the focus, and nothing that looks like an error yet. */
export const Default: Story = {
  tags: ['GATE-2'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Customer Operations Platform');
    await expect(canvas.getByText('Enter password to access the platform')).toBeVisible();
    await expect(canvasElement.querySelectorAll('input')).toHaveLength(1);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    // Shown, a phone would begin it with a capital and make words of it; kept, a password manager fills it in.
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocapitalize', 'off');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocorrect', 'off');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The toggle names what it will do, and what was typed stays. */
export const ShowingAndHidingThePassword: Story = {
  tags: ['GATE-3'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'merino');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('merino');
    await expect(canvas.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** Blank is what trimming leaves empty: spaces and no-break spaces alone open nothing. */
export const BlankPassword: Story = {
  tags: ['GATE-4'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Access Platform' });
    const field = canvas.getByLabelText('Password');
    await expect(button).toBeDisabled();
    await userEvent.type(field, '  \u00a0 {Enter}');
    await expect(button).toBeDisabled();
    await expect(args.onSubmitPassword).not.toHaveBeenCalled();
    await userEvent.type(field, 'x');
    await expect(button).toBeEnabled();
    await userEvent.clear(field);
    await expect(button).toBeDisabled();
  },
};

/** Enter submits, and the password goes out exactly as typed. */
export const SubmittingByEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), ' wool {Enter}');
    await expect(args.onSubmitPassword).toHaveBeenCalledWith(' wool ');
  },
};

/** A press of the button sends the password as it was typed. */
export const SubmittingByTheButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'wool');
    await userEvent.click(canvas.getByRole('button', { name: 'Access Platform' }));
    await expect(args.onSubmitPassword).toHaveBeenCalledWith('wool');
  },
};

/** The first character starts the fetch of what comes after the gate; later ones do not. */
export const BeginningToType: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onBeginTyping).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password'), 'wool');
    await expect(args.onBeginTyping).toHaveBeenCalledOnce();
  },
};

/** The alert says it, and the field, which has the focus again, is marked. */
export const WrongPassword: Story = {
  tags: ['GATE-5'],
  args: { refusal: { reason: 'wrong-password', count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Incorrect password\. Please try again\.$/);
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    // The alert has said it; as a description it would be said again.
    await expect(field).not.toHaveAccessibleDescription();
    // Below it, so that the field stays where the hand is.
    await expect(canvas.getByRole('alert').getBoundingClientRect().top).toBeGreaterThan(
      field.getBoundingClientRect().bottom,
    );
  },
};

/** The gate came back over the screens: it says why, and nothing was typed wrong yet. */
export const SignedOut: Story = {
  tags: ['edge'],
  args: { refusal: { reason: 'signed-out', count: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^You were signed out\. Enter the password to continue\.$/,
    );
    await expect(canvas.getByLabelText('Password')).toBeValid();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** The password may have been changed with the version that a reload shows. */
export const WrongPasswordOfAnOutdatedPage: Story = {
  tags: ['edge'],
  args: { refusal: { reason: 'wrong-password', count: 1 }, outdated: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Incorrect password. Please try again. A newer version is ready. If the password has changed, reload and enter the new one.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(args.onSubmitPassword).not.toHaveBeenCalled();
  },
};

/** The browser could not check the password: it says so instead of calling it wrong. */
export const PasswordThatCouldNotBeChecked: Story = {
  args: { refusal: { reason: 'not-checked', count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password could not be checked.');
  },
};

/** What comes after the gate would fail there: it says so, whatever the password. */
export const BrowserThatIsTooOld: Story = {
  args: { refusal: { reason: 'old-browser', count: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This browser is too old. Please update it.');
  },
};

/** While the password is checked nothing can be sent twice and nothing changed. */
export const CheckingThePassword: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Access Platform' })).toBeDisabled();
    await userEvent.type(field, 'x{Enter}');
    // Past the button, as a password manager may send a form.
    await fireEvent.change(field, { target: { value: 'wool' } });
    await fireEvent.submit(canvas.getByRole('form', { name: 'Login' }));
    await expect(args.onSubmitPassword).not.toHaveBeenCalled();
  },
};

/** Caps Lock is announced while it is on, for as long as it is. */
export const CapsLockOn: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument();
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument();
    // Out of the field nobody knows of the key any longer.
    field.focus();
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    // Left with the mouse: no key says that it is off.
    field.blur();
    await waitFor(() => expect(canvas.queryByText('Caps Lock is on')).not.toBeInTheDocument());
  },
};

/** On the narrowest phone the card keeps within the screen, also while it shows an error. */
export const NarrowPhone: Story = {
  ...WrongPassword,
  tags: [],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('form', { name: 'Login' }).getBoundingClientRect();
    await expect(card.left).toBeGreaterThanOrEqual(0);
    await expect(card.right).toBeLessThanOrEqual(320);
  },
};
