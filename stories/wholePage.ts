// Storybook writes a description into `parameters.docs` of a meta with a comment, and drops whatever stands there but is
// not an object literal. So both are spread into one, which the linter sees to.

/**
 * Docs parameters of stories that open something over the page: in the documentation each stands in a page of its own,
 * where it covers no other.
 */
export const ownFrame = { story: { inline: false, height: '640px' } } as const;

/**
 * Parameters of stories that show a whole page. The accessibility addon leaves axe's rule `region` out, since a block
 * alone stands in no landmark; a page must have all its content in landmarks, so here it is on.
 */
export const wholePage = {
  layout: 'fullscreen',
  a11y: { config: { rules: [{ id: 'region', enabled: true }] } },
} as const;
