/** What the bar leads to, in its order: name, address, description (SHELL-3, SHELL-4). */
export const BAR_DESTINATIONS = [
  ['Dashboard', '/', 'Operational Intelligence'],
  ['PO Tracker', '/po-tracker', 'Purchase Orders'],
  ['Smart Inbox', '/smart-inbox', 'Email Hub'],
  ['Tickets', '/tickets', 'Issue Management'],
  ['Radar Report', '/radar', 'Weekly Analysis'],
  ['Momentum', '/momentum', 'Customer Journey'],
  ['File Hub', '/files', 'Document Center'],
] as const;
