import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import {
  type EmailMessage,
  type EmailThread,
  RISK_LEVELS,
  type RiskLevel,
  THREAD_TICKET_TYPES,
  TICKET_PRIORITIES,
} from '@/domain/threads/thread';
import { createDraw } from '../draw';
import { hoursAgo } from '../frozenClock';
import { STAFF } from '../teams/buildStaff';
import { HOUR_MS } from '@/domain/time/day';

const SENDERS = ['Nora Quist', 'Piet Vos', 'Amara Kent', 'Jonas Beck', 'Salma Reis', 'Tova Lund'] as const;
const PARTS = ['lining', 'zip', 'collar', 'care label', 'rib', 'button', 'carton', 'lab dip', 'hangtag'] as const;
const SUBJECTS: Record<RiskLevel, readonly [string, ...string[]]> = {
  overdue: ['is late', 'has missed its date', 'holds up the ship window'],
  escalated: ['differs from the sample', 'failed the wash test', 'is outside the tolerance'],
  'no-issues': ['is approved', 'has arrived', 'looks right'],
};
const BODIES = [
  'Could you confirm today?\n\nOur review is on Monday and the team asks twice a day.',
  'Photos are attached. The second fitting shows the same.',
  'Thank you for the quick answer.\nWe will come back to you after the line review.',
  'The mill says one thing and the agent another. Which date holds?',
] as const;
const FILES = ['Size chart.xlsx', 'Fit photos.zip', 'Lab dip 2.jpg', 'Packing list.pdf', 'Wash report.pdf'] as const;

/**
 * So many threads about existing orders, the same for the same seed and orders; none without orders. About two of three
 * have an AI action; those at risk always do.
 * @param count 0 or more
 */
export function generateThreads(
  count: number,
  purchaseOrders: readonly PurchaseOrder[],
  seed: number,
): readonly EmailThread[] {
  const draw = createDraw(seed);
  const threads: EmailThread[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = purchaseOrders[draw.below(purchaseOrders.length)];
    if (!order) break;
    const riskLevel = draw.oneOf(RISK_LEVELS);
    const hasAiAction = riskLevel !== 'no-issues' || draw.chance(0.1);
    const type = draw.oneOf(THREAD_TICKET_TYPES);
    const priority = draw.oneOf(TICKET_PRIORITIES);
    const assignee = draw.oneOf(STAFF);
    threads.push({
      id: `TH-${index + 1}`,
      customer: order.customer,
      poNumber: order.poNumber,
      emailCount: 1 + draw.below(12),
      openTickets: draw.below(4),
      riskLevel,
      lastEmail: hoursAgo(draw.below(400)),
      subject: `${order.styleName}: the ${draw.oneOf(PARTS)} ${draw.oneOf(SUBJECTS[riskLevel])}`,
      preview: draw.oneOf(BODIES).split('\n')[0] ?? '',
      sender: draw.oneOf(SENDERS),
      attachments: draw.below(6),
      escalated: riskLevel !== 'no-issues' && draw.chance(0.4),
      aiSuggestion: hasAiAction ? type : null,
      suggestedPriority: hasAiAction ? priority : null,
      suggestedAssignee: hasAiAction ? assignee : null,
      hasAiAction,
    });
  }
  return threads;
}

/**
 * The emails of a thread, the newest first, the same for the same thread and seed: as many as it counts, the latest as
 * the thread tells it, and with as many files in all.
 */
export function generateMessages(thread: EmailThread, seed: number): readonly EmailMessage[] {
  const draw = createDraw(seed);
  const last = Date.parse(thread.lastEmail);
  const files = Array.from({ length: thread.attachments }, (_, index) => `${index + 1} ${draw.oneOf(FILES)}`);
  let age = 0;
  return Array.from({ length: thread.emailCount }, (_, index): EmailMessage => {
    const isFirst = index === thread.emailCount - 1;
    const isLatest = index === 0;
    const mine = files.splice(0, isFirst ? files.length : draw.below(files.length + 1));
    const message = {
      id: `${thread.id}-${thread.emailCount - index}`,
      sender: isLatest ? thread.sender : draw.oneOf(index % 2 === 1 ? STAFF : SENDERS),
      timestamp: new Date(last - age).toISOString(),
      subject: isLatest ? thread.subject : `Re: ${thread.subject}`,
      body: isLatest ? `${thread.preview}\n\n${draw.oneOf(BODIES)}` : draw.oneOf(BODIES),
      attachments: mine,
    };
    age += (1 + draw.below(40)) * HOUR_MS;
    return message;
  });
}
