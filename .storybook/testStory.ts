// Replaces the Vitest addon's own `testStory`: one server and one page prove a story in all modes asked for.
import type { AxeResults } from 'axe-core';
import { composeStory } from 'storybook/preview-api';
import type { ComponentAnnotations, StoryAnnotations } from 'storybook/internal/types';
import { inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DESK, isDrawn, isLeftOut, type Mode, setsWidth } from '../scripts/results/modes.mjs';
import { setAppearance } from './appearance';
import { type AxeParameters, examinePage } from './examinePage';
import { cutTexts, doubleText, filledMarks, lostMarks } from './judgeLayout';
import { watchAppearance } from './watchAppearance';

export { convertToFilePath } from './filePath';

/** Count of nodes by axe rule. */
type Counts = Record<string, number>;

/** What a story showed in one mode. */
export interface ModeResult {
  mode: Mode;
  /** Axe alone looked at it, after the play in another appearance, when it was examined. */
  treatment: 'played' | 'examined' | 'drawn';
  result: 'passed' | 'failed' | 'left out';
  /** Milliseconds. */
  ms: number;
  /** Why it was left out or not played. */
  reason?: string;
  step?: string;
  message?: string;
  expected?: string;
  received?: string;
  /** File of the picture of the failure, beside the results. */
  picture?: string;
  violations?: Counts;
  /** What axe could not decide. */
  inconclusive?: Counts;
}

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    /** One entry a mode, in the order in which they were proven. */
    modes?: ModeResult[];
  }
  interface ProvidedContext {
    modes: Mode[];
    /** Whether every play runs in every appearance, whatever it reads. */
    playsAlways: boolean;
    /** The modes in which a story is proven already, by its id. */
    done: Record<string, Mode[]>;
    /** Ids of the stories to test; null for all. */
    stories: string[] | null;
  }
}

interface Emulation {
  colorScheme: 'light' | 'dark';
  forcedColors: 'active' | 'none';
  media: 'screen' | 'print';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (emulation: Emulation) => Promise<void>;
    /** Resolves with the name of its file. */
    takePicture: (storyId: string, mode: Mode) => Promise<string>;
  }
}

interface TestedStory {
  exportName: string;
  story: StoryAnnotations;
  meta: ComponentAnnotations;
  storyId: string;
}

interface StoryParameters {
  a11y?: AxeParameters;
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

const SCREEN: Emulation = { colorScheme: 'light', forcedColors: 'none', media: 'screen' };

// oxlint-disable-next-line weftline/deterministic -- no story sees it: how long each took is part of the results
const elapsed = () => performance.now();

/** What the browser is told in a mode. */
const emulationOf = (mode: Mode): Emulation => ({
  colorScheme: mode === 'dark' ? 'dark' : 'light',
  forcedColors: mode === 'forced-colors' ? 'active' : 'none',
  media: mode === 'print' ? 'print' : 'screen',
});

let emulated = SCREEN;
/** Asks the browser only for what differs, for each question takes its time. */
async function emulate(emulation: Emulation) {
  if (JSON.stringify(emulation) === JSON.stringify(emulated)) return;
  emulated = emulation;
  await commands.emulate(emulation);
}

async function setViewport({ viewport }: StoryParameters, name: string) {
  const styles = viewport?.options?.[name]?.styles;
  if (!styles) throw new Error(`There is no viewport '${name}'; .storybook/preview.tsx has them all.`);
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  if (window.innerWidth === width && window.innerHeight === height) return;
  // The event comes up to a frame later, and closes a list that the story has opened by then.
  const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }));
  await page.viewport(width, height);
  await resized;
}

const countNodes = (results: AxeResults['violations']): Counts =>
  Object.fromEntries(results.map(({ id, nodes }) => [id, nodes.length]));

/**
 * Every violation on the page, in words; the counts go into the result.
 * @param coloursAlone runs only the rules that depend on colours: the others ran on the same page in the other
 * appearance
 */
