import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@/ui/Tooltip';
import { NOTICES } from '@/ui/NoticeStack';
import { SCROLL_LOCK_MS } from '@/ui/SidePanel';
import { TOAST_MS } from '@/ui/ToastList';
import { REPORT_TOAST_MS } from '@/notifications/message';

/** What each movement in the stylesheets is, by file and selector. The unit test names the ones that lack a word. */
export const MOTION_WORDS: Record<string, string> = {
  'ToastList.css .toast-viewport:not(:empty)': 'A toast comes in where none was',
  'ToastList.css .toast': 'A toast rises into its place, also into that of another',
  'ToastList.css .toast-viewport': 'A toast moves aside with a panel',
  "ToastList.css .toast[data-swipe='cancel']": 'A toast that was not swiped far enough goes back',
  'AccessGate.css .weave[data-woven]::before': 'The weave behind the login comes in',
  'Frame.css .waiting-line': 'The line under the top bar while a screen is fetched',
  "showPending.css button[aria-busy='true']:not(.rt-loading)": 'A button whose command is under way',
  "animations.css &:where([data-state='open'])": 'A list opens',
  "animations.css &:where([data-state='closed'])": 'A list closes',
  'scroll-area.css .rt-ScrollAreaScrollbar': 'The bar of a long list comes up',
  'scroll-area.css .rt-ScrollAreaThumb': 'Its handle under the pointer',
  'switch.css .rt-SwitchThumb': 'A switch turns',
  'tooltip.css .rt-TooltipContent': 'A tooltip comes up',
  'vaul [data-vaul-drawer]': 'A drawer or panel slides in and out',
  'vaul [data-vaul-overlay][data-vaul-snap-points=false]': 'The page behind it dims',
  'sonner [data-sonner-toast]':
    'A browser message comes in, and others make room; NoticeStack.css shortens it to 160 ms',
};

/** How long things stay or wait, in milliseconds, with the clause that says so. */
export const STAYS = [
  { what: 'A toast stays', ms: TOAST_MS, clause: 'TOAST-2' },
  { what: 'A toast about a report or an insight stays', ms: REPORT_TOAST_MS, clause: 'TOAST-5' },
  { what: 'A browser message stays', ms: NOTICES.durationMs, clause: 'TOAST-4' },
  { what: 'The pointer rests before a tooltip opens', ms: TOOLTIP_DELAY_MS, clause: 'TOAST-7' },
  { what: 'After one tooltip the next opens at once, for', ms: TOOLTIP_SKIP_DELAY_MS, clause: 'TOAST-7' },
  { what: 'Scrolling a panel does not drag it, for', ms: SCROLL_LOCK_MS, clause: 'TOAST-6' },
] as const;

/** Where a movement stands, in short: file and selector. */
export const motionKey = ({ file, selector }: { file: string; selector: string }): string =>
  `${file.replace(/^.*\//, '')} ${selector}`;
