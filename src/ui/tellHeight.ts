/** Keeps a custom property of the page at the height of an element, in pixels. @returns the function that ends it */
export function tellHeight(element: HTMLElement, property: `--${string}`): () => void {
  const page = document.documentElement;
  const observer = new ResizeObserver(() => page.style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    page.style.removeProperty(property);
  };
}
