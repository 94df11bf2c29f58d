import { isRecord, isText } from '@/domain/guard/guard';
import { uniqueKey } from './uniqueKey';

const STATE_KEY = 'logNewIssue';

/** A request to log an issue. */
export interface LogNewIssueRequest {
  /** No other request's, also after the page was loaded anew. */
  id: string;
  /** The order to link, or null for none. */
  linkedPo: string | null;
}

/** Where another screen goes to log an issue, and the router state to go there with. */
export const logNewIssue = (linkedPo: LogNewIssueRequest['linkedPo']) => ({
  path: '/tickets',
  state: { [STATE_KEY]: { id: uniqueKey(), linkedPo } satisfies LogNewIssueRequest },
});

/** Reads the request from a router state, which may hold anything; null when there is none. */
export function logNewIssueRequestOf(state: unknown): LogNewIssueRequest | null {
  const request = isRecord(state) ? state[STATE_KEY] : undefined;
  if (!isRecord(request) || !('linkedPo' in request)) return null;
  const [id, linkedPo] = [request['id'], request['linkedPo']].map((value) => (isText(value) ? value : null));
  // An entry of an older version has no id.
  return { id: id ?? linkedPo ?? '', linkedPo: linkedPo ?? null };
}
