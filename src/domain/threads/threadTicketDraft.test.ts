import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '@/domain/text/isBlank';
import { buildThread, calm } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';
import { RISK_LEVELS, THREAD_TICKET_TYPES, TICKET_PRIORITIES } from './thread';
import {
  changeField,
  fieldProblem,
  isTouched,
  missingFields,
  priorityValue,
  refuseForm,
  threadAnalysisText,
  type ThreadTicketField,
  ticketDraftFor,
  ticketFormFor,
} from './threadTicketDraft';

const thread = buildThread();
const fields = ['type', 'priority', 'assignee', 'description'] as const satisfies readonly ThreadTicketField[];

describe('THREAD-7: the form is filled in from the thread', () => {
  it('type, priority in lower case, assignee, order and customer', () => {
    expect(ticketDraftFor(thread)).toEqual({
      type: 'Delay',
      priority: 'high',
      assignee: 'Ada Weaver',
      description: threadAnalysisText(thread),
      linkedPo: 'PO-31001',
      customer: 'ALDERWICK',
    });
  });

  it.each(TICKET_PRIORITIES)('%s is stored in lower case', (suggestedPriority) => {
    expect(ticketDraftFor(buildThread({ suggestedPriority })).priority).toBe(suggestedPriority.toLowerCase());
  });

  it.each([
    ['High', 'high'],
    ['', ''],
    [' ', ''],
  ])('the priority %j is %j in the form', (priority, value) => {
    expect(priorityValue(priority)).toBe(value);
  });

  it('an order or a customer that is blank is none', () => {
    expect(ticketDraftFor(buildThread({ poNumber: ' ', customer: '' }))).toMatchObject({ linkedPo: '', customer: '' });
  });

  it('without a suggestion: no type, no assignee, medium', () => {
    expect(ticketDraftFor(buildThread(calm))).toMatchObject({ type: '', assignee: '', priority: 'medium' });
  });

  it('a blank suggestion is none', () => {
    const blank = buildThread({
      aiSuggestion: unknownWord(' ', THREAD_TICKET_TYPES),
      suggestedPriority: unknownWord('', TICKET_PRIORITIES),
      suggestedAssignee: '\n',
    });
    expect(ticketDraftFor(blank)).toMatchObject({ type: '', assignee: '', priority: 'medium' });
    expect(ticketFormFor(blank).filledByAi).toEqual(['description']);
  });
});

describe('THREAD-8: the description', () => {
  it.each([
    ['overdue', 'urgent timeline concerns and potential delivery delays'],
    ['escalated', 'quality issues requiring immediate attention'],
    ['no-issues', 'standard follow-up communication'],
    [unknownWord('paused', RISK_LEVELS), 'standard follow-up communication'],
  ] as const)('%s: order, risk phrase, subject and sender, attachments, action', (riskLevel, phrase) => {
    expect(threadAnalysisText(buildThread({ riskLevel }))).toBe(
      `AI analysis of PO-31001: ${phrase}. ` +
        'Latest email: “Buttons for the linen shirt are late” from Nora Quist. 3 attachments in this thread. ' +
        'Recommended action: Create a ticket of type Delay.',
    );
  });

  it.each([
    [0, '0 attachments'],
    [1, '1 attachment'],
    [120, '120 attachments'],
  ])('%s files are %s', (attachments, words) => {
    expect(threadAnalysisText(buildThread({ attachments }))).toContain(` from Nora Quist. ${words} in this thread. `);
  });

  it("recommends 'Monitor thread' when there is no suggestion", () => {
    expect(threadAnalysisText(buildThread(calm))).toMatch(/Recommended action: Monitor thread\.$/);
  });

  it('names order, subject and sender as they are, also with special characters', () => {
    const readable = fc.string().filter((text) => !isBlank(text));
    fc.assert(
      fc.property(readable, readable, readable, (poNumber, subject, sender) => {
        const text = threadAnalysisText(buildThread({ poNumber, subject, sender }));
        for (const part of [`of ${poNumber}:`, `“${subject}”`, `from ${sender}.`]) expect(text).toContain(part);
      }),
    );
  });
});

it('THREAD-8: says of an order, a subject or a sender that is blank that it is missing', () => {
  const text = threadAnalysisText(buildThread({ poNumber: '', subject: ' ', sender: '\n' }));
  for (const part of ['of –:', '“No subject”', 'from an unknown sender.']) expect(text).toContain(part);
});

describe('THREAD-10: what is missing', () => {
  const draft = ticketDraftFor(thread);
  it.each([
    ['nothing', {}, []],
    ['the type', { type: '' }, ['type']],
    ['the assignee', { assignee: '' }, ['assignee']],
    ['the description', { description: '' }, ['description']],
    [
      'all three, in the order of the form',
      { type: '', assignee: '', description: '' },
      ['type', 'assignee', 'description'],
    ],
    ['white space counts as filled', { description: ' ' }, []],
    ['an end of line counts as filled', { description: '\n' }, []],
  ] as const)('%s', (_what, part, missing) => {
    expect(missingFields({ ...draft, ...part })).toEqual(missing);
  });

  it('a calm thread lacks type and assignee', () => {
    expect(missingFields(ticketDraftFor(buildThread(calm)))).toEqual(['type', 'assignee']);
  });

  it('nothing but what is empty is ever missing, and a priority never', () => {
    fc.assert(
      fc.property(fc.record({ type: fc.string(), assignee: fc.string(), description: fc.string() }), (part) => {
        const missing = missingFields({ ...draft, ...part });
        expect(missing).toEqual((['type', 'assignee', 'description'] as const).filter((field) => part[field] === ''));
      }),
    );
  });
});

