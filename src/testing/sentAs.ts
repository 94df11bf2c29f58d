import type { PerformOptions } from '@/operations/Operations';

/** Options of a command that is never cancelled. @param idempotencyKey given where it is sent twice under one */
export const sentAs = (idempotencyKey: string = crypto.randomUUID()): PerformOptions => ({
  signal: new AbortController().signal,
  idempotencyKey,
});
