import { type ComponentType, lazy, useEffect } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import type { ScreenData } from '@/operations/loadData';
import { type ScreenRecord, SCREENS } from '../screens';
import { forgetFailureWhenUsed } from './forgetFailureWhenUsed';
import { Frame } from './Frame';
import { NotFoundScreen } from './NotFoundScreen';
import { RouteErrorScreen } from './RouteErrorScreen';

/**
 * A route whose code is fetched with its data. The router's own `lazy` keeps a failed fetch for good; this route
 * fetches again at the next visit.
 */
function routeOf({ path, name, fetchScreen }: ScreenRecord, data: ScreenData): RouteObject {
  let Shown: ComponentType | undefined;
  function Fetched() {
    if (!Shown) throw new Error('A screen was shown before it was fetched');
    const { key } = useLocation();
    // Each entry has a failure of its own.
    useEffect(forgetFailureWhenUsed, [key]);
    return <Shown />;
  }
  return {
    path,
    handle: { name },
    loader: async () => {
      const { Screen, load } = await fetchScreen();
      Shown = Screen;
      await load(data);
      return null;
    },
    element: <Fetched />,
  };
}

/** Never loads, so the frame shows that it waits until the router has the first screen and draws it instead. */
const FirstScreenToCome = lazy(() => new Promise<never>(() => {}));

/** All eight routes, the page for any other address, and the error screen within the frame. */
export function createRoutes(data: ScreenData): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: (
        <main className="p-4 md:p-8">
          <RouteErrorScreen />
        </main>
      ),
      children: [
        {
          errorElement: <RouteErrorScreen />,
          // Seen only where the first screen is long in coming.
          hydrateFallbackElement: <FirstScreenToCome />,
          children: [
            ...SCREENS.map((screen) => routeOf(screen, data)),
            { path: '*', handle: { name: 'Page not found' }, element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ];
}
