declare module 'virtual:component-facts' {
  /** Read from sources, stories, notes and git when this Storybook was started or built. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module that is only declared may import no file
  export const facts: import('../../scripts/component-pages/facts.mjs').BookFacts;
}
