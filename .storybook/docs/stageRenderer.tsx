import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createRoot, type Root } from 'react-dom/client';
import { pageAppearance, setAppearance } from '../appearance';
import { shownAppearance } from './context';
import './docs.css';
import { Stage } from './Stage';

let root: Root | undefined;

/**
 * Draws one story in a frame of a page of documentation, in place of Storybook's own renderer of such pages: that one
 * brings all that a page is made of, two thirds of a megabyte of scripts that each frame would read and run anew.
 */
export const stageRenderer = (storyId: string) => ({
  render: (context: DocsContextProps, _parameters: unknown, element: HTMLElement) => {
    setAppearance(pageAppearance(shownAppearance(context.channel)));
    root ??= createRoot(element);
    root.render(<Stage context={context} storyId={storyId} />);
    return Promise.resolve();
  },
  unmount: () => {
    root?.unmount();
    root = undefined;
  },
});
