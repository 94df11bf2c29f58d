/** What draws a region, and the clauses that it must hold. */
export interface ScreenPart {
  role: string;
  /** The region's name, or the beginning of it; left out where every region of the role is drawn by the same. */
  name?: string;
  /** By the name of its story file. */
  component: string;
  clauses: readonly string[];
}

const topBar: ScreenPart = {
  role: 'banner',
  component: 'TopBar',
  clauses: ['SHELL-2', 'SHELL-3', 'SHELL-4', 'SHELL-5', 'SHELL-6'],
};

/** The name of the screen, with its actions. */
const pageHeader = (...clauses: string[]): ScreenPart => ({ role: 'heading', component: 'PageHeader', clauses });

/**
 * Each screen's regions by its address, the first that fits. A region that is drawn and not named here, and one named
 * and not drawn, turn the screen's map red.
 */
export const SCREEN_PARTS: Record<string, readonly ScreenPart[]> = {
  '/': [
    topBar,
    pageHeader('DASH-1', 'DASH-2'),
    { role: 'article', name: 'Active Purchase Orders', component: 'StatCard', clauses: ['DASH-3'] },
    { role: 'article', name: 'Open Tickets', component: 'StatCard', clauses: ['DASH-4'] },
    { role: 'article', name: 'Active Customers', component: 'StatCard', clauses: ['DASH-5'] },
    { role: 'article', name: 'Avg Risk Score', component: 'StatCard', clauses: ['DASH-6', 'DASH-12'] },
    { role: 'region', name: 'AI Insight', component: 'AiInsightBanner', clauses: ['DASH-7'] },
    { role: 'region', name: 'Customer Overview', component: 'SectionHeading', clauses: ['DASH-8'] },
    { role: 'article', component: 'CustomerCard', clauses: ['DASH-8', 'DASH-9', 'DASH-10', 'DASH-11', 'DASH-12'] },
  ],
  '/po-tracker': [
    topBar,
    pageHeader('PO-1'),
    { role: 'search', component: 'PurchaseOrderFilterBar', clauses: ['PO-2', 'PO-3', 'PO-4', 'PO-11'] },
    {
      role: 'region',
      name: 'Active Purchase Orders',
      component: 'PurchaseOrderTable',
      clauses: ['PO-5', 'PO-6', 'PO-7', 'PO-8', 'PO-9', 'PO-10', 'PO-12'],
    },
  ],
  '/smart-inbox': [
    topBar,
    pageHeader('INBOX-1'),
    { role: 'list', name: 'How this inbox works', component: 'InfoBanner', clauses: ['INBOX-2'] },
    { role: 'article', name: 'Active Threads', component: 'CounterStrip', clauses: ['INBOX-3'] },
    { role: 'article', name: 'AI Suggestions', component: 'CounterStrip', clauses: ['INBOX-3'] },
    { role: 'article', name: 'Escalated', component: 'CounterStrip', clauses: ['INBOX-3'] },
    {
      role: 'search',
      component: 'ThreadFilterBar',
      clauses: ['INBOX-4', 'INBOX-5', 'INBOX-6', 'INBOX-7', 'INBOX-8', 'INBOX-9'],
    },
    { role: 'region', name: 'Email Threads', component: 'ThreadList', clauses: ['INBOX-10', 'INBOX-19'] },
    {
      role: 'article',
      component: 'ThreadCard',
      clauses: ['INBOX-11', 'INBOX-12', 'INBOX-13', 'INBOX-14', 'INBOX-15', 'INBOX-16', 'INBOX-17'],
    },
  ],
  '/tickets': [
    topBar,
    pageHeader(),
    { role: 'article', name: 'Open', component: 'CounterStrip', clauses: ['TICKET-1'] },
    { role: 'article', name: 'Overdue', component: 'CounterStrip', clauses: ['TICKET-1'] },
    { role: 'article', name: 'Escalated', component: 'CounterStrip', clauses: ['TICKET-1'] },
    { role: 'tablist', name: 'Tickets', component: 'TicketsView', clauses: ['TICKET-2'] },
    { role: 'search', component: 'FilterBar', clauses: [] },
    {
      role: 'region',
      name: 'All Tickets',
      component: 'TicketTable',
      clauses: ['TICKET-3', 'TICKET-4', 'TICKET-5', 'TICKET-10'],
    },
  ],
  '/radar': [
    topBar,
    pageHeader('RADAR-6'),
    { role: 'region', name: 'AI Executive Summary', component: 'ExecutiveSummary', clauses: ['RADAR-1'] },
    { role: 'region', name: 'Missed Tasks', component: 'MissedTaskTable', clauses: ['RADAR-2'] },
    { role: 'region', name: 'Escalated Issues', component: 'EscalatedIssueTable', clauses: ['RADAR-3'] },
    { role: 'region', name: 'Repeated Issue Analysis', component: 'RepeatedIssueList', clauses: ['RADAR-4'] },
    { role: 'region', name: 'AI Insights', component: 'SectionHeading', clauses: ['RADAR-5'] },
    { role: 'article', component: 'RadarInsightCard', clauses: ['RADAR-5'] },
  ],
  '/momentum': [
    topBar,
    pageHeader('MOMENTUM-2'),
    { role: 'search', component: 'FilterBar', clauses: ['MOMENTUM-1'] },
    { role: 'region', name: 'Legend', component: 'PhaseLegend', clauses: ['MOMENTUM-3', 'MOMENTUM-9'] },
    { role: 'region', component: 'CustomerProjects', clauses: ['MOMENTUM-4'] },
    {
      role: 'article',
      component: 'ProjectCard',
      clauses: ['MOMENTUM-4', 'MOMENTUM-5', 'MOMENTUM-6', 'MOMENTUM-7', 'MOMENTUM-8', 'MOMENTUM-15'],
    },
  ],
  '/files': [
    topBar,
    pageHeader('FILES-1', 'FILES-2'),
    { role: 'article', component: 'FolderCard', clauses: ['FILES-3'] },
    { role: 'tablist', name: 'Folders', component: 'FolderTabs', clauses: ['FILES-5'] },
    { role: 'search', component: 'SearchField', clauses: ['FILES-4'] },
    { role: 'region', name: 'Summary Logs', component: 'FileTable', clauses: ['FILES-5', 'FILES-6', 'FILES-10'] },
    { role: 'region', name: 'AI Customer Summary', component: 'CustomerFileSummary', clauses: ['FILES-7'] },
    { role: 'region', name: 'Quick Actions', component: 'QuickActions', clauses: ['FILES-8'] },
    { role: 'region', name: 'Recent Activity', component: 'RecentActivityList', clauses: ['FILES-9'] },
  ],
  '/communications': [
    topBar,
    pageHeader('COMMS-1', 'COMMS-9'),
    { role: 'tablist', name: 'Channel', component: 'ChannelTab', clauses: ['COMMS-2'] },
    { role: 'region', name: 'Internal messages', component: 'ChannelMessages', clauses: ['COMMS-3', 'COMMS-4'] },
    { role: 'form', component: 'Composer', clauses: ['COMMS-5', 'COMMS-6', 'COMMS-8'] },
    { role: 'region', name: 'AI Suggestion', component: 'SuggestionCard', clauses: ['COMMS-7', 'COMMS-8'] },
  ],
};

/** The part that a region is. */
export const partOf = (parts: readonly ScreenPart[], region: { role: string; name: string }): ScreenPart | undefined =>
  parts.find(({ role, name = '' }) => role === region.role && region.name.startsWith(name));
