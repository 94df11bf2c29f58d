// oxlint-disable typescript/consistent-type-imports -- a module that is only declared may import no file

/** Read from sources, stories, notes and git when this Storybook was started or built. */
declare module 'virtual:component-facts' {
  /** Each fetches the facts of the story files of one folder, by its path, as in 'stories/ui'. */
  export const rooms: Record<
    string,
    () => Promise<{ facts: import('../../scripts/component-pages/facts.mjs').RoomFacts }>
  >;
}

declare module 'virtual:pressed-keys' {
  /** By the id of the story; those alone that press any. */
  export const plays: Record<string, Pick<import('../../scripts/component-pages/plays.mjs').Play, 'presses'>>;
}
