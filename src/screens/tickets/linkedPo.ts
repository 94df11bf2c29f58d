/** Another screen's request to log an issue: the order to link, or null for none. */
export interface LogNewIssueRequest {
  linkedPo: string | null;
}

/** Reads the request from a router state, which may hold anything; null when there is none. */
export function linkedPoOf(state: unknown): LogNewIssueRequest | null {
  if (typeof state !== 'object' || state === null || !('logNewIssue' in state)) return null;
  const request = state.logNewIssue;
  if (typeof request !== 'object' || request === null || !('linkedPo' in request)) return null;
  return { linkedPo: typeof request.linkedPo === 'string' ? request.linkedPo : null };
}
