import { elementId } from './elementId';

/**
 * Id of the button that opens a record's panel, by which the panel finds it again.
 * @param recordId of an order, a ticket or a thread; the customer's name on the dashboard
 */
export const viewButtonId = (recordId: string): string => elementId(`view-${recordId}`);
