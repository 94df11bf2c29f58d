import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Operations } from '@/operations/Operations';
import { Frame } from './Frame';
import { NotFoundScreen } from './NotFoundScreen';
import { RouteErrorScreen } from './RouteErrorScreen';

interface FetchedScreen {
  Screen: ComponentType;
  /** Asks for the screen's data. */
  load: () => Promise<null>;
}

/**
 * A screen whose code is fetched with its data. The router's own `lazy` keeps a fetch that failed for good; this one
 * fetches again at the next visit.
 */
function fetched(fetchScreen: () => Promise<FetchedScreen>): Pick<RouteObject, 'loader' | 'element'> {
  let Shown: ComponentType | undefined;
  function Fetched() {
    if (!Shown) throw new Error('A screen was shown before it was fetched');
    return <Shown />;
  }
  return {
    loader: async () => {
      const { Screen, load } = await fetchScreen();
      Shown = Screen;
      return load();
    },
    element: <Fetched />,
  };
}

/** All eight routes, the page for any other address, and the error screen within the frame. */
export function createRoutes(operations: Operations, queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: (
        <main className="p-4 md:p-8">
          <RouteErrorScreen />
        </main>
      ),
      // Never seen: the shell is shown once the first screen is there.
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <RouteErrorScreen />,
          children: [
            {
              path: '/',
              handle: { name: 'Dashboard' },
              ...fetched(async () => {
                const [{ DashboardScreen }, { loadDashboard }] = await Promise.all([
                  import('@/screens/customers/DashboardScreen'),
                  import('@/screens/customers/dashboardLoader'),
                ]);
                return { Screen: DashboardScreen, load: () => loadDashboard(operations, queryClient) };
              }),
            },
            {
              path: '/po-tracker',
              handle: { name: 'PO Tracker' },
              ...fetched(async () => {
                const [{ PurchaseOrderTrackerScreen }, { loadPurchaseOrderTracker }] = await Promise.all([
                  import('@/screens/purchase-orders/PurchaseOrderTrackerScreen'),
                  import('@/screens/purchase-orders/purchaseOrderTrackerLoader'),
                ]);
                return {
                  Screen: PurchaseOrderTrackerScreen,
                  load: () => loadPurchaseOrderTracker(operations, queryClient),
                };
              }),
            },
            {
              path: '/tickets',
              handle: { name: 'Tickets' },
              ...fetched(async () => {
                const [{ TicketsScreen }, { loadTickets }] = await Promise.all([
                  import('@/screens/tickets/TicketsScreen'),
                  import('@/screens/tickets/ticketsLoader'),
                ]);
                return { Screen: TicketsScreen, load: () => loadTickets(operations, queryClient) };
              }),
            },
            {
              path: '/communications',
              handle: { name: 'Communications' },
              ...fetched(async () => {
                const [{ CommunicationsScreen }, { loadCommunications }] = await Promise.all([
                  import('@/screens/communications/CommunicationsScreen'),
                  import('@/screens/communications/communicationsLoader'),
                ]);
                return { Screen: CommunicationsScreen, load: () => loadCommunications(operations, queryClient) };
              }),
            },
            {
              path: '/radar',
              handle: { name: 'Radar Report' },
              ...fetched(async () => {
                const [{ RadarScreen }, { loadRadar }] = await Promise.all([
                  import('@/screens/radar/RadarScreen'),
                  import('@/screens/radar/radarLoader'),
                ]);
                return { Screen: RadarScreen, load: () => loadRadar(operations, queryClient) };
              }),
            },
            {
              path: '/smart-inbox',
              handle: { name: 'Smart Inbox' },
              ...fetched(async () => {
                const [{ SmartInboxScreen }, { loadSmartInbox }] = await Promise.all([
                  import('@/screens/threads/SmartInboxScreen'),
                  import('@/screens/threads/smartInboxLoader'),
                ]);
                return { Screen: SmartInboxScreen, load: () => loadSmartInbox(operations, queryClient) };
              }),
            },
            {
              path: '/momentum',
              handle: { name: 'Momentum' },
              ...fetched(async () => {
                const [{ MomentumScreen }, { loadMomentum }] = await Promise.all([
                  import('@/screens/timelines/MomentumScreen'),
                  import('@/screens/timelines/momentumLoader'),
                ]);
                return { Screen: MomentumScreen, load: () => loadMomentum(operations, queryClient) };
              }),
            },
            {
              path: '/files',
              handle: { name: 'File Hub' },
              ...fetched(async () => {
                const [{ FileHubScreen }, { loadFileHub }] = await Promise.all([
                  import('@/screens/documents/FileHubScreen'),
                  import('@/screens/documents/filesLoader'),
                ]);
                return { Screen: FileHubScreen, load: () => loadFileHub(operations, queryClient) };
              }),
            },
            { path: '*', handle: { name: 'Page not found' }, element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ];
}
