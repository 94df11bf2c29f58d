import type { MouseEvent } from 'react';

/** True for a press that follows a link here, rather than in another tab or window. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
