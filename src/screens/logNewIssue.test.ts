import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '@/app/screens';
import { logNewIssueRequestOf, logNewIssue } from './logNewIssue';

describe("another screen's request to log an issue", () => {
  it.each([
    ['an order to link', { logNewIssue: { id: 'a', linkedPo: 'PO-31001' } }, { id: 'a', linkedPo: 'PO-31001' }],
    ['no order to link', { logNewIssue: { id: 'a', linkedPo: null } }, { id: 'a', linkedPo: null }],
    ['something else to link', { logNewIssue: { id: 1, linkedPo: 31_001 } }, { id: '', linkedPo: null }],
    [
      'more than the request',
      { logNewIssue: { id: 'a', linkedPo: 'P', more: 1 }, tab: 'x' },
      { id: 'a', linkedPo: 'P' },
    ],
    ['a request of an older version', { logNewIssue: { linkedPo: 'PO-1' } }, { id: 'PO-1', linkedPo: 'PO-1' }],
  ])('%s', (_what, state, expected) => {
    expect(logNewIssueRequestOf(state)).toEqual(expected);
  });

  it.each([
    ['no state', undefined],
    ['null', null],
    ['a word', 'logNewIssue'],
    ['a number', 1],
    ['another state', { panel: 'ticket' }],
    ['an empty request', { logNewIssue: {} }],
    ['null for a request', { logNewIssue: null }],
    ['a word for a request', { logNewIssue: 'PO-31001' }],
    ['a list for a request', { logNewIssue: ['PO-31001'] }],
  ])('%s: no request', (_what, state) => {
    expect(logNewIssueRequestOf(state)).toBeNull();
  });

  it.each(['PO-31001', '', null])('to link %j is read as it was made', (linkedPo) => {
    const { path, state } = logNewIssue(linkedPo);
    expect(SCREENS.find((screen) => screen.path === path)?.name).toBe('Tickets');
    const { id } = state.logNewIssue;
    expect(logNewIssueRequestOf(structuredClone(state))).toEqual({ id, linkedPo });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(logNewIssue(linkedPo).state.logNewIssue.id).not.toBe(id);
  });

  it('is read from anything without stopping', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const request = logNewIssueRequestOf({ logNewIssue: { linkedPo: value } });
        expect(request?.linkedPo).toBe(typeof value === 'string' ? value : null);
        expect(logNewIssueRequestOf({ other: value })).toBeNull();
        expect(() => logNewIssueRequestOf(value)).not.toThrow();
      }),
    );
  });
});
