import type { Ledger } from '../../scripts/ledger.mjs';
import { BUILT_FROM } from '../specification/book';
import { readResult } from '../specification/readResult';
import { whyOther } from '../specification/parts/RunNote';

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
  /** Why they say nothing certain about this Storybook; undefined when all ran on the very same files. */
  doubt: string | undefined;
}

/** What the last run said; null where nothing has run. */
function resultsOf({ rows, runs }: Ledger): LastResults | null {
  const proofs = new Set(rows.flatMap((row) => row.proofs.map(({ kind, name }) => `${kind} ${name}`)));
  if (proofs.size === 0) return null;
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  return {
    clauses: rows.length,
    proven: count('passed'),
    failed: count('failed'),
    notRun: count('not run') + count('unproven'),
    proofs: proofs.size,
    doubt: Object.values(runs)
      .map((run) => whyOther(run, BUILT_FROM))
      .find((reason) => reason !== undefined),
  };
}

/** Reads the results that stand beside this Storybook; null where there are none. */
export async function readLastResults(): Promise<LastResults | null> {
  const ledger = await readResult<Ledger>('ledger');
  return ledger ? resultsOf(ledger) : null;
}
