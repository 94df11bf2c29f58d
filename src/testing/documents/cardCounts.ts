import { screen, within } from 'storybook/test';

/** The four folders as cards and tabs call them, in their order. */
export const FOLDER_NAMES = ['Summary Logs', 'Ticket Archive', 'Sample Tracker', 'Design Files'] as const;

/** How many files the folders' cards count, in their order. */
export const cardCounts = (): readonly number[] =>
  FOLDER_NAMES.map((name) => {
    const words = within(screen.getByRole('article', { name })).getByText(/ files?$/).textContent;
    return Number(/^\d+/.exec(words)?.[0]);
  });
