import { lastRunRows } from '../specification/lastRun';

/** The last run in short. */
export interface LastResults {
  /** Clauses in all. */
  clauses: number;
  /** Clauses whose proofs all ran and passed, of which some proof failed, and of which some proof was left out. */
  proven: number;
  failed: number;
  notRun: number;
  /** Stories and tests that name a clause. */
  proofs: number;
}

/** What the last run said, read when this Storybook was built; null where nothing has run. */
export function lastResults(): LastResults | null {
  const rows = lastRunRows();
  const proofs = new Set(rows.flatMap((row) => row.proofs.map(({ kind, name }) => `${kind} ${name}`)));
  if (proofs.size === 0) return null;
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  return {
    clauses: rows.length,
    proven: count('passed'),
    failed: count('failed'),
    notRun: count('not run') + count('unproven'),
    proofs: proofs.size,
  };
}
