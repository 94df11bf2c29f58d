/** What the buttons of timelines' commands say, by kind of command (MOMENTUM-2, MOMENTUM-12 to MOMENTUM-14). */
export const TIMELINE_WORDS = {
  'export-timeline': 'Export Timeline',
  'add-blocker': 'Add Blocker',
  'add-note': 'Add Note',
  'view-full-timeline': 'View Full Timeline',
  'escalate-phase': 'Escalate Issue',
  'update-phase-status': 'Update Phase Status',
} as const;
