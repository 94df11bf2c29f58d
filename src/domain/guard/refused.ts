/** A form that was refused as invalid. */
export interface Refused<Draft> {
  /** What was sent. */
  draft: Draft;
  /** Names of the fields to correct; those that the form does not know are of no use to it. */
  fields: readonly string[];
}

/** True for a refused field until its value is another one. */
export const stillRefused = <Draft extends object>(
  refused: Refused<Draft> | undefined,
  draft: Draft,
  field: keyof Draft & string,
): boolean => refused !== undefined && refused.fields.includes(field) && refused.draft[field] === draft[field];
