/** The count in the badge that follows a heading: '3'; undefined when nothing is counted. */
export const countBeside = (heading: HTMLElement): string | undefined =>
  heading.nextElementSibling?.textContent ?? undefined;
