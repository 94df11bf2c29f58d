import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { focusMainHeading } from './mainHeading';
import { WaitingLine } from './WaitingLine';

/** Stands where a screen will, which has the focus then, unless somebody has moved it elsewhere meanwhile. */
export function ScreenToCome() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusMainHeading();
    },
    [],
  );
  // On the way to another screen, the line in the bar says so.
  return useNavigation().state === 'idle' && <WaitingLine />;
}
