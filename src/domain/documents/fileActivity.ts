/** One thing that somebody did to a file (FILES-9). */
export interface FileActivity {
  /** Unique in the list. */
  id: string;
  /** Name of the file, shown by `fileName.ts`. */
  fileName: string;
  /** What was done, as it stands before 'by': 'Uploaded'. Empty reads 'Changed'. */
  action: string;
  /** Who did it; empty leaves it open. */
  person: string;
  /** Whose file it is; empty leaves it out. */
  customer: string;
  /** ISO 8601 timestamp. */
  time: string;
}

/** Who did what, 'Uploaded by Hana Petrov'. */
export function activityText({ action, person }: FileActivity): string {
  const done = action.trim() === '' ? 'Changed' : action;
  return person.trim() === '' ? done : `${done} by ${person}`;
}
