import './stories.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense, useEffect } from 'react';
import { configure, expect } from 'storybook/test';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { PRODUCT_NAME } from '../src/domain/product';
import { resetClock } from '../src/testing/movableClock';
import { typeface } from '../src/testing/look';
import { clearNotices } from '../src/ui/NoticeStack';
import { ProductTheme } from '../src/ui/ProductTheme';
import { type Appearance, pageAppearance, setAppearance, SHOWN_APPEARANCES, toShownAppearance } from './appearance';
import { flatControls, withFlatArgs, withFlatControls } from './controls/flatControls';
import { stagedStory } from './docs/drawing';
import { followInBook } from './followInBook';
import { keepHeededKeys } from './heededKeys';
import { missingElement } from './missingElement';
import { chromaticModes, viewports } from './viewports';
import { wordedMatchers } from './wordedMatchers';

// A story alone loads nothing of the documentation.
const loadPage = () => import('./docs/ComponentPage').then((file) => ({ default: file.ComponentPage }));
const ComponentPage = lazy(loadPage);
const BookContainer = lazy(() => {
  // Side by side, for the page is asked for only once its container stands.
  void loadPage();
  return import('./docs/BookContainer').then((file) => ({ default: file.BookContainer }));
});
/** In a frame with one drawing: what draws it, and nothing of the page around it. */
const staged = stagedStory();
const drawingAlone =
  staged === null ? {} : { renderer: async () => (await import('./docs/stageRenderer')).stageRenderer(staged) };

followInBook();

// A busy machine is slow. A wait ends as soon as its thing is there, so that only failures take longer.
configure({ asyncUtilTimeout: 10_000, getElementError: missingElement });
expect.extend(wordedMatchers);

/** Letters of both files of the font. */
const LETTERS = 'aĀ';

const fetchFont = () => document.fonts.load(`1em ${typeface()}`, LETTERS);
// Beside the story's own files, not after them.
if (new URLSearchParams(window.location.search).get('viewMode') === 'story') void fetchFont();

/** Drawn anew in the font once it has come, every word would change its width while a story measures it. */
async function loadFont() {
  const faces = await fetchFont();
  if (faces.length < 2) throw new Error('The stories do not find both files of the font.');
}

/** Keys that the product keeps in the browser; Storybook keeps its own settings beside them. */
const OURS = /^weftline\b/;

/** Removes what a story may leave behind, so that no story depends on the one before it. */
function cleanUp() {
  clearNotices();
  resetClock();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (OURS.test(key)) storage.removeItem(key);
  }
}

/** Removes what a story may leave in the page. A page of documentation shows many stories and is none of theirs. */
function cleanUpPage() {
  cleanUp();
  history.replaceState(null, '');
  document.title = PRODUCT_NAME;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) {
      if (/^(style|inert|aria-|data-)/.test(name)) element.removeAttribute(name);
    }
  }
  // What listens for the rest of a double click ends with the next press.
  document.dispatchEvent(new MouseEvent('mousedown', { detail: 1 }));
  getSelection()?.removeAllRanges();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
}

/** Draws the page as asked, also around the app, which begins in the appearance of the system: what stands within acts first. */
function InAppearance({ appearance, children }: PropsWithChildren<{ appearance: Appearance }>) {
  useEffect(() => setAppearance(appearance), [appearance]);
  return children;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    appearance: {
      description: 'Light, dark, or both beside each other',
      toolbar: {
        title: 'Appearance',
        icon: 'mirror',
        items: SHOWN_APPEARANCES.map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { appearance: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      ...drawingAlone,
      container: (props: DocsContainerProps) => (
        <Suspense>
          <BookContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start'],
          'Foundations',
          'Screen maps',
          'UI',
          'Components',
          'Screens',
          'App',
          'Flows',
          'Specification',
          ['*', 'Parts'],
        ],
      },
    },
  },
  argTypesEnhancers: [withFlatControls],
  argsEnhancers: [withFlatArgs],
  decorators: [
    flatControls,
    (Story, { globals, parameters, viewMode }) => {
      const appearance = pageAppearance(toShownAppearance(globals['appearance']));
      if (viewMode === 'story') setAppearance(appearance);
      const drawn = (
        <div data-whole-page={parameters['layout'] === 'fullscreen' ? '' : undefined}>
          <ProductTheme>
            <Story />
          </ProductTheme>
        </div>
      );
      // A page of documentation belongs to no story.
      return viewMode === 'story' || staged !== null ? (
        <InAppearance appearance={appearance}>{drawn}</InAppearance>
      ) : (
        drawn
      );
    },
  ],
  beforeAll: keepHeededKeys,
  beforeEach: async ({ viewMode }) => {
    if (viewMode === 'story') await loadFont();
    const clean = viewMode === 'story' ? cleanUpPage : cleanUp;
    clean();
    return clean;
  },
  // A failing play names the step in which it failed.
  runStep: async (sentence, play, context) => {
    try {
      await play(context);
    } catch (error) {
      if (error instanceof Error && !error.message.includes('\nStep: ')) error.message += `\nStep: ${sentence}`;
      throw error;
    }
  },
};

export default preview;
