import { atWidths, expect, expectNoSidewaysScroll, open, tabTo, test, toasts, WIDTHS } from './app';

test('MOMENTUM-8, MOMENTUM-12, MOMENTUM-13: by keyboard alone, from a phase to its blocker and note and back', async ({
  page,
  watched,
}) => {
  await open(page, '/momentum');
  const timeline = page.getByRole('list', { name: 'Timeline of PO-24803' });
  const sample = timeline.getByRole('button', { name: /^Sample, .*, delayed/ });
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
  const blocker = drawer.getByRole('form', { name: 'Add New Blocker' });
  const type = blocker.getByRole('combobox', { name: 'Type' });
  const severity = blocker.getByRole('combobox', { name: 'Severity' });
  const description = blocker.getByRole('textbox', { name: 'Description' });
  const addBlocker = blocker.getByRole('button', { name: 'Add Blocker' });
  const option = page.getByRole('option');
  await expect(severity).toHaveText('Medium');
  await type.press('Enter');
  await expect(option).toHaveText(['Material Delay', 'Quality Issue', 'Resource Constraint', 'Communication Issue']);
  await page.keyboard.type('qual');
  await expect(option.filter({ hasText: 'Quality Issue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(type).toHaveText('Quality Issue');
  await expect(type).toBeFocused();
  await severity.press('Enter');
  await expect(option).toHaveText(['Low', 'Medium', 'High']);
  await page.keyboard.press('End');
  await expect(option.filter({ hasText: 'High' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(severity).toHaveText('High');
  await expect(severity).toBeFocused();
  // Ignored without a description.
  await addBlocker.press('Enter');
  await expect(type).toHaveText('Quality Issue');
  await description.focus();
  await page.keyboard.type('Collar seam opens at the notch.');
  await addBlocker.press('Enter');
  await expect(description).toHaveValue('');
  await expect(type).toHaveText('Not chosen');
  await expect(severity).toHaveText('Medium');
  // Ignored without a type.
  await description.fill('No type');
  await addBlocker.press('Enter');
  await expect(description).toHaveValue('No type');

  const note = drawer.getByRole('form', { name: 'Add Note' }).getByRole('textbox');
  const addNote = drawer.getByRole('button', { name: 'Add Note' });
  await note.focus();
  await page.keyboard.type('  ');
  await addNote.press('Enter');
  await expect(note).toHaveValue('  ');
  await page.keyboard.press('Shift+Tab');
  await expect(note).toBeFocused();
  await page.keyboard.type('Second fit sample left today.');
  await addNote.press('Enter');
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sample).toBeFocused();
  const logged = (what: string) => watched.printed.filter((line) => line.startsWith(`log: ${what}`));
  expect(logged('Blocker')).toEqual([
    expect.stringMatching(/PO-24803.*Quality Issue.*Collar seam opens at the notch\..*High/),
  ]);
  expect(logged('Note')).toEqual([expect.stringContaining('Second fit sample left today.')]);
});

test('MOMENTUM-9: what a screen reader is given of a timeline', async ({ show }) => {
  const page = await show('/momentum');
  await expect(page.getByRole('list', { name: 'Timeline of PO-24803' })).toMatchAriaSnapshot(`
    - list "Timeline of PO-24803":
      - listitem:
        - button /^Intent, PO-24803, completed, on track, target \\w+ \\d+$/
      - listitem:
        - button /^Sample, PO-24803, delayed, 5 days late, target \\w+ \\d+$/
      - listitem:
        - button /^Quoting, PO-24803, pending, on track, target \\w+ \\d+$/
      - listitem:
        - button "Feedback, PO-24803, pending, on track, no target date"
      - listitem:
        - button "Order, PO-24803, pending, on track, no target date"
  `);
  // No phase of that order is in progress.
  await expect(
    page.getByRole('list', { name: 'Timeline of PO-24831' }).getByRole('button', { name: /^Sample/ }),
  ).toHaveAccessibleName(/^Sample, PO-24831, in progress, on track, target \w+ \d+$/);
});

test('the momentum tracker stays within every width, as timelines and as tables', async ({ show }) => {
  const page = await show('/momentum');
  await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
  await page.getByRole('switch', { name: 'View as Table' }).click();
  await expect(page.getByRole('list', { name: 'Timeline of PO-24803' })).toHaveCount(0);
  await atWidths(page, WIDTHS, () => expectNoSidewaysScroll(page));
});
