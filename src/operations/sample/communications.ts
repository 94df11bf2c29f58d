import { type Channel, type Conversation, type MessageGroup, PLATFORM_OF } from '@/domain/communications/conversation';

/** Age in hours, sender, text, whether it was read. Oldest first. */
type MessageRow = readonly [hoursOld: number, sender: string, message: string, isRead: boolean];

interface ConversationRows {
  poNumber: string;
  customer: string;
  factory: string;
  rows: Readonly<Record<Channel, readonly MessageRow[]>>;
  suggestedReplies: Readonly<Record<Channel, string>>;
}

const conversations: readonly ConversationRows[] = [
  {
    poNumber: 'PO-24790',
    customer: 'TARNFELL',
    factory: 'Izmir Tekstil',
    rows: {
      internal: [
        [
          178,
          'Mei Tanaka',
          'Bulk fabric passed the four-point inspection with 11 points per 100 square yards. Cutting can start.',
          true,
        ],
        [
          74,
          'Arjun Sen',
          'Carton count went from 310 to 324 after the size split changed. I have told the forwarder and asked for a new booking.',
          true,
        ],
        [
          51,
          'Luis Okafor',
          'Inline inspection, 80 pieces:\n- 2 with a loose collar edge\n- 1 with an open seam at the hem\n- shade even over all rolls\nWithin AQL 2.5. Photos are in the PO folder.',
          true,
        ],
        [
          27,
          'Hana Petrov',
          'TARNFELL wants to see a shipment sample in ecru before the balance leaves. Can we take one from the first 200?',
          true,
        ],
        [
          6,
          'Luis Okafor',
          'Yes. Two pieces in M are set aside, one for them and one for our rail. Please do not mention the collar edges outside the team until the recheck is done.',
          false,
        ],
        [
          2,
          'Arjun Sen',
          'The courier can still collect today. If the sample goes out now, TARNFELL has it the day after tomorrow.',
          false,
        ],
      ],
      customer: [
        [
          120,
          'Clara Whitlock, TARNFELL',
          'Hello all,\n\nPlease confirm that the coconut buttons are the ones from the approved trim card, not the substitute you offered in spring.\n\nClara',
          true,
        ],
        [
          116,
          'Hana Petrov',
          'Good morning Clara,\n\nConfirmed: four-hole coconut, 11.5 mm, from the approved card. A photo of the first carton is attached.\n\nHana',
          true,
        ],
        [
          30,
          'Clara Whitlock, TARNFELL',
          'Thank you. Before the balance ships we would like one shipment sample in ecru, size M, sent to the London office.',
          true,
        ],
        [
          3,
          'Clara Whitlock, TARNFELL',
          'Any news on the sample? Our fit meeting is on Thursday and the model is booked.',
          false,
        ],
      ],
      factory: [
        [
          90,
          'Emre Kaya, Izmir Tekstil',
          'Cutting of ecru and sage is finished. Olive starts tomorrow at 7:00 on table 3.',
          true,
        ],
        [
          66,
          'Mei Tanaka',
          'Please use the new carton marks from tech pack revision 3. The old ones still name the previous warehouse.',
          true,
        ],
        [
          64,
          'Emre Kaya, Izmir Tekstil',
          'Understood. 40 cartons with old marks were taken out and will be relabelled.',
          true,
        ],
        [
          20,
          'Emre Kaya, Izmir Tekstil',
          'Output yesterday: 412 pieces. Line 2 is back to its full number of operators.',
          true,
        ],
      ],
    },
    suggestedReplies: {
      internal:
        'Send the ecru sample with today’s courier and name Hana as the one who tells TARNFELL. Keep the collar recheck in this channel until Luis has the result.',
      customer:
        'Tell Clara that one ecru shipment sample in M leaves today by courier and reaches London before the fit meeting on Thursday, and give her the tracking number.',
      factory:
        'Book a final random inspection for the ecru and sage cartons on Friday morning, before the olive balance is packed.',
    },
  },
  {
    poNumber: 'PO-24803',
    customer: 'BRACKENBY',
    factory: 'Hai Duong Outerwear',
    rows: {
      internal: [
        [
          70,
          'Luis Okafor',
          'Second proto measured: quilting pulls the side seam in by 8 mm on M and 11 mm on L. S is within tolerance.',
          true,
        ],
        [46, 'Mei Tanaka', 'The mill sent the 60 g wadding instead of 80 g for the L. That explains half of it.', true],
        [
          22,
          'Hana Petrov',
          'I would rather lose three days now than have the fit session fail again. Does anyone object to a third proto?',
          true,
        ],
        [19, 'Arjun Sen', 'No objection. The vessel booking is still open until the end of the month.', true],
      ],
      customer: [
        [
          52,
          'Joris van Dael, BRACKENBY',
          'Dear team,\n\nOur comments on the photos of the second proto:\n1. Armhole 1 cm lower\n2. Two-way zip, nickel, as on the reference vest\n3. Quilting lines must meet at the side seam\n\nRegards,\nJoris',
          true,
        ],
        [
          47,
          'Hana Petrov',
          'Thank you, Joris. All three are with the pattern room; you will have a date tomorrow.',
          true,
        ],
        [
          7,
          'Joris van Dael, BRACKENBY',
          'Could you also quote the gilet with a recycled shell? Same quantities, same delivery.',
          false,
        ],
        [
          4,
          'Joris van Dael, BRACKENBY',
          'And please tell us which date we can give to the stores. We heard of a delay from a third party and would have preferred to hear it from you.',
          false,
        ],
        [
          1,
          'Annika Holm, BRACKENBY',
          'I am covering for Joris until Monday. Please copy me on the answer about the store date: https://portal.brackenby.example/orders/24803',
          false,
        ],
      ],
      factory: [],
    },
    suggestedReplies: {
      internal:
        'Agree on a third proto with 80 g wadding today and on one store date for BRACKENBY before anybody answers Joris or Annika.',
      customer:
        'Apologise that the news came from elsewhere, mention the third proto, give one store date, and promise the recycled shell quote by Wednesday. Copy Annika Holm.',
      factory:
        'Nothing has been said to Hai Duong Outerwear in SAP yet. Ask for an inline inspection of the quilting tension on M and L when the third proto is on the machine.',
    },
  },
  {
    poNumber: 'PO-24817',
    customer: 'QUILLMOOR',
    factory: 'Savar Knit Works',
    rows: {
      internal: [
        [
          80,
          'Hana Petrov',
          'QUILLMOOR is asking for one answer about the ship date. Please agree it here before anyone replies.',
          true,
        ],
        [
          56,
          'Luis Okafor',
          'Second dip checked under D65 and TL84: too warm by about half a step. Comments are on the card.',
          true,
        ],
        [
          29,
          'Arjun Sen',
          'I have asked Savar Knit Works to hold machine 14 until Friday noon; they will not hold it any longer without the sign-off.',
          true,
        ],
        [
          5,
          'Mei Tanaka',
          'Studio review moved to Friday, 10:00. If the dip lands on Thursday we keep the knit slot.',
          false,
        ],
        [3, 'Hana Petrov', 'The third navy dip has left the mill. The courier number is in the PO folder.', false],
      ],
      customer: [
        [
          100,
          'Priya Nair, QUILLMOOR',
          'We have now been given three ship dates by three people. Which one is right?',
          true,
        ],
        [
          96,
          'Hana Petrov',
          'Dear Priya,\n\nPlease take only the date that comes from me. I will send it as soon as the navy is signed off.\n\nHana',
          true,
        ],
        [25, 'Priya Nair, QUILLMOOR', 'Fine. Our studio is free on Friday from 10:00 to look at the third dip.', true],
      ],
      factory: [
        [
          77,
          'Rafiq Islam, Savar Knit Works',
          'Greige yarn for 6,200 pieces is on site. Dyeing is waiting for the navy approval.',
          true,
        ],
        [49, 'Arjun Sen', 'Please hold machine 14. We expect the approval by Friday noon.', true],
        [
          26,
          'Rafiq Islam, Savar Knit Works',
          'Machine 14 is held until Friday 12:00 local time. After that it goes to another order for nine days.',
          true,
        ],
        [
          8,
          'Rafiq Islam, Savar Knit Works',
          'Third lab dip sent, consignment SK-77120:\n  A  as the standard\n  B  half a step cooler\nPlease compare both under D65 before you decide.',
          false,
        ],
        [
          2,
          'Rafiq Islam, Savar Knit Works',
          'Reminder: the 12-gauge needles for the neck rib must be released in SAP today, or knitting it starts a day late.',
          false,
        ],
      ],
    },
    suggestedReplies: {
      internal:
        'Agree on one answer for QUILLMOOR: the third navy dip arrives on Thursday, sign-off on Friday, and the ship date stays if the knit slot is held until noon.',
      customer:
        'Confirm Friday at 10:00 for the third navy dip and promise Priya one ship date from Hana on the same afternoon.',
      factory:
        'Schedule the lab dip inspection for Friday at 9:00, an hour before the studio review, and release the needles for the neck rib today.',
    },
  },
];

/** The three sample conversations (COMMS-1). @param ago ISO timestamp so many hours before the moment of loading */
export function sampleCommunications(ago: (hours: number) => string): readonly Conversation[] {
  return conversations.map(({ poNumber, customer, factory, rows, suggestedReplies }) => {
    const group = (channel: Channel): MessageGroup => ({
      messages: rows[channel].map(([hoursOld, sender, message, isRead], index) => ({
        id: `${poNumber}-${channel}-${index + 1}`,
        sender,
        platform: PLATFORM_OF[channel],
        time: ago(hoursOld),
        message,
        isRead,
      })),
      suggestedReply: suggestedReplies[channel],
    });
    return {
      poNumber,
      customer,
      factory,
      groups: { internal: group('internal'), customer: group('customer'), factory: group('factory') },
    };
  });
}
