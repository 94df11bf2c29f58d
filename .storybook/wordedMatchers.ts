import { inWords } from './missingElement';

/** What a matcher knows of the claim that it is asked for. */
interface Claim {
  isNot: boolean;
}

/**
 * In place of those that print the whole HTML of an element and of all in it: a panel of interactions, and a report, have
 * room for its tag and what it is called.
 */
export const wordedMatchers = {
  toHaveFocus(this: Claim, element: Element) {
    const { activeElement, body } = element.ownerDocument;
    const holder =
      activeElement === null || activeElement === body ? 'nothing has it' : `${inWords(activeElement)} has it`;
    return {
      pass: activeElement === element,
      message: () =>
        `expected ${inWords(element)} ${this.isNot ? 'not to have the focus' : `to have the focus; ${holder}`}`,
    };
  },
};
