import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { pageAppearance, setAppearance } from '../appearance';
import { frameTheme } from '../theme';
import { ShownAppearanceContext, useShownAppearance } from './context';
import './docs.css';

/** What stands around every page of documentation; it follows the appearance of the toolbar. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const shown = useShownAppearance(context);
  const appearance = pageAppearance(shown);
  useLayoutEffect(() => setAppearance(appearance), [appearance]);
  return (
    <DocsContainer context={context} theme={frameTheme[appearance]}>
      <ShownAppearanceContext value={shown}>
        {/* Storybook gives a page no landmark, by which a screen reader finds the content. */}
        <main className="book-main">{children}</main>
      </ShownAppearanceContext>
    </DocsContainer>
  );
}
