/**
 * Tells when a region may hold more or less out of sight: it was scrolled, or it or what it holds has another size. The
 * first call comes with the first layout.
 * @returns what ends it
 */
export function watchScroll(region: HTMLElement, look: () => void): () => void {
  const observer = new ResizeObserver(look);
  observer.observe(region);
  for (const child of region.children) observer.observe(child);
  region.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('scroll', look);
  };
}
