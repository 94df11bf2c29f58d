import '../src/styles/index.css';
import type { Preview } from '@storybook/react-vite';
import { resetClock } from '../src/testing/movableClock';
import { clearNotices } from '../src/ui/NoticeStack';
import { ProductTheme } from '../src/ui/ProductTheme';
import { setAppearance } from './appearance';
import { frameTheme } from './theme';
import { chromaticModes, viewports } from './viewports';

/** Removes what a story may leave in the page, so that no story depends on the one before it. */
function cleanUp() {
  clearNotices();
  resetClock();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  document.title = 'Weftline';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) {
      if (/^(style|inert|aria-|data-)/.test(name)) element.removeAttribute(name);
    }
  }
  getSelection()?.removeAllRanges();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    appearance: {
      description: 'Light or dark',
      toolbar: { title: 'Appearance', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { appearance: 'light' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { theme: frameTheme.light },
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
        order: ['Guides', 'Foundations', 'UI', 'Components', 'Screens', 'App', 'Flows', 'Specification'],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      setAppearance(globals['appearance'] === 'dark' ? 'dark' : 'light');
      return (
        <div data-whole-page={parameters['layout'] === 'fullscreen' ? '' : undefined}>
          <ProductTheme>
            <Story />
          </ProductTheme>
        </div>
      );
    },
  ],
  beforeEach: () => {
    cleanUp();
    return cleanUp;
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
