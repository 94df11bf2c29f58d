import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOTICES } from './NoticeStack';
import { PROGRESS_MAX } from './ProgressBar';
import { SCROLL_LOCK_MS } from './SidePanel';
import { TOAST_MS, TOAST_SWIPE_PX } from './ToastList';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './Tooltip';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('constants of our own', () => {
  it.each([
    ['TOAST-2: an in-app toast stays 5 s', TOAST_MS, 5_000],
    ['TOAST-2: a swipe past 50 px takes it away', TOAST_SWIPE_PX, 50],
    ['TOAST-4: up to 3 notices are seen', NOTICES.visible, 3],
    ['TOAST-4: a notice stays 4 s', NOTICES.durationMs, 4_000],
    ['TOAST-4: notices stand 14 px apart', NOTICES.gapPx, 14],
    ['TOAST-4: a notice is 356 px wide', NOTICES.widthPx, 356],
    ['TOAST-4: a swipe past 20 px takes a notice away', NOTICES.swipePx, 20],
    ['TOAST-6: progress bars have a maximum of 100', PROGRESS_MAX, 100],
    ['TOAST-6: the scroll lock of drawers is 500 ms', SCROLL_LOCK_MS, 500],
    ['TOAST-7: tooltips open after 700 ms', TOOLTIP_DELAY_MS, 700],
    ['TOAST-7: the skip delay of tooltips is 300 ms', TOOLTIP_SKIP_DELAY_MS, 300],
  ])('%s', (_clause, constant, expected) => {
    expect(constant).toBe(expected);
  });
});

describe('constants inside vaul, as built', () => {
  const vaul = read('node_modules/vaul/dist/index.mjs');

  it.each([
    ['TOAST-6: drawers move in 0.5 s', /const TRANSITIONS = \{\s*DURATION: ([\d.]+),/g, '0.5'],
    ['TOAST-6: a long press on the handle is 250 ms', /const LONG_HANDLE_PRESS_TIMEOUT = ([\d.]+);/g, '250'],
    ['TOAST-6: the click delay of the handle is 120 ms', /const DOUBLE_TAP_TIMEOUT = ([\d.]+);/g, '120'],
    ['TOAST-6: the release velocity is 0.05', /const velocity = [^;]+;\s*if \(velocity > ([\d.]+)\) \{/g, '0.05'],
  ])('%s', (_clause, pattern, expected) => {
    expect([...vaul.matchAll(pattern)].map(([, value]) => value)).toEqual([expected]);
  });

  it.each([
    ['the way in and out', /\[data-vaul-drawer\]\{[^}]*animation-duration:([\d.]+s)/g],
    ['a drag that ends', /\[data-vaul-drawer\]\{[^}]*transition:transform ([\d.]+s)/g],
    ['the shade behind', /\[data-vaul-overlay\]\[data-vaul-snap-points=false\]\{animation-duration:([\d.]+s)/g],
  ])("TOAST-6: drawers move in 0.5 s by vaul's style sheet as well: %s", (_what, pattern) => {
    expect([...vaul.matchAll(pattern)].map(([, value]) => value)).toEqual(['.5s']);
  });

  it.each(['LONG_HANDLE_PRESS_TIMEOUT', 'DOUBLE_TAP_TIMEOUT', 'scrollLockTimeout'])('TOAST-6: %s is in use', (name) => {
    expect(vaul.split(name).length - 1).toBeGreaterThan(1);
  });
});

describe('constants inside sonner, as built', () => {
  const sonner = read('node_modules/sonner/dist/index.mjs');

  it.each([
    ['TOAST-4: up to 3 toasts', 'VISIBLE_TOASTS_AMOUNT', NOTICES.visible],
    ['TOAST-4: 4 s each', 'TOAST_LIFETIME', NOTICES.durationMs],
    ['TOAST-4: 356 px wide', 'TOAST_WIDTH', NOTICES.widthPx],
    ['TOAST-4: 14 px apart', 'GAP', NOTICES.gapPx],
  ])('%s', (_clause, name, expected) => {
    const found = [...sonner.matchAll(new RegExp(String.raw`const ${name} = (\d+);`, 'g'))];
    expect(found.map(([, value]) => Number(value))).toEqual([expected]);
  });
});

describe('constants inside Radix Select, as built', () => {
  const select = read('node_modules/@radix-ui/react-select/dist/index.mjs');

  it('TOAST-8: what was typed ahead is forgotten after 1 s', () => {
    const [, search = ''] = /^function useTypeaheadSearch\b([\s\S]*?)^}/m.exec(select) ?? [];
    const delays = [...search.matchAll(/window\.setTimeout\(\(\) => updateSearch\(""\), ([\d.e]+)\)/g)];
    expect(delays.map(([, delay]) => Number(delay))).toEqual([1_000]);
    expect(search.match(/setTimeout/g)).toHaveLength(1);
  });

  it('TOAST-8: both the closed field and the open list search so', () => {
    expect(select.match(/= useTypeaheadSearch\(/g)).toHaveLength(2);
  });

  it('TOAST-8: it is the version that radix-ui holds', () => {
    const radix = JSON.parse(read('node_modules/radix-ui/package.json')) as { dependencies: Record<string, string> };
    const { version } = JSON.parse(read('node_modules/@radix-ui/react-select/package.json')) as { version: string };
    expect(radix.dependencies['@radix-ui/react-select']).toBe(version);
  });
});

describe('the libraries whose constants we hold are pinned to the version read here', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

  it.each(['vaul', 'sonner', 'radix-ui', '@radix-ui/themes', '@tanstack/react-query'])('%s', (name) => {
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string };
    expect(dependencies[name]).toBe(version);
  });
});
