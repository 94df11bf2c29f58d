import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Appearance } from '../appearance';
import type { PageStory } from './context';
import { frameAround } from './frameAround';
import { queueFrame } from './frameQueue';
import { type Drawing, type DrawnBox, drawingOf, isWholePage, onDrawn, stageAddress, WIDEST } from './drawing';
import { StoryRoot } from './StoryRoot';
import { useNear } from './useNear';

interface DrawnProps {
  context: DocsContextProps;
  story: PageStory;
  /** The id of the page that documents the story. */
  page: string;
  appearance: Appearance;
  /** Whether the controls of the page change it; else it stands as its story says. */
  controlled?: boolean;
  /** Pixels; what is higher is scaled down. */
  maxHeight?: number;
  /** What is drawn, as often as it changes. */
  onDraw?: ((root: HTMLElement) => void) | undefined;
  /** Called as often as it has the height that it keeps in the room that it has, also that of nothing. */
  onStand?: (() => void) | undefined;
  /** What lies over it, by the box that is shown and its scale. */
  renderOver?: (box: DrawnBox, scale: number) => ReactNode;
}

/** Heights by what was drawn, so that a page that is drawn anew keeps its place. */
const heights = new Map<string, number>();

/** What was drawn last of a component: its next state is about as large, and leaves its place to it before it stands. */
const lastBoxes = new Map<string, DrawnBox>();

/** How large it will probably be; a whole page is as large as its window. */
function likelyBox(story: PageStory, { width, height }: Drawing): DrawnBox | undefined {
  if (isWholePage(story) && width !== undefined && height !== undefined) return { left: 0, top: 0, width, height };
  return lastBoxes.get(`${story.componentId} ${width}`);
}

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** What is higher is cut, in pixels of the story: a list of a thousand would be as high as its page. */
const HIGHEST_DRAWN = 2_400;
/** Smaller, nothing can be read: from here on a drawing is cut instead. */
const SMALLEST_SCALE = 0.3;

const scaleFor = (size: DrawnBox, room: number, maxHeight: number) =>
  Math.min(1, room / Math.max(1, size.width), Math.max(SMALLEST_SCALE, maxHeight / Math.max(1, size.height)));

interface FittedProps extends DrawnProps {
  room: number;
  drawing: Drawing;
  /** What was drawn last. */
  box: DrawnBox | undefined;
  onFit: (box: DrawnBox) => void;
  /** 1 for as large as it is. */
  scale: number;
}

/** What stands in this page, in its own pixels. */
const inlineBox = (element: HTMLElement): DrawnBox => ({
  left: 0,
  top: 0,
  width: Math.max(element.offsetWidth, element.scrollWidth),
  height: element.offsetHeight,
});

function Inline({ context, story, controlled = false, room, drawing, scale, onFit, onDraw, onStand }: FittedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.offsetHeight === 0) return;
      onFit(inlineBox(element));
      onDraw?.(element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onFit, onDraw]);
  const layout =
    drawing.width === undefined
      ? { width: 'max-content', minWidth: room, maxWidth: Math.max(room, WIDEST) }
      : { width: drawing.width };
  return (
    <div ref={ref} inert={!controlled} className="book-inline" style={{ ...layout, transform: `scale(${scale})` }}>
      <StoryRoot
        context={context}
        story={story}
        controlled={controlled}
        onShown={() => {
          // What has a height is measured before it is seen.
          if (ref.current?.offsetHeight !== 0) return;
          onFit(inlineBox(ref.current));
          onStand?.();
        }}
      />
    </div>
  );
}

/** The Storybook that runs in a frame within a frame, as far as this page speaks to it. */
const innerWindow = (frame: HTMLIFrameElement | null): Window | null | undefined =>
  frame?.contentDocument?.querySelector('iframe')?.contentWindow;

function updateArgsIn(frame: HTMLIFrameElement | null, storyId: string, updatedArgs: unknown): void {
  const inner: unknown = Reflect.get(innerWindow(frame) ?? {}, '__STORYBOOK_PREVIEW__');
  const update: unknown = typeof inner === 'object' && inner ? Reflect.get(inner, 'onUpdateArgs') : undefined;
  if (typeof update === 'function') update.call(inner, { storyId, updatedArgs });
}

