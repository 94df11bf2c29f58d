import { PRODUCT_NAME } from '@/domain/product';

/** How the name of the brand begins, the button of the top bar that opens the sheet of destinations. */
export const BRAND = new RegExp(`^${PRODUCT_NAME}`);
