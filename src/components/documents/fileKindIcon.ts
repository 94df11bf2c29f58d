import {
  File,
  FileArchive,
  FileImage,
  FilePenLine,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
  Mail,
  Presentation,
} from 'lucide-react';
import type { FileKind } from '@/domain/documents/fileType';

/** The one icon of each kind of file. */
export const fileKindIcon: Record<FileKind, LucideIcon> = {
  pdf: FileText,
  spreadsheet: FileSpreadsheet,
  text: FileType,
  presentation: Presentation,
  image: FileImage,
  drawing: FilePenLine,
  archive: FileArchive,
  email: Mail,
  video: FilePlay,
  unknown: File,
};
