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

/** A place that the app can be asked for. */
export interface Destination {
  name: string;
  path: string;
  /** What it is for, in two words (SHELL-4); Communications has none. */
  description?: string;
  icon: LucideIcon;
}

/** The seven of the navigation bar, in its order (SHELL-4). */
export const barDestinations: readonly Destination[] = [
  { name: 'Dashboard', path: '/', description: 'Operational Intelligence', icon: LayoutDashboard },
  { name: 'PO Tracker', path: '/po-tracker', description: 'Purchase Orders', icon: Package },
  { name: 'Smart Inbox', path: '/smart-inbox', description: 'Email Hub', icon: Inbox },
  { name: 'Tickets', path: '/tickets', description: 'Issue Management', icon: Ticket },
  { name: 'Radar Report', path: '/radar', description: 'Weekly Analysis', icon: Radar },
  { name: 'Momentum', path: '/momentum', description: 'Customer Journey', icon: Signpost },
  { name: 'File Hub', path: '/files', description: 'Document Center', icon: FolderOpen },
];

/** All eight, for the sheet behind the brand. */
export const allDestinations: readonly Destination[] = [
  ...barDestinations,
  { name: 'Communications', path: '/communications', icon: MessagesSquare },
];
