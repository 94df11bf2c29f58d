import type { Appearance } from '../appearance';
import type { PageStory } from './context';

/** How a story is drawn on a page of documentation. Its play runs nowhere there. */
export interface Drawing {
  /** In a page of its own: it covers the page, is a whole page, or needs a width that this page has not. */
  framed: boolean;
  /** Pixels in which it is laid out before it is scaled to fit; undefined for its own. */
  width: number | undefined;
  /** Pixels of the window that it is drawn in; what is shown of it is no larger than what it draws. */
  height: number | undefined;
}

/** What a story has drawn, in pixels of its own page. */
export interface DrawnBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where plays run unless their stories say otherwise, as in vitest.stories.config.ts. */
const USUAL_WINDOW = { width: 1280, height: 900 };
/** Layouts without a width of their own are given no more than this, so that they stay legible when scaled. */
export const WIDEST = 760;
/** From here on the layout of a single component is that of a wide window. */
const WIDE = 1024;
const WIDE_LAYOUT = 960;

interface ViewportParameters {
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  layout?: string;
  /**
   * In pixels; all of a component's stories are drawn in it. `width` is for what needs more than a page of documentation has,
   * `height` for a part of a whole page that is lower than a window.
   */
  docs?: { story?: { inline?: boolean }; width?: number; height?: number };
}

function pinnedWindow({ parameters, storyGlobals }: PageStory) {
  const { viewport }: ViewportParameters = parameters;
  const pinned: unknown = storyGlobals['viewport'];
  const name = pinned instanceof Object && 'value' in pinned ? String(pinned.value) : '';
  const styles = viewport?.options?.[name]?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** True for stories of the assembled app and of whole pages. */
export const isWholePage = ({ parameters }: PageStory): boolean => parameters['layout'] === 'fullscreen';

export function drawingOf(story: PageStory): Drawing {
  const { docs }: ViewportParameters = story.parameters;
  const pinned = pinnedWindow(story);
  if (docs?.story?.inline === false || isWholePage(story)) {
    const { width, height } = pinned ?? USUAL_WINDOW;
    return { framed: true, width, height: docs?.height ?? height };
  }
  if (!pinned) {
    if (docs?.width === undefined) return { framed: false, width: undefined, height: undefined };
    const fits = window.innerWidth >= WIDE;
    return { framed: !fits, width: fits ? docs.width : Math.max(docs.width, WIDE), height: undefined };
  }
  const fitsThisPage = pinned.width >= WIDE && window.innerWidth >= WIDE;
  return { framed: !fitsThisPage, width: fitsThisPage ? WIDE_LAYOUT : pinned.width, height: undefined };
}

const STAGED = 'drawing';

/** The address of a page that shows one story as it stands before its play, and nothing else. */
export function stageAddress(story: PageStory, page: string, appearance: Appearance): string {
  const words = new URLSearchParams({ id: page, viewMode: 'docs', [STAGED]: story.id });
  return new URL(`iframe.html?${words.toString()}&globals=appearance:${appearance}`, window.location.href).href;
}

/** The story that this page is to show alone; null for a whole page of documentation. */
export const stagedStory = (): string | null => new URLSearchParams(window.location.search).get(STAGED);

const DRAWN = 'drawn';

/** Tells the page around a stage what its story has drawn. */
export function announceDrawn(box: DrawnBox): void {
  const frame = window.parent.frameElement;
  const around = frame?.ownerDocument.defaultView;
  if (frame && around) frame.dispatchEvent(new around.CustomEvent<DrawnBox>(DRAWN, { detail: box }));
}

/** Calls back with what a stage has drawn, as often as it changes; returns the function that unsubscribes. */
export function onDrawn(frame: HTMLIFrameElement, listener: (box: DrawnBox) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  frame.addEventListener(DRAWN, listen);
  return () => frame.removeEventListener(DRAWN, listen);
}
