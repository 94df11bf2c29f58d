import { within } from 'storybook/test';

/** The definition of a term in a list: the 'Sampling' of 'Status'. */
export function definitionOf(holder: HTMLElement, term: string): HTMLElement {
  const entry = within(holder)
    .getAllByRole('term')
    .find((candidate) => candidate.textContent === term)?.nextElementSibling;
  if (!(entry instanceof HTMLElement)) throw new Error(`Nothing is said of '${term}'.`);
  return entry;
}
