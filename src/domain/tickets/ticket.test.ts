import { describe, expect, it } from 'vitest';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { isOpen, isOverdue, type Ticket, TICKET_STATUS_TONE, TICKET_STATUSES, TICKET_TYPES } from './ticket';

const ticket: Ticket = {
  id: 'TK-3001',
  type: 'Delay',
  poNumber: 'PO-31001',
  customer: 'ALDERWICK',
  description: 'Buttons are late',
  status: 'Open',
  owner: 'Ines Falk',
  team: 'HK Ops',
  infoNeededFrom: 'Porto Confections',
  responsibleForClosure: 'Ines Falk',
  daysOverdue: 0,
  escalated: false,
  created: new Date(FROZEN_NOW).toISOString(),
  gptSuggestion: 'Ask for a part delivery.',
};

describe('TICKET-1: a ticket is open while its status is not Resolved', () => {
  it.each([
    ['Open', true],
    ['In Progress', true],
    ['Resolved', false],
  ] as const)('%s: %s', (status, expected) => {
    expect(isOpen({ ...ticket, status })).toBe(expected);
  });
});

describe('TICKET-1: a ticket is overdue when its days overdue are above 0', () => {
  it.each([
    [-1, false],
    [0, false],
    [0.5, true],
    [1, true],
    [30, true],
    [Number.NaN, false],
  ])('%s days: %s', (daysOverdue, expected) => {
    expect(isOverdue({ ...ticket, daysOverdue })).toBe(expected);
  });
});

describe('the exact closed vocabularies', () => {
  it('TICKET-5: statuses and their meanings', () => {
    expect(TICKET_STATUSES.map((status) => [status, TICKET_STATUS_TONE[status]])).toEqual([
      ['Open', 'info'],
      ['In Progress', 'info'],
      ['Resolved', 'success'],
    ]);
  });

  it('TICKET-7: ticket types', () => {
    expect(TICKET_TYPES).toEqual([
      'Delay',
      'Quality Issue',
      'Unclear Instruction',
      'Shipping Problem',
      'Communication Issue',
    ]);
  });
});
