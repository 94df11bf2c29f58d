import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { PageStory } from './context';

interface StoryRootProps {
  context: DocsContextProps;
  story: PageStory;
  /** Whether the controls of the page change it. */
  controlled?: boolean;
}

/** A story in this document, without its play. */
export function StoryRoot({ context, story, controlled = false }: StoryRootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const cleanUp = context.renderStoryToElement(
      story,
      element,
      {
        showMain: () => {},
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
