/** The staff of stories and tests: nobody of them is in the sample. */
export const STAFF = ['Ada Weaver', 'Ben Dyer', 'Cleo Fuller', 'Dan Carder'] as const;
