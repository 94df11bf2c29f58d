/** What the eye tells one badge from another by. */
export interface Look {
  /** Computed colour of the ground. */
  ground: string;
  /** Drawing of the icon; empty when there is none. */
  icon: string;
}

/** The look of the badge or card whose direct child holds this word. */
export function lookAround(word: HTMLElement): Look {
  const holder = word.parentElement ?? word;
  return { ground: getComputedStyle(holder).backgroundColor, icon: holder.querySelector('svg')?.innerHTML ?? '' };
}
