import * as React from 'react';
import { composeStory } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeExpectedNoise } from '../src/testing/expectNoise';
import { watchTexts } from './changedTexts';
import { watchLeft } from './leftBehind';
import { calledFrom, wordsOf } from './storyNoise';

// React's development build records a stack for every element, which took a seventh of the time. After ten thousand it
// stops until the next second; here it starts at that limit. Its warnings stay.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts its owner stacks elsewhere now; without this line the stories take longer.');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// React's development build also times every render for the browser's profiler, which nobody has open here: some
// two thousand a story. It asks once, when it loads, whether the browser could show them.
Reflect.deleteProperty(console, 'timeStamp');

// Nobody looks at the pages of the tests, and painting them took an eighth of the time. All else stays: a hidden frame is
// laid out, takes the focus and answers as before. The picture of a failure shows it again (vitest.stories.config.ts).
const frame: (Element & Partial<ElementCSSInlineStyle>) | null = window.frameElement;
if (!frame?.style) throw new Error('The tests stand in no frame any more; without one they are painted.');
frame.style.visibility = 'hidden';

/** Console output and unhandled errors of the running story. */
let noise: string[] = [];

let endWatching: () => string[] = () => [];
let endWatchingLeft: () => string[] = () => [];

const noteRejection = ({ reason }: PromiseRejectionEvent) =>
  noise.push(`unhandled rejection: ${wordsOf([reason])}${calledFrom(reason instanceof Error ? reason.stack : '')}`);

/** Of whatever kind: a picture, a script, what is fetched or sent. */
const noteCallOutside = ({ blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
  noise.push(`a call to the outside: ${blockedURI}${calledFrom(sourceFile)}`);

/** What fits itself to its room takes two frames on the way to paper and back: so reports the browser, and nothing failed. */
const TWO_FRAMES = /^console\.error: ResizeObserver loop completed/;

/** Storybook takes a story away only when the next one begins. This one is nothing but that beginning. */
const nextStory = composeStory({}, { render: () => null }, {}, {});

/** What stands in the page beside the story. */
let standing: ReadonlySet<Element> = new Set();

beforeEach(() => {
  noise = [];
  standing = new Set(document.body.children);
  endWatching = watchTexts();
  takeExpectedNoise();
  vi.spyOn(console, 'error').mockImplementation((...parts) => noise.push(`console.error: ${wordsOf(parts)}`));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => noise.push(`console.warn: ${wordsOf(parts)}`));
  window.addEventListener('unhandledrejection', noteRejection);
  document.addEventListener('securitypolicyviolation', noteCallOutside);
  endWatchingLeft = watchLeft();
});

afterEach(async ({ task }) => {
  const unsafe = endWatching();
  await nextStory.load();
  const left = [...document.body.children].filter((element) => !standing.has(element));
  for (const element of left) element.remove();
  const going = endWatchingLeft();
  vi.restoreAllMocks();
  window.removeEventListener('unhandledrejection', noteRejection);
  document.removeEventListener('securitypolicyviolation', noteCallOutside);
  // An axe failure leaves all animations of the document paused for the stories after it.
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused')) style.remove();
  }
  const patterns = takeExpectedNoise();
  const wasOnPaper = task.meta.modes?.some(({ mode }) => mode === 'print') ?? false;
  const unexpected = noise.filter(
    (line) => !patterns.some((pattern) => pattern.test(line)) && !(wasOnPaper && TWO_FRAMES.test(line)),
  );
  // A story that was drawn without its play does nothing that could print.
  const played = task.meta.modes?.some(({ treatment }) => treatment === 'played') ?? true;
  const missing = patterns.filter((pattern) => played && !noise.some((line) => pattern.test(line)));
  // In the message itself, which is told where there is no room for a comparison.
  if (unexpected.length > 0) {
    throw new Error(
      `a story prints no errors and warnings, and asks for nothing from outside:\n${unexpected.join('\n')}`,
    );
  }
  if (unsafe.length > 0) {
    throw new Error(
      `a text that changes is all that its element holds, for pages that are translated:\n${unsafe.join('\n')}`,
    );
  }
  if (left.length > 0) {
    throw new Error(
      `a story leaves nothing in the page:\n${left.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}`,
    );
  }
  if (going.length > 0) {
    throw new Error(`a story ends what it began:\n${going.join('\n')}`);
  }
  expect(missing.map(String), 'a story prints what it announced').toEqual([]);
});
