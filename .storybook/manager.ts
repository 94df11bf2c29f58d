import { createElement, type ReactNode } from 'react';
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_CHANGED,
} from 'storybook/internal/core-events';
import { addons, type API, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { DESK } from '../scripts/results/modes.mjs';
import { frameAround } from './docs/frameAround';
import { narrowCanvasWords } from './narrowCanvas';
import { showsPanel } from './panelRooms';
import { showLastRun } from './resultsInSidebar';
import { frameTheme } from './theme';

const ADDON = 'weftline/appearance';

const isDark = (globals: Record<string, unknown>) => globals['appearance'] === 'dark';

interface CanvasProps {
  children?: ReactNode;
  storyId: string;
}

/** The story, and beside it the same one in dark when both appearances are asked for. */
function Canvas({ children, storyId }: CanvasProps) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const both = globals['appearance'] === 'both' && viewMode === 'story';
  const address = `iframe.html?viewMode=story&id=${encodeURIComponent(storyId)}&globals=appearance:dark`;
  // The first frame keeps its place, or the story would load anew.
  // No JSX in this file: Storybook builds it without the compiler's newer way.
  return createElement(
    'div',
    { style: { display: 'grid', gridTemplateColumns: both ? '1fr 1fr' : '1fr', width: '100%', height: '100%' } },
    createElement('div', { style: { position: 'relative', minWidth: 0, height: '100%' } }, children),
    both &&
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook itself
      createElement('iframe', {
        title: 'Dark',
        srcDoc: frameAround(new URL(address, location.href).href, 'Dark', 'dark'),
        style: {
          width: '100%',
          height: '100%',
          border: 0,
          borderInlineStart: `1px solid ${frameTheme.dark.appBorderColor}`,
        },
      }),
  );
}

const NARROW = 'weftline/narrow';

/** Says of a play that failed in a narrow canvas that it is for a wide one, and plays it there when pressed. */
function explainNarrow(api: API) {
  api.on(PLAY_FUNCTION_THREW_EXCEPTION, () => {
    const width = document.querySelector('#storybook-preview-iframe')?.clientWidth ?? 0;
    const words = narrowCanvasWords(width, api.getStoryGlobals()['viewport'] !== undefined);
    if (words === undefined) return;
    api.addNotification({
      id: NARROW,
      content: { headline: 'Steps for a wider window', subHeadline: words },
      onClick: () => {
        api.clearNotification(NARROW);
        api.updateGlobals({ viewport: { value: DESK, isRotated: false } });
        api.emit(FORCE_REMOUNT, { storyId: api.getUrlState().storyId });
      },
    });
  });
  api.on(STORY_CHANGED, () => api.clearNotification(NARROW));
}

addons.setConfig({
  theme: /appearance:dark/.test(location.search) ? frameTheme.dark : frameTheme.light,
  layoutCustomisations: { showPanel: ({ storyId }, shown) => showsPanel(storyId, shown) },
});
addons.register(ADDON, (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: isDark(globals) ? frameTheme.dark : frameTheme.light });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  explainNarrow(api);
  addons.add(ADDON, {
    type: types.PREVIEW,
    render: ({ children, storyId }) => createElement(Canvas, { storyId }, children),
  });
});
void showLastRun();
