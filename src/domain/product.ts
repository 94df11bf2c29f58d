/** The product's name, as it signs what it says. */
export const PRODUCT_NAME = 'Weftline';
/** The name in the badge. */
export const PRODUCT_INITIALS = 'WL';
/** What it is, also the title of its first screen (GATE-2, DASH-1). */
export const PRODUCT_KIND = 'Customer Operations Platform';
