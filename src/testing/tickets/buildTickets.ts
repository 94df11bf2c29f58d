import type { RelatedTicket, Ticket } from '@/domain/tickets/ticket';
import { hoursAgo } from '../frozenClock';

/** A ticket as the drawer lists it; override what the story is about. */
export function buildRelatedTicket(overrides: Partial<RelatedTicket> = {}): RelatedTicket {
  return { id: 'TK-3001', type: 'Delay', description: 'Buttons are late', status: 'Open', ...overrides };
}

/** Three tickets as the drawer lists them. */
export function buildRelatedTickets(): readonly RelatedTicket[] {
  return [
    buildRelatedTicket(),
    buildRelatedTicket({
      id: 'TK-3002',
      type: 'Quality Issue',
      description: 'Collar stands uneven',
      status: 'In Progress',
    }),
    buildRelatedTicket({
      id: 'TK-3003',
      type: 'Shipping Problem',
      description: 'Carton marks differ',
      status: 'Resolved',
    }),
  ];
}

/** An open ticket in time; override what the story is about. */
export function buildTicket(overrides: Partial<Ticket> = {}): Ticket {
  return {
    id: 'TK-4001',
    type: 'Delay',
    poNumber: 'PO-31001',
    customer: 'ALDERWICK',
    description: 'Buttons are late',
    status: 'Open',
    owner: 'Ada Weaver',
    team: 'HK Ops',
    infoNeededFrom: 'Porto Confections',
    responsibleForClosure: 'Ben Dyer',
    daysOverdue: 0,
    escalated: false,
    created: hoursAgo(50),
    gptSuggestion: 'Ask for a split delivery.',
    ...overrides,
  };
}

/** Two tickets that differ in every field. */
export function buildTickets(): readonly Ticket[] {
  return [
    buildTicket(),
    buildTicket({
      id: 'TK-4002',
      type: 'Quality Issue',
      poNumber: 'PO-31002',
      customer: 'BRANTHAM',
      description: 'Collar stands uneven',
      status: 'In Progress',
      owner: 'Ben Dyer',
      team: 'Quality Control',
      infoNeededFrom: 'Lodz Knitting',
      responsibleForClosure: 'Cleo Fuller',
      daysOverdue: 4,
      escalated: true,
      created: hoursAgo(100),
      gptSuggestion: 'Move the second fitting forward.',
    }),
  ];
}
