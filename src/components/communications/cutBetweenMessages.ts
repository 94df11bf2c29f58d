/** The height of the last items that stand whole in `room`; `room` itself where not even the last one does. In pixels. */
function wholeItems(list: Element, room: number): number {
  const { bottom } = list.getBoundingClientRect();
  let height = room;
  for (let item = list.lastElementChild; item; item = item.previousElementSibling) {
    const itemHeight = bottom - item.getBoundingClientRect().top;
    if (itemHeight > room) break;
    height = itemHeight;
  }
  return height;
}

/**
 * Keeps a region that shows the end of a long list as high as the items that it shows whole, so that its upper edge
 * cuts none of them. @returns the function that ends it
 */
export function cutBetweenMessages(region: HTMLElement): () => void {
  const list = region.firstElementChild;
  if (!list) return () => undefined;
  const fit = () => {
    // None where it is as high as its messages, on phones and on paper.
    const most = Number.parseFloat(getComputedStyle(region).maxHeight);
    const height = list.clientHeight > most ? `${wholeItems(list, most)}px` : '';
    if (region.style.height === height) return;
    const { scrollTop } = region;
    region.style.height = height;
    // Firefox holds the upper edge where it is; what is read stands as far from the newest as before.
    if (region.scrollTop !== scrollTop) region.scrollTop = scrollTop;
  };
  // Before anything is painted: what stands below must not jump.
  fit();
  // The list changes with the width of the window, the room for it with its height.
  const observer = new ResizeObserver(fit);
  observer.observe(list);
  window.addEventListener('resize', fit);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', fit);
  };
}
