import {
  FolderOpen,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Package,
  Radar,
  Signpost,
  Ticket,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ScreenData } from '@/operations/loadData';

/** A screen with what it loads before it is shown. */
export interface FetchedScreen {
  Screen: ComponentType;
  load: (data: ScreenData) => Promise<unknown>;
}

/** All that the app knows of a screen: routes, bar, sheet and page titles read it here. */
export interface ScreenRecord {
  path: string;
  /** In the bar, in the sheet and in the title of the page. */
  name: string;
  /** What it is for, in two words (SHELL-4); Communications has none. */
  description?: string;
  icon: LucideIcon;
  /** Whether it stands in the navigation bar; in the sheet it always does. */
  inBar: boolean;
  /** Fetches its code; after a failed fetch, the next call fetches again. */
  fetchScreen: () => Promise<FetchedScreen>;
}

/** The first of the screens, at the root. */
export const DASHBOARD: ScreenRecord = {
  path: '/',
  name: 'Dashboard',
  description: 'Operational Intelligence',
  icon: LayoutDashboard,
  inBar: true,
  fetchScreen: () =>
    import('@/screens/customers/DashboardScreen').then(({ DashboardScreen: Screen, loadDashboard: load }) => ({
      Screen,
      load,
    })),
};

/** The eight screens, in the order in which bar and sheet show them (SHELL-1, SHELL-4). */
export const SCREENS: readonly ScreenRecord[] = [
  DASHBOARD,
  {
    path: '/po-tracker',
    name: 'PO Tracker',
    description: 'Purchase Orders',
    icon: Package,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/purchase-orders/PurchaseOrderTrackerScreen').then(
        ({ PurchaseOrderTrackerScreen: Screen, loadPurchaseOrderTracker: load }) => ({ Screen, load }),
      ),
  },
  {
    path: '/smart-inbox',
    name: 'Smart Inbox',
    description: 'Email Hub',
    icon: Inbox,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/threads/SmartInboxScreen').then(({ SmartInboxScreen: Screen, loadSmartInbox: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: '/tickets',
    name: 'Tickets',
    description: 'Issue Management',
    icon: Ticket,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/tickets/TicketsScreen').then(({ TicketsScreen: Screen, loadTickets: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: '/radar',
    name: 'Radar Report',
    description: 'Weekly Analysis',
    icon: Radar,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/radar/RadarScreen').then(({ RadarScreen: Screen, loadRadar: load }) => ({ Screen, load })),
  },
  {
    path: '/momentum',
    name: 'Momentum',
    description: 'Customer Journey',
    icon: Signpost,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/timelines/MomentumScreen').then(({ MomentumScreen: Screen, loadMomentum: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: '/files',
    name: 'File Hub',
    description: 'Document Center',
    icon: FolderOpen,
    inBar: true,
    fetchScreen: () =>
      import('@/screens/documents/FileHubScreen').then(({ FileHubScreen: Screen, loadFileHub: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: '/communications',
    name: 'Communications',
    icon: MessagesSquare,
    inBar: false,
    fetchScreen: () =>
      import('@/screens/communications/CommunicationsScreen').then(
        ({ CommunicationsScreen: Screen, loadCommunications: load }) => ({ Screen, load }),
      ),
  },
];
