import { isBlankQuery } from './search';

/** What narrows a list by its words, for paper: 'search “knit”'; none for a blank search. */
export const searchedFor = (search: string): readonly string[] =>
  isBlankQuery(search) ? [] : [`search “${search.trim()}”`];

/** What narrows a list by a choice: 'customer QUILLMOOR'; none while the choice is the one that stands for all. */
export const narrowedTo = (name: string, choice: string, all: string): readonly string[] =>
  choice === all ? [] : [`${name} ${choice}`];
