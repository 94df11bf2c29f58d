import type { PerformOptions } from '@/operations/Operations';

/** Options of a command that is never cancelled. @param idempotencyKey a new one for each command */
export const sentAs = (idempotencyKey: string): PerformOptions => ({
  signal: new AbortController().signal,
  idempotencyKey,
});
