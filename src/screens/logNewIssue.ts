import { isRecord, isText } from '@/domain/guard/guard';

const STATE_KEY = 'logNewIssue';

/** A request to log an issue: the order to link, or null for none. */
export interface LogNewIssueRequest {
  linkedPo: string | null;
}

/** Where another screen goes to log an issue, and the router state to go there with. */
export const logNewIssue = (linkedPo: LogNewIssueRequest['linkedPo']) => ({
  path: '/tickets',
  state: { [STATE_KEY]: { linkedPo } satisfies LogNewIssueRequest },
});

/** The request as it stands in a router state, which may hold anything: the same object for each visit of one entry. */
export const requestIn = (state: unknown): unknown => (isRecord(state) ? state[STATE_KEY] : undefined);

/** Reads the request from a router state; null when there is none. */
export function linkedPoOf(state: unknown): LogNewIssueRequest | null {
  const request = requestIn(state);
  if (!isRecord(request) || !('linkedPo' in request)) return null;
  return { linkedPo: isText(request['linkedPo']) ? request['linkedPo'] : null };
}
