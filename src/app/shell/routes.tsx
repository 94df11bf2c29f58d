import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { Operations } from '@/operations/Operations';
import { UnbuiltScreen } from '@/screens/unbuilt/UnbuiltScreen';
import { Frame } from './Frame';
import { NotFoundScreen } from './NotFoundScreen';
import { RouteErrorScreen } from './RouteErrorScreen';

/** A route whose screen is not there yet: the frame, its name and an honest sentence. */
const unbuilt = (path: string, name: string, title: string): RouteObject => ({
  path,
  handle: { name },
  element: <UnbuiltScreen title={title} />,
});

/** All eight routes, the page for any other address, and the error screen within the frame. */
export function createRoutes(operations: Operations, queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <RouteErrorScreen />,
      // Never seen: the shell is shown once the first screen is there.
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          children: [
            {
              path: '/',
              handle: { name: 'Dashboard' },
              lazy: async () => {
                const [{ DashboardScreen }, { loadDashboard }] = await Promise.all([
                  import('@/screens/dashboard/DashboardScreen'),
                  import('@/screens/dashboard/dashboardLoader'),
                ]);
                return { Component: DashboardScreen, loader: () => loadDashboard(operations, queryClient) };
              },
            },
            unbuilt('/po-tracker', 'PO Tracker', 'Purchase Order Tracker'),
            unbuilt('/tickets', 'Tickets', 'Ticketing System'),
            unbuilt('/communications', 'Communications', 'Communications Hub'),
            unbuilt('/smart-inbox', 'Smart Inbox', 'Smart Inbox and Ticket Hub'),
            unbuilt('/radar', 'Radar Report', 'Weekly Radar Report'),
            unbuilt('/momentum', 'Momentum', 'Momentum Tracker'),
            unbuilt('/files', 'File Hub', 'Customer File Hub'),
            { path: '*', handle: { name: 'Page not found' }, element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ];
}
