import type { CustomerSummary } from '@/domain/customers/customerSummary';
import type { CustomerDocument } from '@/domain/documents/document';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import type { RelatedTicket, Ticket } from '@/domain/tickets/ticket';
import { FROZEN_NOW } from './frozenClock';

const HOUR_MS = 3_600_000;

/** ISO timestamp so many hours before the frozen clock. */
export const hoursAgo = (hours: number): string => new Date(FROZEN_NOW - hours * HOUR_MS).toISOString();

/** A healthy customer; override what the story is about. */
export function buildCustomer(overrides: Partial<CustomerSummary> = {}): CustomerSummary {
  return {
    name: 'ALDERWICK',
    activePOs: 12,
    openTickets: 4,
    overdueIssues: 0,
    riskScore: 86,
    trend: 'up',
    ...overrides,
  };
}

/** Two customers that differ in every field. */
export function buildCustomers(): readonly CustomerSummary[] {
  return [
    buildCustomer(),
    buildCustomer({
      name: 'BRANTHAM',
      activePOs: 7,
      openTickets: 9,
      overdueIssues: 3,
      riskScore: 68,
      trend: 'down',
    }),
  ];
}

/** An order in production and on track; override what the story is about. */
export function buildPurchaseOrder(overrides: Partial<PurchaseOrder> = {}): PurchaseOrder {
  return {
    poNumber: 'PO-31001',
    styleName: 'Boxy Linen Shirt',
    customer: 'ALDERWICK',
    category: 'Shirts',
    factory: 'Porto Confections',
    status: 'In Production',
    team: 'HK Ops',
    linkedTickets: 2,
    riskTag: 'On Track',
    progress: 62,
    gptFlag: false,
    ...overrides,
  };
}

/** Two orders that differ in every field. */
export function buildPurchaseOrders(): readonly PurchaseOrder[] {
  return [
    buildPurchaseOrder(),
    buildPurchaseOrder({
      poNumber: 'PO-31002',
      styleName: 'Rib Beanie',
      customer: 'BRANTHAM',
      category: 'Knitwear',
      factory: 'Lodz Knitting',
      status: 'Sampling',
      team: 'UK Design',
      linkedTickets: 1,
      riskTag: 'At Risk',
      progress: 35,
      gptFlag: true,
    }),
  ];
}

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

/** A document as the drawer lists it; override what the story is about. */
export function buildDocument(overrides: Partial<CustomerDocument> = {}): CustomerDocument {
  return { name: 'Tech pack, revision 2', type: 'PDF', date: hoursAgo(5), size: 1_800_000, ...overrides };
}

/** Two documents as the drawer lists them. */
export function buildDocuments(): readonly CustomerDocument[] {
  return [buildDocument(), buildDocument({ name: 'Size chart', type: 'XLSX', date: hoursAgo(72), size: 90_000 })];
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
