import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { drawnBox } from './drawnBox';
import { announceDrawn, drawingOf, isWholePage, WIDEST } from './drawing';
import { StoryRoot } from './StoryRoot';

/** Time without a change after which the page is measured anew, in milliseconds. */
const STILL_AFTER_MS = 200;

/** Leaves the focus where it is: `inert` on the frame does not, and the page around it would be scrolled there. */
function useNoFocus(): void {
  useLayoutEffect(() => {
    HTMLElement.prototype.focus = () => {};
  }, []);
}

/** One story alone, for the frame in which a page of documentation shows it. */
export function Stage({ context, storyId }: { context: DocsContextProps; storyId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { channel } = context;
  const story = context.storyById(storyId);
  const whole = isWholePage(story);
  const { height } = drawingOf(story);
  useNoFocus();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const page = { left: 0, top: 0, width: window.innerWidth };
    const nothing = { ...page, height: 0 };
    const boxes = {
      page: () => ({ ...page, height: window.innerHeight }),
      // As wide as its window, as high as what it shows.
      column: () => ({ ...page, height: element.offsetHeight }),
      content: () => drawnBox() ?? nothing,
    };
    const content = height === undefined ? boxes.column : boxes.content;
    const measure = whole ? boxes.page : content;
    let timer = 0;
    const tell = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        void Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() =>
          announceDrawn(measure()),
        );
      }, STILL_AFTER_MS);
    };
    const changes = new MutationObserver(tell);
    const sizes = new ResizeObserver(tell);
    const noteRendered = (id: string) => {
      if (id !== storyId) return;
      // Nobody looks into this window, so toasts wait, and the picture of one stays.
      window.dispatchEvent(new Event('blur'));
      announceDrawn(measure());
      changes.observe(document.body, { childList: true, subtree: true, characterData: true });
      sizes.observe(element);
    };
    channel.on(STORY_RENDERED, noteRendered);
    return () => {
      window.clearTimeout(timer);
      channel.off(STORY_RENDERED, noteRendered);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [channel, storyId, whole, height]);
  const ownWidth = !whole && height !== undefined && story.storyGlobals['viewport'] === undefined;
  return (
    <div
      ref={ref}
      className={whole ? undefined : 'book-stage'}
      style={ownWidth ? { width: 'max-content', maxWidth: WIDEST } : undefined}
    >
      <StoryRoot
        context={context}
        story={story}
        controlled
        // Who waits for it need not wait for ever.
        onFail={() =>
          announceDrawn({ left: 0, top: 0, width: window.innerWidth, height: ref.current?.offsetHeight ?? 0 })
        }
      />
    </div>
  );
}
