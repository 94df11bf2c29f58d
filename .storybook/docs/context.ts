import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type Appearance, pageAppearance, type ShownAppearance, toShownAppearance } from '../appearance';

/** A story as a page of documentation knows it. */
export type PageStory = ReturnType<DocsContextProps['componentStories']>[number];

export const ShownAppearanceContext = createContext<ShownAppearance>('light');

/** In what each example is drawn: one appearance, or light and then dark. */
export function useDrawnAppearances(): readonly Appearance[] {
  const shown = useContext(ShownAppearanceContext);
  return shown === 'both' ? ['light', 'dark'] : [pageAppearance(shown)];
}

const appearanceIn = (event: unknown): unknown => {
  const globals: unknown = event instanceof Object && 'globals' in event ? event.globals : undefined;
  return globals instanceof Object && 'appearance' in globals ? globals.appearance : undefined;
};

/** What the toolbar said last. */
export function shownAppearance(channel: DocsContextProps['channel']): ShownAppearance {
  const [event]: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return toShownAppearance(appearanceIn(event));
}

/** What the toolbar says, on a page that is no story. */
export function useShownAppearance({ channel }: DocsContextProps): ShownAppearance {
  const [shown, setShown] = useState(() => shownAppearance(channel));
  useEffect(() => {
    const follow = (event: unknown) => setShown(toShownAppearance(appearanceIn(event)));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return shown;
}
