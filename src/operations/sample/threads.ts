import type { EmailMessage, EmailThread } from '@/domain/threads/thread';
import { sampleStaff } from './teams';

const [firstMember = '', secondMember = ''] = sampleStaff;

/** The emails of each thread by its id, the newest first; only the latest three. */
export type SampleMessages = ReadonlyMap<string, readonly EmailMessage[]>;

/**
 * The three threads of the smart inbox (INBOX-18).
 * @param hoursAgo makes an ISO timestamp so many hours before the moment of loading
 */
export function sampleThreads(hoursAgo: (hours: number) => string): readonly EmailThread[] {
  return [
    {
      id: 'TH-2201',
      customer: 'QUILLMOOR',
      poNumber: 'PO-24817',
      emailCount: 3,
      openTickets: 2,
      riskLevel: 'overdue',
      lastEmail: hoursAgo(2),
      subject: 'Lab dips still not approved: we risk the ship window',
      preview: 'Revised dips were promised for yesterday and we have nothing yet',
      sender: 'Ines Calder',
      attachments: 3,
      escalated: true,
      aiSuggestion: 'Delay',
      suggestedPriority: 'High',
      suggestedAssignee: firstMember,
      hasAiAction: true,
    },
    {
      id: 'TH-2202',
      customer: 'BRACKENBY',
      poNumber: 'PO-24803',
      emailCount: 5,
      openTickets: 1,
      riskLevel: 'escalated',
      lastEmail: hoursAgo(6),
      subject: 'Quilting tension differs between sizes',
      preview: 'Photos attached from the second fit session; M and L pull at the side seam',
      sender: 'Joris van Dael',
      attachments: 4,
      escalated: false,
      aiSuggestion: 'Quality Issue',
      suggestedPriority: 'Medium',
      suggestedAssignee: secondMember,
      hasAiAction: true,
    },
    {
      id: 'TH-2203',
      customer: 'TARNFELL',
      poNumber: 'PO-24790',
      emailCount: 3,
      openTickets: 1,
      riskLevel: 'no-issues',
      lastEmail: hoursAgo(76),
      subject: 'Linen camp shirt: thank you for the early shipment note',
      preview: 'All good on our side, see you at the line review in spring',
      sender: 'Clara Whitlock',
      attachments: 1,
      escalated: false,
      aiSuggestion: null,
      suggestedPriority: null,
      suggestedAssignee: null,
      hasAiAction: false,
    },
  ];
}

/** Three emails for each of the three threads (THREAD-6). */
export function sampleMessages(hoursAgo: (hours: number) => string): SampleMessages {
  return new Map<string, readonly EmailMessage[]>([
    [
      'TH-2201',
      [
        {
          id: 'EM-2201-3',
          sender: 'Ines Calder',
          timestamp: hoursAgo(2),
          subject: 'Lab dips still not approved: we risk the ship window',
          body: [
            'Hello Hana,',
            '',
            'Revised dips were promised for yesterday and we have nothing yet. Our buying meeting has moved to tomorrow at noon, and without an approved navy we cannot release the bulk colour.',
            '',
            'Please confirm today who signs off the navy, or we lose the knit slot at Savar and with it the window in the attached plan.',
            '',
            'Ines Calder, Buying',
          ].join('\n'),
          attachments: ['Navy dip 2.jpg', 'Ship window.pdf'],
        },
        {
          id: 'EM-2201-2',
          sender: 'Hana Petrov',
          // Two days before the answer, so that its 'tomorrow' is the answer's 'yesterday' at every hour, but for a change of the clocks.
          timestamp: hoursAgo(50),
          subject: 'Re: Lab dips for the crew knit',
          body: [
            'Hello Ines,',
            '',
            'The mill’s second navy has reached us. Under D65 it is a shade too warm, so we have asked for a third dip; the oat is fine as it is.',
            '',
            'Our comments are attached. I expect the parcel tomorrow.',
          ].join('\n'),
          attachments: ['Dip comments.pdf'],
        },
        {
          id: 'EM-2201-1',
          sender: 'Ines Calder',
          timestamp: hoursAgo(142),
          subject: 'Lab dips for the crew knit',
          body: 'Could you tell us when the navy and oat dips reach our studio? Our colour review is on Monday and both need to be on the table.',
          attachments: [],
        },
      ],
    ],
    [
      'TH-2202',
      [
        {
          id: 'EM-2202-5',
          sender: 'Joris van Dael',
          timestamp: hoursAgo(6),
          subject: 'Quilting tension differs between sizes',
          body: [
            'Photos attached from the second fit session; M and L pull at the side seam while S lies flat. On L the diamonds close up by 4 mm towards the hem.',
            '',
            'Three questions:',
            '1. Which tension was used for S?',
            '2. Was the wadding the same roll?',
            '3. Can we see M again before bulk is cut?',
          ].join('\n'),
          attachments: ['Fit session 2, size M.jpg', 'Fit session 2, size L.jpg'],
        },
        {
          id: 'EM-2202-4',
          sender: 'Luis Okafor',
          timestamp: hoursAgo(27),
          subject: 'Re: Size set of the quilted gilet',
          body: 'Hai Duong has measured all three sizes; the sheet is attached. Their line lead suspects the feed of the second machine and has taken it off the line until you have seen the pieces.',
          attachments: ['Quilting measurements.xlsx'],
        },
        {
          id: 'EM-2202-3',
          sender: 'Joris van Dael',
          timestamp: hoursAgo(50),
          subject: 'Size set of the quilted gilet',
          body: 'The size set arrived this morning, thank you. Fit session two is tomorrow; we will write as soon as we have seen it on the model.',
          attachments: [],
        },
      ],
    ],
    [
      'TH-2203',
      [
        {
          id: 'EM-2203-3',
          sender: 'Clara Whitlock',
          timestamp: hoursAgo(76),
          subject: 'Linen camp shirt: thank you for the early shipment note',
          body: [
            'All good on our side, see you at the line review in spring.',
            '',
            'The booking stands, and our warehouse has the carton list.',
          ].join('\n'),
          attachments: [],
        },
        {
          id: 'EM-2203-2',
          sender: 'Mei Tanaka',
          timestamp: hoursAgo(81),
          subject: 'Linen camp shirt: shipment four days early',
          body: 'Good news for once: Izmir closes the cartons for ecru and sage in five days, four days before the date in the order; olive follows. The packing list is attached; please tell us if your warehouse would rather wait.',
          attachments: ['Packing list PO-24790.pdf'],
        },
        {
          id: 'EM-2203-1',
          sender: 'Clara Whitlock',
          timestamp: hoursAgo(170),
          subject: 'Linen camp shirt: fabric inspection',
          body: 'The fabric inspection report looks good. Could you let us know a week ahead when the cartons leave?',
          attachments: [],
        },
      ],
    ],
  ]);
}
