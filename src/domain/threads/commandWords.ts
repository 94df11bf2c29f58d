/** What the buttons of email threads' commands say, by kind of command (INBOX-1, INBOX-17, THREAD-10 to THREAD-12). */
export const THREAD_WORDS = {
  'sync-outlook': 'Sync Outlook',
  'ai-thread-action': 'AI Actions',
  'create-thread-ticket': 'Create Ticket & Notify Teams',
  'escalate-thread': 'Quick Escalate',
} as const;
