import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { PageStory } from './context';

interface StoryRootProps {
  context: DocsContextProps;
  story: PageStory;
  /** Whether the controls of the page change it. */
  controlled?: boolean;
  /** Called once the story stands, also when it draws nothing. */
  onShown?: () => void;
  /** Called when it cannot be drawn and says so. */
  onFail?: () => void;
}

/** A story in this document, without its play. */
export function StoryRoot({ context, story, controlled = false, onShown, onFail }: StoryRootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const listeners = useRef({ onShown, onFail });
  useEffect(() => {
    listeners.current = { onShown, onFail };
  });
  useEffect(() => {
    if (error !== undefined) listeners.current.onFail?.();
  }, [error]);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const cleanUp = context.renderStoryToElement(
      story,
      element,
      {
        showMain: () => listeners.current.onShown?.(),
        showError: ({ title, description }) => setError(`${title}: ${description}`),
        showException: ({ message }) => setError(message),
      },
      { autoplay: false, forceInitialArgs: !controlled },
    );
    return () => {
      void Promise.resolve().then(cleanUp);
    };
  }, [context, story, controlled]);
  return error === undefined ? <div ref={ref} /> : <p className="book-error">It cannot be drawn. {error}</p>;
}
