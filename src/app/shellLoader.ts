import { type ComponentType, lazy } from 'react';
import type { AppProps } from './App';
import { fetchedOnce } from './fetchedOnce';
import type { ShellProps } from './shell/Shell';

/** Router, cache and screens, fetched once and ahead of time; after a failed fetch, the next call fetches what failed. */
export function createShellLoader(
  newerVersion: AppProps['newerVersion'],
  loadOperations: AppProps['loadOperations'],
  loadStylesheet: AppProps['loadStylesheet'],
) {
  const operationsOnce = fetchedOnce(loadOperations);
  let loaded: ComponentType<ShellProps> | undefined;
  const load = fetchedOnce(async () => {
    const [{ prepareShell }, operations] = await Promise.all([
      import('./shell/Shell'),
      operationsOnce(),
      loadStylesheet(),
    ]);
    loaded = await prepareShell(operations, newerVersion);
    return { default: loaded };
  });
  return {
    load,
    /** Undefined until it is there. */
    loaded: () => loaded,
    /** Waits for it. */
    LazyShell: lazy(load),
  };
}
