/** Rooms whose entries are pages to be read: they have nothing to set, and nothing that a person would follow step by step. */
const PAGES = /^(guides|foundations|screen-maps)-/;

/**
 * Whether the panel of controls, actions and steps stands beside an entry.
 * @param storyId undefined before one is chosen
 * @param shown what the person has chosen
 */
export const showsPanel = (storyId: string | undefined, shown: boolean): boolean => shown && !PAGES.test(storyId ?? '');
