import { afterEach, expect, it, vi } from 'vitest';
import { watchForNewer } from './newerVersion';

class Workers extends EventTarget {
  readonly controller: object | null;
  readonly kept: object | null;
  /** @param controller of the page as it is loaded @param kept the version that the browser keeps already */
  constructor(controller: object | null, kept: object | null) {
    super();
    this.controller = controller;
    this.kept = kept;
  }
  getRegistration = async () => (this.kept === null ? undefined : { active: this.kept });
  takeOver = () => this.dispatchEvent(new Event('controllerchange'));
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function watched(workers: Workers) {
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const newerVersion = watchForNewer();
  await settled();
  return newerVersion;
}

afterEach(() => vi.unstubAllGlobals());

it('the first version that is kept is not newer, the next one is', async () => {
  const workers = new Workers(null, null);
  const heard = vi.fn<() => void>();
  (await watched(workers)).onNewer(heard);
  workers.takeOver();
  expect(heard).not.toHaveBeenCalled();
  workers.takeOver();
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([
  ['through the version that is kept', new Workers({}, {})],
  ['past the version that is kept', new Workers(null, {})],
])('of a page that was loaded %s the next version is newer', async (_way, workers) => {
  const heard = vi.fn<() => void>();
  (await watched(workers)).onNewer(heard);
  workers.takeOver();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('who listens later hears at once of what took over meanwhile, and who has gone hears nothing', async () => {
  const workers = new Workers({}, {});
  const newerVersion = await watched(workers);
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  newerVersion.onNewer(early)();
  workers.takeOver();
  newerVersion.onNewer(late);
  expect(late).toHaveBeenCalledTimes(1);
  expect(early).not.toHaveBeenCalled();
});

it('without service workers nothing is newer', () => {
  vi.stubGlobal('navigator', {});
  const heard = vi.fn<() => void>();
  watchForNewer().onNewer(heard);
  expect(heard).not.toHaveBeenCalled();
});
