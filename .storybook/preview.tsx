import '../src/styles/index.css';
import type { Preview } from '@storybook/react-vite';
import { clearNotices } from '../src/ui/NoticeStack';
import { ProductTheme } from '../src/ui/ProductTheme';
import { frameTheme } from './theme';

const widths = [320, 390, 768, 1024, 1280, 1440];

/** Takes away what an overlay may leave behind, so that no story depends on the one before it. */
function cleanUp() {
  clearNotices();
  localStorage.clear();
  sessionStorage.clear();
  document.body.removeAttribute('style');
  document.body.removeAttribute('data-scroll-locked');
  document.documentElement.removeAttribute('data-panel-fills-page');
  document.title = 'Weftline';
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
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: width < 768 ? '844px' : '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: ['Guides', 'Foundations', 'UI', 'Components', 'Screens', 'App', 'Flows', 'Specification'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.classList.toggle('dark', globals['appearance'] === 'dark');
      document.documentElement.classList.toggle('light', globals['appearance'] !== 'dark');
      return (
        <ProductTheme>
          <Story />
        </ProductTheme>
      );
    },
  ],
  beforeEach: () => {
    cleanUp();
    return cleanUp;
  },
  // A failing play says in which of its sentences it failed.
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
