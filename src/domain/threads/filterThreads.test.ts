import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { customersOf } from '@/domain/customers/customersOf';
import { buildThread, calm } from '@/testing/threads/buildThreads';
import { unknownWord } from '@/testing/unknownWord';
import {
  ALL_ASSIGNEES,
  ALL_RISK_LEVELS,
  chosenRiskLevel,
  countThreads,
  filterThreads,
  isThreadFilters,
  noThreadFilters,
  type ThreadFilters,
} from './filterThreads';
import { type EmailThread, RISK_LEVELS } from './thread';

const threads: readonly EmailThread[] = [
  buildThread({ id: 'late', customer: 'ALDERWICK', poNumber: 'PO-31001', subject: 'Buttons are late' }),
  buildThread({
    id: 'uneven',
    customer: 'BRANTHAM',
    poNumber: 'PO-31002',
    subject: 'Collar stands\nuneven',
    riskLevel: 'escalated',
    escalated: false,
  }),
  buildThread({ id: 'calm', customer: 'ALDERWICK', poNumber: 'PO-31012', subject: 'Thank you', ...calm }),
];
const found = (filters: Partial<ThreadFilters>) =>
  filterThreads(threads, { ...noThreadFilters, ...filters }).map(({ id }) => id);

describe('INBOX-4: search contains, without regard to case, over customer, PO number and subject', () => {
  it.each([
    ['a customer', 'brant', ['uneven']],
    ['a PO number', 'PO-31012', ['calm']],
    ['part of a PO number in small letters', 'po-310', ['late', 'uneven', 'calm']],
    ['a subject in capitals', 'BUTTONS', ['late']],
    ['a subject of two lines', 'stands uneven', ['uneven']],
    ['with white space around', '  thank\t', ['calm']],
    ['nothing typed', '', ['late', 'uneven', 'calm']],
    ['two fields as one', 'ALDERWICK PO-31001', []],
    ['no match', 'zip', []],
  ])('%s', (_what, search, ids) => {
    expect(found({ search })).toEqual(ids);
  });

  it.each([
    ['sender', 'Nora'],
    ['preview', 'The mill told us'],
    ['AI suggestion', 'Delay'],
    ['suggested assignee', 'Ada'],
    ['risk level', 'overdue'],
    ['id', 'late-'],
  ])('and no other field: %s', (_field, search) => {
    expect(found({ search })).toEqual([]);
  });

  it.each(['.*', '[', '(a|b)', '\\', '%', 'a OR b', '-late', '"late"', '<b>', '🧵'])('%j is plain text', (search) => {
    const named = buildThread({ subject: `Sample ${search} two` });
    expect(filterThreads([...threads, named], { ...noThreadFilters, search })).toEqual([named]);
  });
});

