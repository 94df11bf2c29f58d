import { atWidths, expect, expectNoSidewaysScroll, open, tabTo, test, toasts, WIDTHS } from './app';

test('MOMENTUM-8, MOMENTUM-12, MOMENTUM-13: by keyboard alone, from a phase to its blocker and note and back', async ({
  page,
  watched,
}) => {
  await open(page, '/momentum');
  const timeline = page.getByRole('list', { name: 'Timeline of PO-24803' });
  const sample = timeline.getByRole('button', { name: /^Sample of .*, delayed/ });
  await tabTo(page, sample);
  await page.keyboard.press('Home');
  await expect(timeline.getByRole('button', { name: /^Intent/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(timeline.getByRole('button', { name: /^Order/ })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  const drawer = page.getByRole('dialog', { name: /PO-24803/ });
  await expect(drawer).toBeVisible();
  await expect(toasts(page).getByText('Phase Details')).toBeVisible();
  const note = drawer.getByRole('form', { name: 'Add Note' }).getByRole('textbox');
  await note.focus();
  await page.keyboard.type('Second fit sample left today.');
  await drawer.getByRole('button', { name: 'Add Note' }).press('Enter');
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sample).toBeFocused();
  expect(watched.printed.filter((line) => line.startsWith('log: Note'))).toHaveLength(1);
});

test('MOMENTUM-9: what a screen reader is given of a timeline', async ({ show }) => {
  const page = await show('/momentum');
  await expect(page.getByRole('list', { name: 'Timeline of PO-24803' })).toMatchAriaSnapshot(`
    - list "Timeline of PO-24803":
      - listitem:
        - button /^Intent of PO-24803, completed, on track, target \\w+ \\d+$/
      - listitem:
        - button /^Sample of PO-24803, delayed, 5 days late, target \\w+ \\d+$/
      - listitem:
        - button /^Quoting of PO-24803, pending, on track, target \\w+ \\d+$/
      - listitem:
        - button "Feedback of PO-24803, pending, on track, no target date"
      - listitem:
        - button "Order of PO-24803, pending, on track, no target date"
  `);
});

test('the momentum tracker stays within every width, as timelines and as tables', async ({ show }) => {
  const page = await show('/momentum');
  await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
  await page.getByRole('switch', { name: 'View as table' }).click();
  await expect(page.getByRole('list', { name: 'Timeline of PO-24803' })).toHaveCount(0);
  await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
});
