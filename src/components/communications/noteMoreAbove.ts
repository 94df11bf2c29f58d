import { watchScroll } from '@/ui/watchScroll';

/** Notes on a region that shows the end of a list whether there is more above, for the style sheet. @returns what ends it */
export const noteMoreAbove = (region: HTMLElement): (() => void) =>
  watchScroll(region, () => {
    const { scrollTop, scrollHeight, clientHeight } = region;
    // In a reversed layout 0 is the end, and what lies above is negative.
    region.toggleAttribute('data-more-above', scrollHeight - clientHeight + scrollTop > 1);
  });
