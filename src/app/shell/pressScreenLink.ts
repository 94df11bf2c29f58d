import type { MouseEvent } from 'react';
import { ignoreRestOfDoubleClick } from '@/ui/ignoreRestOfDoubleClick';

/** True for a press that follows a link here; a modifier key or another button opens a tab or window. */
const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * The press of a link to a screen. The focus goes on to that screen's heading, and the link may go: a second press would
 * take the focus back, or reach what lies behind.
 * @param follow leads to the screen, or shows it again
 */
export function pressScreenLink(event: MouseEvent, follow: () => void): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  ignoreRestOfDoubleClick();
  follow();
}
