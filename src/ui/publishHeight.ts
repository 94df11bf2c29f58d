import { type LayerProperty, setLayerProperty } from './layerProperty';

/**
 * Keeps a custom property of toasters and panels at the height of an element, in pixels.
 * @returns the function that stops; the last height stays
 */
export function publishHeight(element: HTMLElement, property: LayerProperty): () => void {
  // As the observer has measured it: to ask the element again would have styles worked out once more.
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height !== undefined) setLayerProperty(property, `${Math.round(height)}px`);
  });
  observer.observe(element, { box: 'border-box' });
  return () => observer.disconnect();
}
