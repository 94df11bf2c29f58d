import type { EmailMessage, EmailThread } from '@/domain/threads/thread';
import { hoursAgo } from '../frozenClock';

/** An overdue and escalated thread with an AI action; override what the story is about. */
export function buildThread(overrides: Partial<EmailThread> = {}): EmailThread {
  return {
    id: 'TH-5001',
    customer: 'ALDERWICK',
    poNumber: 'PO-31001',
    emailCount: 3,
    openTickets: 2,
    riskLevel: 'overdue',
    lastEmail: hoursAgo(2),
    subject: 'Buttons for the linen shirt are late',
    preview: 'The mill told us Thursday, and it is Monday',
    sender: 'Nora Quist',
    attachments: 3,
    escalated: true,
    aiSuggestion: 'Delay',
    suggestedPriority: 'High',
    suggestedAssignee: 'Ada Weaver',
    hasAiAction: true,
    ...overrides,
  };
}

/** Fields of a thread without risk and without an AI action. */
export const calm = {
  riskLevel: 'no-issues',
  escalated: false,
  aiSuggestion: null,
  suggestedPriority: null,
  suggestedAssignee: null,
  hasAiAction: false,
} as const satisfies Partial<EmailThread>;

/** Three threads: overdue and escalated, at risk without escalation, and calm. */
export function buildThreads(): readonly EmailThread[] {
  return [
    buildThread(),
    buildThread({
      id: 'TH-5002',
      customer: 'BRANTHAM',
      poNumber: 'PO-31002',
      emailCount: 5,
      openTickets: 1,
      riskLevel: 'escalated',
      lastEmail: hoursAgo(30),
      subject: 'Collar of the polo stands uneven',
      preview: 'Photos from the second fitting are attached',
      sender: 'Piet Vos',
      attachments: 4,
      escalated: false,
      aiSuggestion: 'Quality Issue',
      suggestedPriority: 'Medium',
      suggestedAssignee: 'Ben Dyer',
    }),
    buildThread({
      id: 'TH-5003',
      customer: 'CALLOWAY',
      poNumber: 'PO-31003',
      emailCount: 2,
      openTickets: 0,
      lastEmail: hoursAgo(80),
      subject: 'Thank you for the early shipment note',
      preview: 'See you at the line review in spring',
      sender: 'Amara Kent',
      attachments: 1,
      ...calm,
    }),
  ];
}

/** One email; override what the story is about. */
export function buildMessage(overrides: Partial<EmailMessage> = {}): EmailMessage {
  return {
    id: 'EM-1',
    sender: 'Nora Quist',
    timestamp: hoursAgo(2),
    subject: 'Buttons for the linen shirt are late',
    body: 'The mill told us Thursday, and it is Monday.\n\nWho can tell us the day they leave?',
    attachments: ['Button card.jpg', 'Ship window.pdf'],
    ...overrides,
  };
}

/** Three emails about the subject of a thread, the newest first. */
export function buildMessages({ sender, subject } = buildThread()): readonly EmailMessage[] {
  return [
    buildMessage({ sender, subject }),
    buildMessage({
      id: 'EM-2',
      sender: 'Ada Weaver',
      timestamp: hoursAgo(50),
      subject: `Re: ${subject}`,
      body: 'The mill has promised Thursday.',
      attachments: ['Mill confirmation.pdf'],
    }),
    buildMessage({
      id: 'EM-3',
      sender,
      timestamp: hoursAgo(75),
      subject,
      body: 'When do the horn buttons arrive?',
      attachments: [],
    }),
  ];
}
