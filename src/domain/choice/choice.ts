/** The value of 'All Customers'; options may not have an empty value (SHELL-11). */
export const ALL_CUSTOMERS = 'all-customers';

/** The value while nothing is chosen; options may not have an empty value (SHELL-11). */
export const NOT_CHOSEN = 'none';
