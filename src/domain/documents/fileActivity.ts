import { isBlank } from '@/domain/text/isBlank';
import { textOr } from '@/domain/text/textOr';

/** One thing that somebody did to a file (FILES-9). */
export interface FileActivity {
  /** Unique in the list. */
  id: string;
  /** Name of the file; `fileName.ts` formats it. */
  fileName: string;
  /** What was done, in the form that comes before 'by': 'Uploaded'. Empty reads 'Changed'. */
  action: string;
  /** Who did it; left out when empty. */
  person: string;
  /** Whose file it is; left out when empty. */
  customer: string;
  /** ISO 8601 timestamp. */
  time: string;
}

/** Who did what, 'Uploaded by Hana Petrov'. */
export function activityText({ action, person }: FileActivity): string {
  const done = textOr(action, 'Changed');
  return isBlank(person) ? done : `${done} by ${person}`;
}
