/** What the buttons of the weekly report say, by kind of command (RADAR-6). */
export const RADAR_WORDS = {
  'export-radar-excel': 'Export to Excel',
  'present-radar': 'Present to CEO',
  'generate-powerpoint': 'Generate PowerPoint',
} as const;
