import { elementId } from './elementId';

/** Id of the button that opens a record's drawer, by which the drawer finds it again. */
export const viewButtonId = (recordId: string): string => elementId(`view-${recordId}`);
