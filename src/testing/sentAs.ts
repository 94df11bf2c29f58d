import type { PerformOptions } from '@/operations/Operations';

/** How a command is sent that nobody calls off. @param idempotencyKey another one for another sending */
export const sentAs = (idempotencyKey: string): PerformOptions => ({
  signal: new AbortController().signal,
  idempotencyKey,
});