describe('the other filters', () => {
  it.each<[string, Partial<ThreadFilters>, readonly string[]]>([
    ['INBOX-5: a customer', { customer: 'ALDERWICK' }, ['late', 'calm']],
    ['INBOX-5: a customer of no thread', { customer: 'CALLOWAY' }, []],
    ['INBOX-6: overdue', { riskLevel: 'overdue' }, ['late']],
    ['INBOX-6: escalated is the risk, not the flag', { riskLevel: 'escalated' }, ['uneven']],
    ['INBOX-6: no issues', { riskLevel: 'no-issues' }, ['calm']],
    ['INBOX-7: an assignee filters nothing', { assignee: 'Ben Dyer' }, ['late', 'uneven', 'calm']],
    ['INBOX-7: nobody known filters nothing', { assignee: 'Nobody' }, ['late', 'uneven', 'calm']],
    ['INBOX-8: AI actions only', { aiActionsOnly: true }, ['late', 'uneven']],
    ['all together', { search: 'po-', customer: 'ALDERWICK', riskLevel: 'overdue', aiActionsOnly: true }, ['late']],
    ['all together, none left', { customer: 'ALDERWICK', riskLevel: 'escalated' }, []],
  ])('%s', (_what, filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('INBOX-6: a level that is not known is in none of the three', () => {
    const odd = [buildThread({ riskLevel: unknownWord('paused', RISK_LEVELS) })];
    for (const riskLevel of RISK_LEVELS) expect(filterThreads(odd, { ...noThreadFilters, riskLevel })).toEqual([]);
    expect(filterThreads(odd, noThreadFilters)).toBe(odd);
  });

  it("INBOX-5: offers the threads' customers, each once", () => {
    expect(customersOf(threads)).toEqual(['ALDERWICK', 'BRANTHAM']);
  });

  it('INBOX-9: cleared is nothing filtered, the search, the assignee and the switch included', () => {
    expect(noThreadFilters).toEqual({
      search: '',
      customer: ALL_CUSTOMERS,
      riskLevel: ALL_RISK_LEVELS,
      assignee: ALL_ASSIGNEES,
      aiActionsOnly: false,
    });
  });

  it('SHELL-11: all of a kind is a value of its own', () => {
    for (const all of [ALL_CUSTOMERS, ALL_RISK_LEVELS, ALL_ASSIGNEES]) expect(all.trim()).not.toBe('');
    expect(RISK_LEVELS).not.toContain(ALL_RISK_LEVELS);
  });
});

const someThreads = fc.array(
  fc
    .record({
      customer: fc.constantFrom('ALDERWICK', 'BRANTHAM', ''),
      poNumber: fc.constantFrom('PO-1', 'PO-2'),
      subject: fc.constantFrom('Late', 'LATE zip', 'Thanks', ''),
      riskLevel: fc.constantFrom(...RISK_LEVELS),
      escalated: fc.boolean(),
      hasAiAction: fc.boolean(),
    })
    .map((thread) => buildThread(thread)),
);
const someFilters: fc.Arbitrary<ThreadFilters> = fc.record({
  search: fc.constantFrom('', ' ', 'late', 'PO-', '.*'),
  customer: fc.constantFrom(ALL_CUSTOMERS, 'ALDERWICK', 'CALLOWAY'),
  riskLevel: fc.constantFrom(ALL_RISK_LEVELS, ...RISK_LEVELS),
  assignee: fc.constantFrom(ALL_ASSIGNEES, 'Ada Weaver'),
  aiActionsOnly: fc.boolean(),
});

describe('filtering', () => {
  it('never invents or repeats a thread, keeps their order, and cleared gives all', () => {
    fc.assert(
      fc.property(someThreads, someFilters, (all, filters) => {
        const places = filterThreads(all, filters).map((thread) => all.indexOf(thread));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].toSorted((first, second) => first - second));
        expect(filterThreads(all, noThreadFilters)).toBe(all);
      }),
    );
  });

  it('keeps what each filter alone keeps, and nothing else', () => {
    fc.assert(
      fc.property(someThreads, someFilters, (all, filters) => {
        const { search, customer, riskLevel, aiActionsOnly } = filters;
        const alone = [{ search }, { customer }, { riskLevel }, { aiActionsOnly }].map(
          (part) => new Set(filterThreads(all, { ...noThreadFilters, ...part })),
        );
        expect(filterThreads(all, filters)).toEqual(all.filter((thread) => alone.every((kept) => kept.has(thread))));
      }),
    );
  });

  it('filtered again is the same, and of two filters either may come first', () => {
    fc.assert(
      fc.property(someThreads, someFilters, someFilters, (all, one, other) => {
        const kept = filterThreads(all, one);
        expect(filterThreads(kept, one)).toEqual(kept);
        expect(filterThreads(kept, other)).toEqual(filterThreads(filterThreads(all, other), one));
      }),
    );
  });

  it('INBOX-7: no assignee ever changes what is kept', () => {
    fc.assert(
      fc.property(someThreads, someFilters, fc.string(), (all, filters, assignee) => {
        expect(filterThreads(all, { ...filters, assignee })).toEqual(filterThreads(all, filters));
      }),
    );
  });
});

describe('INBOX-3: the counters', () => {
  it('count the threads, those with an AI action, and the escalated', () => {
    expect(countThreads(threads)).toEqual({ active: 3, aiSuggestions: 2, escalated: 1 });
  });

  it('INBOX-19: are 0 when none is left', () => {
    expect(countThreads([])).toEqual({ active: 0, aiSuggestions: 0, escalated: 0 });
  });

  it('of two lists are those of both together', () => {
    fc.assert(
      fc.property(someThreads, someThreads, (first, second) => {
        const [one, two] = [countThreads(first), countThreads(second)];
        expect(countThreads([...first, ...second])).toEqual({
          active: one.active + two.active,
          aiSuggestions: one.aiSuggestions + two.aiSuggestions,
          escalated: one.escalated + two.escalated,
        });
      }),
    );
  });
});

describe('stored filters', () => {
  it('are recognised, also with other fields beside them', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(isThreadFilters({ ...structuredClone(filters), more: 1 })).toBe(true);
      }),
    );
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'late'],
    ['a list', ['late']],
    ['another screen’s', { search: '', customer: ALL_CUSTOMERS }],
    ['a level that is none', { ...noThreadFilters, riskLevel: 'paused' }],
    ['a word for the switch', { ...noThreadFilters, aiActionsOnly: 'true' }],
    ['a number for a search', { ...noThreadFilters, search: 1 }],
    ['a number for a customer', { ...noThreadFilters, customer: 1 }],
    ['no assignee', { ...noThreadFilters, assignee: null }],
  ])('%s is none', (_what, kept) => {
    expect(isThreadFilters(kept)).toBe(false);
  });
});

it.each([
  ['overdue', 'overdue'],
  [ALL_RISK_LEVELS, ALL_RISK_LEVELS],
  ['paused', ALL_RISK_LEVELS],
  ['', ALL_RISK_LEVELS],
])("the choice '%s' is %s", (choice, level) => {
  expect(chosenRiskLevel(choice)).toBe(level);
});
