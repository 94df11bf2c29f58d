// oxlint-disable typescript/consistent-type-imports -- with an import this file would no longer declare the module

/** What scripts/book reads from the sources while Storybook is built. */
declare module 'virtual:book' {
  export const facts: import('../scripts/book/facts.mjs').BookFacts;
  /** Every icon that the product imports, by its name. */
  export const glyphs: Record<string, import('lucide-react').LucideIcon>;
}

declare module 'virtual:book-pages' {
  /** Addresses of the components' pages by the names of their story files. */
  export const componentPages: Record<string, string>;
}

/** The unit and end-to-end tests that name a clause, as their files declare them, and where the evidence of conformance stands. */
declare module 'virtual:declared-tests' {
  export const declaredTests: readonly import('../scripts/results/clauseRows.mjs').Case[];
  /** By the test's title or the defect's name. */
  export const evidencePlaces: Record<string, import('../scripts/conformance.mjs').Place>;
}

/** The checklists that scripts/book reads from the plays while Storybook is built. */
declare module 'virtual:checklists' {
  export const checklists: readonly import('../scripts/book/checklists.mjs').Checklist[];
}
