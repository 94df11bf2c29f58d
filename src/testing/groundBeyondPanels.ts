/**
 * Style for the time in which axe looks: takes away what vaul draws beyond the edge of a panel, for a finger that pulls too
 * far. For its sake axe leaves the colours of all texts in the panel undecided.
 */
export const WITHOUT_GROUND_BEYOND_PANELS = '.panel::after { content: none !important }';
