import { isRecord, isText } from '@/domain/guard/guard';

/** Another screen's request to log an issue: the order to link, or null for none. */
export interface LogNewIssueRequest {
  linkedPo: string | null;
}

/** Reads the request from a router state, which may hold anything; null when there is none. */
export function linkedPoOf(state: unknown): LogNewIssueRequest | null {
  const request = isRecord(state) ? state['logNewIssue'] : undefined;
  if (!isRecord(request) || !('linkedPo' in request)) return null;
  return { linkedPo: isText(request['linkedPo']) ? request['linkedPo'] : null };
}
