/** Notes on a region that shows the end of a list whether there is more above, for the style sheet. @returns what ends it */
export function noteMoreAbove(region: HTMLElement): () => void {
  const note = () => {
    const { scrollTop, scrollHeight, clientHeight } = region;
    // In a reversed layout 0 is the end, and what lies above is negative.
    region.toggleAttribute('data-more-above', scrollHeight - clientHeight + scrollTop > 1);
  };
  const observer = new ResizeObserver(note);
  observer.observe(region);
  for (const list of region.children) observer.observe(list);
  region.addEventListener('scroll', note, { passive: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('scroll', note);
  };
}
