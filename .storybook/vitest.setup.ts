import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeExpectedNoise } from '../src/testing/expectNoise';

// Everything answers within one second; on a busy machine a frame may come late. What holds waits no longer for it.
configure({ asyncUtilTimeout: 3_000 });

/** What the running story printed or left unhandled. */
let noise: string[] = [];

const wordsOf = (parts: unknown[]) =>
  parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
const noteRejection = (event: PromiseRejectionEvent) => noise.push(`unhandled rejection: ${wordsOf([event.reason])}`);

beforeEach(() => {
  noise = [];
  takeExpectedNoise();
  vi.spyOn(console, 'error').mockImplementation((...parts) => noise.push(`console.error: ${wordsOf(parts)}`));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => noise.push(`console.warn: ${wordsOf(parts)}`));
  window.addEventListener('unhandledrejection', noteRejection);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('unhandledrejection', noteRejection);
  // An axe failure leaves all animations of the document paused for the stories after it.
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused')) style.remove();
  }
  const patterns = takeExpectedNoise();
  const unexpected = noise.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  const missing = patterns.filter((pattern) => !noise.some((line) => pattern.test(line)));
  expect(unexpected, 'a story prints no errors and warnings').toEqual([]);
  expect(missing.map(String), 'a story prints what it announced').toEqual([]);
});
