import { useEffect } from 'react';
import { afterResizeIsDrawn } from './afterResizeIsDrawn';
import { focusedField } from './focusedField';
import { keepFocusClear } from './keepFocusClear';

/**
 * Keeps what has the focus in sight: what the tab key reaches is scrolled clear of what stays in place and of toasts, and
 * after a resize the field of a panel that is being typed into.
 */
export function useFocusShown(): void {
  useEffect(() => {
    // Browsers leave what stands under the bar, or under columns that stay, where it is; and from the last control of a
    // panel to its first, Radix moves the focus without scrolling. This minds `scroll-margin`.
    const showStop = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      const stop = document.querySelector(':is(main, [role="dialog"]) :focus');
      stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      keepFocusClear();
    };
    // On a phone that is turned another part of the panel may scroll than before. The page is minded by `useTopKept`.
    const showField = () =>
      afterResizeIsDrawn(() => focusedField('[role="dialog"]')?.scrollIntoView({ block: 'nearest' }));
    document.addEventListener('keyup', showStop);
    window.addEventListener('resize', showField);
    return () => {
      document.removeEventListener('keyup', showStop);
      window.removeEventListener('resize', showField);
    };
  }, []);
}
