import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { pressKey } from '@/testing/keyboard';
import { expectListClosed } from '@/testing/lists';
import { roleColor, typeface } from '@/testing/look';
import { nextDrawing } from '@/testing/movableClock';
import { ProductTheme } from '@/ui/ProductTheme';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { wholePage } from '../wholePage';

const meta = {
  component: ProductTheme,
  args: {
    children: (
      <div className="flex items-center gap-3">
        <Button>Create Ticket</Button>
        Twelve active orders
      </div>
    ),
  },
} satisfies Meta<typeof ProductTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Our own type and our own fill reach what is drawn within. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Create Ticket' }));
    await expect(button.fontFamily.replaceAll('"', '')).toMatch(new RegExp(`^${typeface()}`));
    await expect(button.backgroundColor).toBe(roleColor('accent-solid'));
    await expect(button.color).toBe(roleColor('on-solid'));
    // Of its own, for that of the browser glares in the dark.
    const marked = getComputedStyle(document.documentElement, '::selection').backgroundColor;
    await expect(marked).toBe(
      getComputedStyle(canvas.getByText('Twelve active orders'), '::selection').backgroundColor,
    );
    await expect(marked).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** The appearance comes from the class on the document element alone, here as in the story's toolbar. */
export const FollowsTheDocument: Story = {
  play: async ({ canvas, globals }) => {
    const scheme = getComputedStyle(canvas.getByText('Twelve active orders')).colorScheme;
    await expect(scheme).toBe(globals['appearance'] === 'dark' ? 'dark' : 'light');
  },
};

/** A list with the way out of it, which goes with its own press. */
function ListToEmpty() {
  const [full, setFull] = useState(true);
  return (
    <div>
      <h1>Tickets</h1>
      <section aria-label="Open questions">
        <h2>Open questions</h2>
        {full && (
          <p>
            <Button onClick={() => setFull(false)}>Clear filters</Button>
          </p>
        )}
      </section>
      <p>
        <Button>Log New Issue</Button>
      </p>
    </div>
  );
}

/** A button that goes with its own press hands the focus to the heading of what is left around it. */
export const ControlThatGoes: Story = {
  args: { children: <ListToEmpty /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Open questions' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log New Issue' })).toHaveFocus();
  },
};

let takeAway = () => {};

/** A list whose way out is taken away by another hand, as by data that comes. */
function ListThatEmpties() {
  const [full, setFull] = useState(true);
  // Before a play begins; effects that may come later do so in a built Storybook.
  useLayoutEffect(() => {
    takeAway = () => setFull(false);
    return () => {
      takeAway = () => {};
    };
  }, []);
  return (
    <div>
      <h1>Tickets</h1>
      <section aria-label="Open questions">
        <h2>Open questions</h2>
        {full && <Button id="clear-filters">Clear filters</Button>}
      </section>
    </div>
  );
}

/** A control that is taken away while it has the focus hands it to the heading around it. */
export const ControlTakenAway: Story = {
  args: { children: <ListThatEmpties /> },
  play: async ({ canvas }) => {
    // A built Storybook begins the play before the theme listens.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    takeAway();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Open questions' })).toHaveFocus());
  },
};

/** So does one that a new width of the window hides: it stands there under its id, but cannot have the focus. */
export const ControlHidden: Story = {
  args: { children: <ListThatEmpties /> },
  play: async ({ canvas }) => {
    // A built Storybook begins the play before the theme listens.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const clear = canvas.getByRole('button', { name: 'Clear filters' });
    clear.focus();
    clear.style.display = 'none';
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Open questions' })).toHaveFocus());
  },
};

/** Somebody who pressed an empty place wants the focus nowhere, and gets it nowhere when the control goes later. */
export const LeftByAPressElsewhere: Story = {
  args: { children: <ListThatEmpties /> },
  play: async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole('button', { name: 'Clear filters' });
    clear.focus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Tickets' }));
    await expect(document.body).toHaveFocus();
    takeAway();
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    await expect(document.body).toHaveFocus();
  },
};

const heardEscape = fn();

/** Escape that closes an input method's suggestions reaches no other listener; the next one does. */
export const EscapeOfAnInputMethod: Story = {
  args: {
    children: (
      <input
        aria-label="Search"
        onKeyDown={(event) => {
          if (event.key === 'Escape') heardEscape();
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Search' });
    // A built Storybook begins the play before the theme listens.
    await waitFor(async () => {
      heardEscape.mockClear();
      await fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
      await fireEvent.keyDown(box, { key: 'Escape', keyCode: 229 });
      await expect(heardEscape).not.toHaveBeenCalled();
    });
    await fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    await expect(heardEscape).toHaveBeenCalledTimes(1);
  },
};

/**
 * Enter that sent a form, pressed again within half a second, opens no list to which the focus was led. Whoever waited, or
 * pressed another key in between, has looked where it is.
 */
export const PressedAgainAtOnce: Story = {
  args: {
    children: (
      <form
        aria-label="Add New Blocker"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <SelectField label="Type" value="" options={optionsOf(['Material Delay'])} onChoose={() => {}} />
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Type' });
    const send = () => {
      // Pressed elsewhere before: a key that was pressed on the list itself is meant for it.
      pressKey(document.body, 'Enter');
      const sent = new Event('submit', { bubbles: true, cancelable: true });
      canvas.getByRole('form').dispatchEvent(sent);
      return sent.timeStamp;
    };
    list.focus();
    // A built Storybook begins the play before the theme listens.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Shortcuts of the page do not hear it either.
    const heardKey = fn();
    list.addEventListener('keydown', heardKey, { once: true });
    pressKey(list, 'Enter', send() + 499);
    await expect(heardKey).not.toHaveBeenCalled();
    await nextDrawing();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    for (const pressAgain of [
      () => pressKey(list, 'Enter', send() + 500),
      () => {
        const sentAt = send();
        pressKey(list, 'Shift', sentAt + 1);
        pressKey(list, 'Enter', sentAt + 2);
      },
    ]) {
      pressAgain();
      await expect(await screen.findByRole('listbox')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectListClosed();
    }
  },
};

const themeHeight = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('.radix-themes')?.getBoundingClientRect().height;

/** A story is as high as what it shows, so that a page of documentation holds no empty boxes. */
export const AsHighAsItsContent: Story = {
  play: async ({ canvasElement }) => {
    await expect(themeHeight(canvasElement)).toBeLessThan(60);
  },
};

/** One that shows a whole page fills the window. */
export const FillsTheWindow: Story = {
  parameters: { ...wholePage },
  args: {
    children: (
      <main>
        <h1>Tickets</h1>
      </main>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(themeHeight(canvasElement)).toBe(window.innerHeight);
  },
};