describe('the form while a person works on it', () => {
  it('begins with every suggestion marked, and nothing refused', () => {
    const draft = ticketDraftFor(thread);
    expect(ticketFormFor(thread)).toEqual({ draft, firstDraft: draft, filledByAi: fields, refused: [] });
    expect(ticketFormFor(buildThread(calm)).filledByAi).toEqual(['description']);
    expect(ticketFormFor(buildThread({ suggestedPriority: null })).filledByAi).toEqual([
      'type',
      'assignee',
      'description',
    ]);
  });

  it.each(fields)('a change takes the mark of %s alone, for good', (field) => {
    const form = ticketFormFor(thread);
    const changed = changeField(form, field, 'Other');
    expect(changed.draft).toEqual({ ...form.draft, [field]: 'Other' });
    expect(changed.filledByAi).toEqual(fields.filter((other) => other !== field));
    const back = changeField(changed, field, form.draft[field]);
    expect(back.draft).toEqual(form.draft);
    expect(back.filledByAi).not.toContain(field);
  });

  it('entering what stands there already changes nothing', () => {
    const form = ticketFormFor(thread);
    expect(changeField(form, 'type', 'Delay')).toBe(form);
  });

  it('a refusal names what is missing and loses nothing; a change takes it back for its field', () => {
    const empty = ticketFormFor(buildThread(calm));
    const refused = refuseForm(empty);
    expect(refused).toEqual({ ...empty, refused: ['type', 'assignee'] });
    expect(changeField(refused, 'type', 'Delay').refused).toEqual(['assignee']);
  });

  it('refused by an implementation, it marks the named fields, in the order of the form', () => {
    const form = ticketFormFor(thread);
    expect(refuseForm(form, ['description', 'colour', 'type'])).toEqual({ ...form, refused: ['type', 'description'] });
    expect(refuseForm(form, [])).toEqual(form);
  });

  it('tells of each refused field whether it is missing, and nothing of the others', () => {
    const form = { ...ticketFormFor(thread), draft: { ...ticketFormFor(thread).draft, type: '', assignee: '' } };
    const told = fields.map((field) => fieldProblem(refuseForm(form, ['type', 'assignee', 'priority']), field));
    expect(told).toEqual(['missing', 'not-accepted', 'missing', undefined]);
    expect(fieldProblem(refuseForm(form, ['description']), 'description')).toBe('not-accepted');
    const blank = { ...form, draft: { ...form.draft, description: '' } };
    expect(fieldProblem(refuseForm(blank), 'description')).toBe('missing');
    expect(fields.map((field) => fieldProblem(blank, field))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['the AI filled in everything', thread, [], false],
    ['the AI had nothing to fill in but the description', buildThread(calm), [], false],
    ...fields.map((field) => [`a person changed ${field}`, thread, [[field, 'Other']], true] as const),
    ['a person chose what the AI left open', buildThread(calm), [['assignee', 'Ada Weaver']], true],
    [
      'a person emptied what the AI wrote',
      thread,
      [
        ['type', ''],
        ['assignee', ''],
        ['description', ''],
      ],
      false,
    ],
    ...(['Low', 'Medium', 'High'] as const).map(
      (first) =>
        [
          `the priority ${first} of the AI is back where it began`,
          buildThread({ suggestedPriority: first }),
          [
            ['priority', 'urgent'],
            ['priority', first.toLowerCase()],
          ],
          false,
        ] as const,
    ),
    [
      'the usual priority in the place of the one of the AI',
      buildThread({ suggestedPriority: 'High' }),
      [['priority', 'medium']],
      true,
    ],
    ['another priority', buildThread(calm), [['priority', 'low']], true],
    ['another type', buildThread(), [['type', 'Technical']], true],
    [
      'the type of the AI is back where it began',
      buildThread(),
      [
        ['type', 'Technical'],
        ['type', 'Delay'],
      ],
      false,
    ],
    ['what the AI wrote was emptied', buildThread(), [['description', '']], false],
    [
      'what was chosen was emptied again',
      buildThread(calm),
      [
        ['assignee', 'Ada'],
        ['assignee', ''],
      ],
      false,
    ],
  ] as const)('touched: %s', (_what, from, steps, touched) => {
    const worked = steps.reduce((form, [field, value]) => changeField(form, field, value), ticketFormFor(from));
    expect(isTouched(worked)).toBe(touched);
  });

  it('THREAD-14: opens anew from the thread, whatever was entered before', () => {
    const step = fc.tuple(fc.constantFrom(...fields), fc.string());
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const before = structuredClone(thread);
        const worked = steps.reduce((form, [field, value]) => changeField(form, field, value), ticketFormFor(thread));
        expect(worked.draft).toMatchObject({ linkedPo: 'PO-31001', customer: 'ALDERWICK' });
        expect(ticketFormFor(thread)).toEqual(ticketFormFor(before));
      }),
    );
  });
});
