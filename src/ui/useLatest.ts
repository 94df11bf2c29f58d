import { useContext, useState } from 'react';
import { KeptViewContext } from './keptView';
import { PRINTED_ROWS, usePrinting, WINDOWED_ABOVE_ROWS } from './longList';

/**
 * How many of a conversation's newest items to draw: of thousands a few at first, and twice as many with each call of what
 * is returned beside it. Those that come meanwhile are drawn too. Paper gets more of them.
 * @param count of all items
 * @param keptAs under this name it is found as it was left; left out, it begins with a few
 */
export function useLatest(count: number, keptAs?: string): [shown: number, showEarlier: () => void] {
  const kept = useContext(KeptViewContext);
  const printing = usePrinting();
  const [begun, setBegun] = useState({ kept, leftOut: -1 });
  const most = Math.max(0, count - WINDOWED_ABOVE_ROWS);
  let { leftOut } = begun;
  // Begins once there are items, and anew for another entry of the history.
  if (count > 0 && (leftOut < 0 || begun.kept !== kept)) {
    leftOut = Math.max(0, (keptAs === undefined ? undefined : kept?.readLeftOut(keptAs)) ?? most);
    setBegun({ kept, leftOut });
  }
  const drawn = count - Math.min(Math.max(leftOut, 0), most);
  const showEarlier = () => {
    const left = Math.max(0, count - 2 * drawn);
    if (keptAs !== undefined) kept?.writeLeftOut(keptAs, left);
    setBegun({ kept, leftOut: left });
  };
  return [printing ? Math.min(count, Math.max(drawn, PRINTED_ROWS)) : drawn, showEarlier];
}
