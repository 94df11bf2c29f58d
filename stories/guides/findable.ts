import { NAMED } from '../../scripts/results/atlas.mjs';

/** By the heading of 'Find a state' how the stories under it are called, with their component: 'UI/DataTable/OnPhones/Default'. */
export const FINDABLE = {
  'Mobile or phone': /\b(On(Phones| A Tablet)|Phones?|Tablets?|Narrow|Narrowed|Fingers|Swiped)\b/,
  'Loading, slow': NAMED.loading,
  Late: /\b(Without Answer|(Is|Refused) Late|Waiting|Pending|Moved On Meanwhile|One Comes)\b/,
  Error: new RegExp(`${NAMED.failing.source}|ErrorScreen|ErrorBoundary`),
  Blocked: /\b(Clipboard|Copying Refused|Outdated Page|Behind The Gate|Until The Gate|Could Not)\b/,
  Empty: /\b(Empty|Nothing|None|WithoutRows|No (Match|Rows|Options|Messages|Tickets|Orders))\b/,
  Disabled: /\b(Busy|Blank Password|Cannot Be Changed|Pending Command)\b/,
  'Modal or dialog': /\/((Side|Thread)Panel|\w+(Drawer|Sheet))\/Default$|\/Over(Page|Panel)\//,
  'Keyboard and focus': /\b(Keyboard|Keys?|Focus|Focused|Escape|Enter|Arrows|Tab Order|By Space)\b/,
  Hover: /\b(Tooltip|Pointer|Mouse)\b/,
  '404': /\b(NotFoundScreen|Does Not Exist|Gone|Missing Part)\b/,
  Print: /\b(Paper|Print|PrintTitle)\b/,
  'Overflow and long text': /\b(Long|Huge|Endless|Hundreds?|Thousands?|Large)\b/,
  'Invalid or unknown': NAMED.unknown,
  'RTL, right to left, translation': new RegExp(`${NAMED.foreign.source}|${NAMED['right to left'].source}`),
} as const satisfies Record<string, RegExp>;

export type Findable = keyof typeof FINDABLE;

/** The parts of this book itself have states too, which nobody looks for. */
const OF_BOOK = /^(Foundations|Guides|Screen maps|Specification)\//;

/** Those of some stories that show the state. */
export const storiesOf = <T extends { title: string; name: string }>(state: Findable, stories: readonly T[]): T[] =>
  stories.filter(({ title, name }) => !OF_BOOK.test(title) && FINDABLE[state].test(`${title}/${name}`));
