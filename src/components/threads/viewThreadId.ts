import { elementId } from '@/ui/elementId';

/** Id of a thread's 'View Thread' button, by which its panel finds it again. */
export const viewThreadId = (id: string): string => elementId(`view-thread-${id}`);
