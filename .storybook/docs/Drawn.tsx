import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { Appearance } from '../appearance';
import type { PageStory } from './context';
import { queueFrame } from './frameQueue';
import { type Drawing, drawingOf, onDrawn, stageAddress } from './stage';
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
  onDraw?: (root: HTMLElement) => void;
}

interface Size {
  width: number;
  height: number;
}

/** Layouts without a width of their own are given no more than this, so that they stay legible when scaled. */
const WIDEST = 760;

/** Heights by what was drawn, so that a page that is drawn anew keeps its place. */
const heights = new Map<string, number>();

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

const scaleFor = (size: Size, room: number, maxHeight: number) =>
  Math.min(1, room / Math.max(1, size.width), maxHeight / Math.max(1, size.height));

interface FittedProps extends DrawnProps {
  room: number;
  drawing: Drawing;
  onFit: (size: Size) => void;
  /** 1 for as large as it is. */
  scale: number;
}

function Inline({ context, story, controlled = false, room, drawing, scale, onFit, onDraw }: FittedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.offsetHeight === 0) return;
      onFit({ width: Math.max(element.offsetWidth, element.scrollWidth), height: element.offsetHeight });
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
      <StoryRoot context={context} story={story} controlled={controlled} />
    </div>
  );
}

/** The Storybook that runs in a frame, as far as this page speaks to it. */
function updateArgsIn(frame: HTMLIFrameElement | null, storyId: string, updatedArgs: unknown): void {
  const inner: unknown = frame?.contentWindow && Reflect.get(frame.contentWindow, '__STORYBOOK_PREVIEW__');
  const update: unknown = typeof inner === 'object' && inner ? Reflect.get(inner, 'onUpdateArgs') : undefined;
  if (typeof update === 'function') update.call(inner, { storyId, updatedArgs });
}

function Framed({ context, story, page, appearance, controlled = false, drawing, scale, onFit, onDraw }: FittedProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(false);
  const leaveQueue = useRef(() => {});
  useEffect(() => {
    leaveQueue.current = queueFrame(() => setLoads(true));
    return () => leaveQueue.current();
  }, []);
  const { width = 0, height } = drawing;
  const [contentHeight, setContentHeight] = useState(0);
  useEffect(() => {
    const frame = ref.current;
    if (!frame || !loads) return undefined;
    return onDrawn(frame, (drawn) => {
      leaveQueue.current();
      const size = { width, height: height ?? drawn };
      setContentHeight(size.height);
      onFit(size);
      if (frame.contentDocument) onDraw?.(frame.contentDocument.body);
    });
  }, [loads, width, height, onFit, onDraw]);
  useEffect(() => {
    if (!controlled) return undefined;
    const follow = ({ storyId, args }: { storyId: string; args: unknown }) => {
      if (storyId === story.id) updateArgsIn(ref.current, storyId, args);
    };
    context.channel.on(STORY_ARGS_UPDATED, follow);
    return () => context.channel.off(STORY_ARGS_UPDATED, follow);
  }, [context, controlled, story]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook itself
    <iframe
      ref={ref}
      // What takes the focus when it opens would take it from this page.
      inert
      data-drawing
      title={`${story.name}, ${appearance}`}
      src={loads ? stageAddress(story, page, appearance) : undefined}
      className="book-frame"
      style={{ width, height: height ?? Math.max(contentHeight, 1), transform: `scale(${scale})` }}
    />
  );
}

/** A story as it stands before its play: as high as what it shows, scaled to the room there is, never cut. */
export function Drawn({ maxHeight = Number.POSITIVE_INFINITY, onDraw, ...props }: DrawnProps) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useWidth(ref);
  const near = useNear(ref);
  // Decided once: a window that is resized would draw everything anew.
  const [drawing] = useState(() => drawingOf(props.story));
  const known = `${props.story.id} ${props.appearance} ${room}`;
  const [size, setSize] = useState<Size>();
  const [fit] = useState(
    () => (next: Size) => setSize((now) => (now?.width === next.width && now.height === next.height ? now : next)),
  );
  const shownSize = drawing.height === undefined ? size : { width: drawing.width ?? 0, height: drawing.height };
  const scale = shownSize && room > 0 ? scaleFor(shownSize, room, maxHeight) : 1;
  const height = shownSize ? shownSize.height * scale : (heights.get(known) ?? 0);
  useEffect(() => {
    if (size && height > 0) heights.set(known, height);
  }, [size, height, known]);
  const Way = drawing.framed ? Framed : Inline;
  return (
    <div
      ref={ref}
      className={`book-drawn ${props.appearance}`}
      data-drawn={size ? '' : undefined}
      style={{ height: height || undefined }}
    >
      {near && room > 0 && (
        <div className="book-fitted" style={{ width: shownSize ? shownSize.width * scale : undefined }}>
          <Way {...props} {...(onDraw ? { onDraw } : {})} room={room} drawing={drawing} scale={scale} onFit={fit} />
        </div>
      )}
    </div>
  );
}
