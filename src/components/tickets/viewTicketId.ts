import { elementId } from '@/ui/elementId';

/** Id of a ticket's 'View' button, by which its drawer finds it again. */
export const viewTicketId = (id: string): string => elementId(`view-${id}`);
