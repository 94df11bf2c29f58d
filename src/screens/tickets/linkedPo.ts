/** Another screen's wish to log an issue: the order to link, or null for none. */
export interface LogNewIssueRequest {
  linkedPo: string | null;
}

/** Reads the wish from a router state, which may hold anything; null when nobody asked. */
export function linkedPoOf(state: unknown): LogNewIssueRequest | null {
  if (typeof state !== 'object' || state === null || !('logNewIssue' in state)) return null;
  const wish = state.logNewIssue;
  if (typeof wish !== 'object' || wish === null || !('linkedPo' in wish)) return null;
  return { linkedPo: typeof wish.linkedPo === 'string' ? wish.linkedPo : null };
}
