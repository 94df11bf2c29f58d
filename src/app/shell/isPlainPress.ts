import type { MouseEvent } from 'react';

/** True for a press that follows a link here; a modifier key or another button opens a tab or window. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
