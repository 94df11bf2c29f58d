import { elementId } from '@/ui/elementId';

/** Id of an order's 'View PO' button, by which its drawer finds it again. */
export const viewPurchaseOrderId = (poNumber: string): string => elementId(`view-${poNumber}`);
