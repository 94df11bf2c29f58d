/** Stands for every customer; a value of its own, since none may be empty (SHELL-11). */
export const ALL_CUSTOMERS = 'all-customers';

/** Stands for 'nothing chosen' in a list; a value of its own, since none may be empty (SHELL-11). */
export const NOT_CHOSEN = 'none';
