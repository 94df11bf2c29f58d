import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { pageAppearance, setAppearance } from '../appearance';
import { frameTheme } from '../theme';
import { ShownAppearanceContext, useShownAppearance } from './context';
import './docs.css';
import { announceDrawn, drawingOf, stagedStory } from './stage';
import { StoryRoot } from './StoryRoot';

/** One story alone, for the frame in which a page of documentation shows it. */
function Stage({ context, storyId }: { context: DocsContextProps; storyId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const story = context.storyById(storyId);
  const { channel } = context;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let rendered = false;
    const tell = () => {
      if (rendered) announceDrawn(element.offsetHeight);
    };
    const noteRendered = (id: string) => {
      if (id === storyId) rendered = true;
      tell();
    };
    const observer = new ResizeObserver(tell);
    channel.on(STORY_RENDERED, noteRendered);
    observer.observe(element);
    return () => {
      channel.off(STORY_RENDERED, noteRendered);
      observer.disconnect();
    };
  }, [channel, storyId]);
  return (
    <div ref={ref} className={drawingOf(story).height === undefined ? 'book-stage' : undefined}>
      <StoryRoot context={context} story={story} controlled />
    </div>
  );
}

/** What stands around every page of documentation; it follows the appearance of the toolbar. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const shown = useShownAppearance(context);
  const appearance = pageAppearance(shown);
  const staged = stagedStory();
  useLayoutEffect(() => setAppearance(appearance), [appearance]);
  if (staged !== null) return <Stage context={context} storyId={staged} />;
  return (
    <DocsContainer context={context} theme={frameTheme[appearance]}>
      <ShownAppearanceContext value={shown}>{children}</ShownAppearanceContext>
    </DocsContainer>
  );
}