async function examine({ a11y }: StoryParameters, result: ModeResult, coloursAlone: boolean): Promise<string[]> {
  const { violations, incomplete } = await examinePage(a11y, result.mode, coloursAlone);
  if (violations.length > 0) result.violations = countNodes(violations);
  if (incomplete.length > 0) result.inconclusive = countNodes(incomplete);
  return violations.map(({ id, help, nodes }) =>
    [
      `axe: ${help} (${id})`,
      ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n    ${failureSummary.replaceAll('\n', '\n    ')}`),
    ].join('\n'),
  );
}

/** Marks of the page in light that the mode takes away. */
async function marksLostIn(mode: Mode): Promise<string[]> {
  if (mode !== 'forced-colors' && mode !== 'print') return [];
  await emulate(SCREEN);
  const marks = filledMarks();
  await emulate(emulationOf(mode));
  return lostMarks(marks, mode);
}

/** Everything that is wrong with the page as it stands, in words. */
async function judge(parameters: StoryParameters, result: ModeResult): Promise<string[]> {
  const { mode, treatment } = result;
  const restore = mode === 'text-200' ? doubleText() : undefined;
  try {
    const cut = treatment === 'drawn' ? cutTexts(mode === 'print') : [];
    const found = await examine(parameters, result, treatment === 'examined');
    return [...found, ...cut, ...(await marksLostIn(mode))];
  } finally {
    restore?.();
  }
}

/** The value that a failed assertion expected or received, as text. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))?.slice(0, 400);

function noteFailure(result: ModeResult, error: unknown) {
  result.result = 'failed';
  const message = error instanceof Error ? error.message : String(error);
  const [, step] = /\nStep: (.*)/.exec(message) ?? [];
  result.message = message;
  if (step) result.step = step;
  if (typeof error === 'object' && error !== null && 'expected' in error && 'actual' in error) {
    const [expected, received] = [asText(error.expected), asText(error.actual)];
    if (expected !== undefined && received !== undefined) Object.assign(result, { expected, received });
  }
}

/**
 * A test that proves the story in each mode. In `npm test` its play runs in light, and in dark too when anything in it
 * reads what differs between the two, which `watchAppearance` notices while the story runs. Axe looks at each outcome.
 */
export const testStory =
  ({ exportName, story, meta, storyId }: TestedStory) =>
  async ({ task, skip }: TestContext) => {
    const chosen = inject('stories');
    skip(chosen !== null && !chosen.includes(storyId));
    const modes = inject('modes').filter((mode) => !inject('done')[storyId]?.includes(mode));
    skip(modes.length === 0);
    const results: ModeResult[] = [];
    const errors: unknown[] = [];
    task.meta.storyId = storyId;
    task.meta.modes = results;

    const begin = (mode: Mode, treatment: ModeResult['treatment']) => {
      const result: ModeResult = { mode, treatment, result: 'passed', ms: 0 };
      results.push(result);
      return result;
    };

    /** Runs the story in one mode; what is also asked of the page that it leaves is judged along. */
    async function prove(mode: Mode, also: readonly Mode[], drawnBecause?: string) {
      const drawn = isDrawn(mode) || drawnBecause !== undefined;
      let result = begin(mode, drawn ? 'drawn' : 'played');
      if (drawnBecause !== undefined) result.reason = drawnBecause;
      let started = elapsed();
      const watch = watchAppearance();

      const lookAt = async (parameters: StoryParameters) => {
        const found = await judge(parameters, result);
        if (found.length > 0) throw new Error(found.join('\n'));
        result.ms = Math.round(elapsed() - started);
      };

      // With a play there would be nothing to tell apart.
      const { play: _play, ...still } = story;
      const { play: _metaPlay, ...stillMeta } = meta;
      const composed = composeStory(
        drawn ? still : story,
        drawn ? stillMeta : meta,
        {
          initialGlobals: {
            appearance: mode === 'dark' ? 'dark' : 'light',
            viewport: { value: DESK },
            a11y: { manual: true },
          },
          // The outcome still stands, with all animations at their end.
          afterEach: async ({ parameters }) => {
            watch.stop();
            await lookAt(parameters);
            if (watch.wasRead()) return;
            for (const other of also) {
              started = elapsed();
              result = begin(other, 'examined');
              setAppearance(other === 'dark' ? 'dark' : 'light');
              await lookAt(parameters);
            }
          },
        },
        globalThis.globalProjectAnnotations,
        exportName,
      );
      const { value: own } = composed.globals['viewport'];
      if (isLeftOut(mode, own)) {
        watch.stop();
        Object.assign(result, { result: 'left out', reason: `has a viewport of its own, ${own.slice(1)} px` });
        return;
      }
      try {
        await emulate(emulationOf(mode));
        await setViewport(composed.parameters, setsWidth(mode) ? mode : own);
        await composed.run();
      } catch (error) {
        watch.stop();
        if (mode === 'forced-colors' && !drawn && watch.wasRead()) {
          results.splice(results.indexOf(result), 1);
          await prove(mode, [], 'its play asks for a colour, which forced colours replace');
          return;
        }
        result.ms = Math.round(elapsed() - started);
        noteFailure(result, error);
        errors.push(error);
        result.picture = await commands.takePicture(storyId, result.mode);
      } finally {
        watch.stop();
      }
    }

    try {
      for (const [place, mode] of modes.entries()) {
        if (results.some((result) => result.mode === mode)) continue;
        await prove(mode, inject('playsAlways') || mode !== 'light' ? [] : modes.slice(place + 1));
      }
    } finally {
      await emulate(SCREEN);
    }
    const failed = results.filter(({ result }) => result === 'failed');
    const [error] = errors;
    if (failed.length === 0) return;
    const told = [...new Set(failed.map(({ message }) => message))]
      .map((message) => {
        const inModes = failed.filter((result) => result.message === message).map(({ mode }) => mode);
        return `${message}\nMode: ${inModes.join(', ')}`;
      })
      .join('\n\n');
    // The first one keeps its place, and its comparison of what was expected and received.
    if (!(error instanceof Error)) throw new Error(told);
    error.message = told;
    throw error;
  };
