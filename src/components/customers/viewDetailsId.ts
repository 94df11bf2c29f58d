import { elementId } from '@/ui/elementId';

/** Id of a card's 'View Details' button, by which the drawer that it opens finds it again. */
export const viewDetailsId = (customer: string): string => elementId(`view-details-${customer}`);
