/** The value of 'All Customers'; options may not have an empty value (SHELL-11). */
export const ALL_CUSTOMERS = 'all-customers';

/** The choice of all customers, where one may be chosen (PO-3, INBOX-5, MOMENTUM-1). */
export const ALL_CUSTOMERS_OPTION = { value: ALL_CUSTOMERS, label: 'All Customers' } as const;

/** The value while nothing is chosen; options may not have an empty value (SHELL-11). */
export const NOT_CHOSEN = 'none';

/** The word of a list that a field holds, NOT_CHOSEN for anything else. */
export const chosenFrom = <Word extends string>(words: readonly Word[], value: string): Word | typeof NOT_CHOSEN =>
  words.find((word) => word === value) ?? NOT_CHOSEN;
