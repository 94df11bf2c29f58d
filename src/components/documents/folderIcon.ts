import { Archive, type LucideIcon, NotebookText, Palette, Table2 } from 'lucide-react';
import type { Folder } from '@/domain/documents/customerFiles';

/** The one icon of each folder. */
export const folderIcon: Record<Folder, LucideIcon> = {
  summaryLogs: NotebookText,
  ticketArchive: Archive,
  sampleTracker: Table2,
  designFiles: Palette,
};
