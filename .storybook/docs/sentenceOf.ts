import type { PageStory } from './context';

interface Described {
  docs?: { description?: { story?: string; component?: string } };
}

/** What stands above a story in its file; '' where nothing does. */
export const sentenceOf = ({ parameters }: PageStory): string => {
  const { docs }: Described = parameters;
  return docs?.description?.story ?? '';
};

/** What stands above the meta of its file; '' where nothing does. */
export const sentenceOfFile = ({ parameters }: PageStory): string => {
  const { docs }: Described = parameters;
  return docs?.description?.component ?? '';
};
