/** Where the room decides what is drawn, and what changes there. The unit test names a place that lacks its words. */
export const BREAKPOINT_WORDS: Record<string, { name: string; says: string }> = {
  'width 359': {
    name: '359 px',
    says: 'The narrowest phones: the place beside the buttons that step from record to record, such as 1 of 36, is only heard.',
  },
  'width 520': {
    name: 'xs',
    says: 'Facts and forms stand in two columns rather than one; the channel tabs show their icons.',
  },
  'width 768': {
    name: 'sm',
    says: 'Beyond the phone: panels and drawers leave the page visible beside them, files become a table, timelines run along a line, filters stand in one row.',
  },
  'width 1024': {
    name: 'md',
    says: 'The top bar shows its links. Orders and tickets become tables that fill the window and scroll by themselves; screens stand in columns.',
  },
  'width 1280': {
    name: 'lg',
    says: 'Wide: links with their descriptions, the subtitle and Live Demo in the bar; the thread panel sets the emails beside the form.',
  },
  'width 1400': { name: '1400 px', says: "The inbox's explanation stands in one line." },
  'width 2048': {
    name: '2048 px',
    says: 'Wider, bar, page and toasts keep to a column of this width in the middle, so that a card and its button stay in one sight.',
  },
  'container 600': {
    name: 'along',
    says: 'A timeline with this much room runs along a line; with less its phases stand under each other.',
  },
  'container 928': {
    name: '928 px of a card',
    says: 'The search of the File Hub stands beside its tabs; with less room below them.',
  },
  'height 320': {
    name: '320 px high',
    says: 'Lower, the bar scrolls away with the page, of which it would keep a third to itself.',
  },
  'height 480': {
    name: '480 px high',
    says: 'Lower, as at a zoom of 400 %: a panel scrolls as a whole, and toasts stand at the edge.',
  },
  'height 560': {
    name: 'tall',
    says: 'Lower: what is typed into Communications scrolls with the messages rather than staying below them.',
  },
};

/** Names a place: 'width 768'. */
export const breakpointKey = ({ axis, px }: { axis: string; px: number }): string => `${axis} ${px}`;
