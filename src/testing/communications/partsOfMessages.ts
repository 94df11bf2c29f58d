import { screen, within } from 'storybook/test';

/** What each message in the list says: sender, platform, age, exact time, which is visually hidden, and words. */
export const partsOfMessages = (): readonly string[][] =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map((item) => item.innerText.split(/\n+/));
