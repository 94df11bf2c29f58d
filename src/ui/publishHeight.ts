import { setLayerProperty } from './layerProperty';

/**
 * Keeps a custom property of toasters and panels at the height of an element, in pixels.
 * @returns the function that stops
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const observer = new ResizeObserver(() => setLayerProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    setLayerProperty(property, null);
  };
}
