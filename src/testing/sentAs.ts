import type { PerformOptions } from '@/operations/Operations';

/** Options of a command that is never cancelled. @param idempotencyKey a new one, unless it is handed on */
export const sentAs = (idempotencyKey: string = crypto.randomUUID()): PerformOptions => ({
  signal: new AbortController().signal,
  idempotencyKey,
});
