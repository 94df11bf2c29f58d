/** The product's name, as it signs what it says. */
export const PRODUCT_NAME = 'Weftline';
/** The name in the badge. */
export const PRODUCT_INITIALS = 'WL';
/** What it is (GATE-2); the dashboard has the same words for its title. */
export const PRODUCT_KIND = 'Customer Operations Platform';
