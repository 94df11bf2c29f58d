// Replaces the Vitest addon's own `testStory`: one server and one page test a story in both appearances.
import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core';
import { composeStory } from 'storybook/preview-api';
import type { ComponentAnnotations, StoryAnnotations } from 'storybook/internal/types';
import { inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Appearance, setAppearance } from './appearance';
import { watchAppearance } from './watchAppearance';

export { convertToFilePath } from './filePath';

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** In which appearance the play ran, and in which axe alone checked its outcome. */
    appearances?: Partial<Record<Appearance, 'played' | 'examined'>>;
    /** Count of nodes by axe rule: violations, and those that axe could not decide. */
    axe?: { violations: Record<string, number>; inconclusive: Record<string, number> };
  }
  interface ProvidedContext {
    appearances: Appearance[];
    /** Ids of the stories to test; null for all. */
    stories: string[] | null;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateColorScheme: (colorScheme: Appearance) => Promise<void>;
  }
}

interface TestedStory {
  exportName: string;
  story: StoryAnnotations;
  meta: ComponentAnnotations;
  storyId: string;
}

interface StoryParameters {
  a11y?: { config?: Spec; options?: RunOptions };
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

async function setViewport({ viewport }: StoryParameters, name: string) {
  const styles = viewport?.options?.[name]?.styles;
  if (!styles) throw new Error(`There is no viewport '${name}'; .storybook/preview.tsx has them all.`);
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

const countNodes = (results: AxeResults['violations']) =>
  Object.fromEntries(results.map(({ id, nodes }) => [id, nodes.length]));

/** Axe's category of the rules that depend on colours: contrast, and links told by colour alone. */
const rulesOfColour = () =>
  axe.getRules(['cat.color']).flatMap(({ ruleId, tags }) => (tags.includes('wcag2aaa') ? [] : [ruleId]));

/**
 * Every violation on the page, in words.
 * @param coloursAlone runs only the rules that depend on colours: the others ran on the same page in the other
 * appearance
 */
async function examine({ a11y }: StoryParameters, task: TestContext['task'], coloursAlone: boolean): Promise<string[]> {
  const rules = Object.fromEntries((a11y?.config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]));
  const { violations, incomplete } = await axe.run(document.body, {
    ...a11y?.options,
    // A component alone has no landmark; stories of whole pages turn this rule on.
    rules: { region: { enabled: false }, ...rules },
    ...(coloursAlone ? { runOnly: { type: 'rule', values: rulesOfColour() } } : {}),
    resultTypes: ['violations', 'incomplete'],
  });
  const seen = task.meta.axe ?? { violations: {}, inconclusive: {} };
  task.meta.axe = {
    violations: { ...seen.violations, ...countNodes(violations) },
    inconclusive: { ...seen.inconclusive, ...countNodes(incomplete) },
  };
  return violations.map(({ id, help, nodes }) =>
    [
      `axe: ${help} (${id})`,
      ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n    ${failureSummary.replaceAll('\n', '\n    ')}`),
    ].join('\n'),
  );
}

/**
 * A test that plays the story in light, and in dark too when anything in it reads what differs between the two, which
 * `watchAppearance` notices while the story runs. Axe checks the outcome in both.
 */
export const testStory =
  ({ exportName, story, meta, storyId }: TestedStory) =>
  async ({ task, skip }: TestContext) => {
    const chosen = inject('stories');
    skip(chosen !== null && !chosen.includes(storyId));
    const treated: NonNullable<typeof task.meta.appearances> = {};
    task.meta.storyId = storyId;
    task.meta.appearances = treated;
    let showing = 'light' as Appearance;
    const broken: string[] = [];

    const lookAt = async (appearance: Appearance, parameters: StoryParameters, treatment: 'played' | 'examined') => {
      showing = appearance;
      setAppearance(appearance);
      broken.push(...(await examine(parameters, task, treatment === 'examined')));
      if (broken.length > 0) throw new Error(broken.join('\n'));
      treated[appearance] = treatment;
    };

    const play = async (appearance: Appearance, others: Appearance[]) => {
      showing = appearance;
      const watch = watchAppearance();
      const composed = composeStory(
        story,
        meta,
        {
          initialGlobals: { appearance, viewport: { value: 'w1280' }, a11y: { manual: true } },
          // The outcome still stands, with all animations at their end.
          afterEach: async ({ parameters }) => {
            watch.stop();
            await lookAt(appearance, parameters, 'played');
            if (watch.wasRead()) return;
            for (const other of others) await lookAt(other, parameters, 'examined');
          },
        },
        globalThis.globalProjectAnnotations,
        exportName,
      );
      try {
        await setViewport(composed.parameters, composed.globals['viewport'].value);
        await composed.run();
      } finally {
        watch.stop();
      }
    };

    try {
      const appearances = inject('appearances');
      for (const [index, appearance] of appearances.entries()) {
        if (treated[appearance]) continue;
        if (appearance === 'dark') await commands.emulateColorScheme('dark');
        await play(appearance, appearances.slice(index + 1));
      }
    } catch (error) {
      if (error instanceof Error) error.message += `\nAppearance: ${showing}`;
      throw error;
    } finally {
      if (showing === 'dark') await commands.emulateColorScheme('light');
    }
  };