function Framed({
  context,
  story,
  page,
  appearance,
  controlled = false,
  drawing,
  box,
  scale,
  onFit,
  onDraw,
}: FittedProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(false);
  const leaveQueue = useRef(() => {});
  useEffect(() => {
    if (!ref.current) return undefined;
    leaveQueue.current = queueFrame(ref.current, () => setLoads(true));
    return () => leaveQueue.current();
  }, []);
  useEffect(() => {
    const frame = ref.current;
    if (!frame || !loads) return undefined;
    return onDrawn(frame, (drawn) => {
      leaveQueue.current();
      onFit(drawn);
      const body = innerWindow(frame)?.document.body;
      if (body) onDraw?.(body);
    });
  }, [loads, onFit, onDraw]);
  useEffect(() => {
    if (!controlled) return undefined;
    const follow = ({ storyId, args }: { storyId: string; args: unknown }) => {
      if (storyId === story.id) updateArgsIn(ref.current, storyId, args);
    };
    context.channel.on(STORY_ARGS_UPDATED, follow);
    return () => context.channel.off(STORY_ARGS_UPDATED, follow);
  }, [context, controlled, story]);
  const title = `${story.name}, ${appearance}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook itself
    <iframe
      ref={ref}
      // What takes the focus when it opens would take it from this page.
      inert
      title={title}
      srcDoc={loads ? frameAround(stageAddress(story, page, appearance), title, appearance) : undefined}
      className="book-frame"
      style={{
        width: drawing.width,
        // A window as high as a long list would have all of it in sight, and draw it.
        height: drawing.height ?? Math.min(Math.max(box?.height ?? 0, 1), HIGHEST_DRAWN),
        left: -(box?.left ?? 0) * scale,
        top: -(box?.top ?? 0) * scale,
        transform: `scale(${scale})`,
      }}
    />
  );
}

const isSame = (a: DrawnBox | undefined, b: DrawnBox) =>
  a?.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/** A story as it stands before its play: as high as what it shows, scaled to the room there is; cut where it is far higher. */
export function Drawn({ maxHeight = Number.POSITIVE_INFINITY, renderOver, ...props }: DrawnProps) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useWidth(ref);
  const near = useNear(ref);
  // Decided once: a window that is resized would draw everything anew.
  const [drawing] = useState(() => drawingOf(props.story));
  const known = `${props.story.id} ${props.appearance} ${room}`;
  const [box, setBox] = useState<DrawnBox>();
  const [fit] = useState(() => (next: DrawnBox) => setBox((now) => (isSame(now, next) ? now : next)));
  const scale = box && room > 0 ? scaleFor(box, room, maxHeight) : 1;
  const whole = box ? box.height * scale : 0;
  const heightOf = (shown: DrawnBox, by: number) => Math.min(shown.height * by, maxHeight, HIGHEST_DRAWN * by);
  const likely = room > 0 ? likelyBox(props.story, drawing) : undefined;
  const foreseen = likely ? heightOf(likely, scaleFor(likely, room, maxHeight)) : 0;
  const height = box ? heightOf(box, scale) : (heights.get(known) ?? foreseen);
  const { componentId } = props.story;
  useEffect(() => {
    if (!box) return;
    heights.set(known, height);
    lastBoxes.set(`${componentId} ${drawing.width}`, box);
  }, [box, height, known, componentId, drawing]);
  const { onStand } = props;
  useEffect(() => {
    const element = ref.current;
    // In other room, or before it is measured in this one, it is drawn once more.
    if (!box || element?.clientWidth !== room) return;
    const inline = element.querySelector<HTMLElement>('.book-inline');
    if (!inline || isSame(box, inlineBox(inline))) onStand?.();
  }, [box, room, onStand]);
  const Way = drawing.framed ? Framed : Inline;
  return (
    <div
      ref={ref}
      className={`book-drawn ${props.appearance}`}
      data-drawn={box ? '' : undefined}
      data-cut={whole > height + 1 ? '' : undefined}
      style={{ height: height || undefined }}
    >
      {near && room > 0 && (
        <div className="book-fitted" style={{ width: box ? box.width * scale : undefined, height: height || 1 }}>
          <div className={drawing.framed ? 'book-crop' : undefined}>
            <Way {...props} room={room} drawing={drawing} box={box} scale={scale} onFit={fit} />
          </div>
          {box && renderOver?.(box, scale)}
        </div>
      )}
      {box?.height === 0 && <p className="book-hint">Nothing is drawn.</p>}
    </div>
  );
}
