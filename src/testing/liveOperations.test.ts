import { describe, expect, it } from 'vitest';
import { createSampleOperations } from '@/operations/sample/sampleOperations';
import { COMMAND_KINDS, commandsOn, isAffected, takeSteps } from './commandRules';
import { FROZEN_NOW } from './frozenClock';
import { createLiveOperations } from './liveOperations';
import { once } from './once';
import { describeOperationsContract } from './operationsContract';
import { readAll } from './records';
import { sentAs } from './sentAs';

const create = () => createLiveOperations(createSampleOperations(FROZEN_NOW));

describeOperationsContract('an implementation that changes, in memory', create);

/** The first customer has no files, and the second none in its first folder. */
async function createWithEmptyFolders() {
  const sample = createSampleOperations(FROZEN_NOW);
  const [first, second, ...others] = await sample.customerFiles();
  if (!first || !second) throw new Error('There are two customers.');
  const customerFiles = [
    { ...first, summaryLogs: [], ticketArchive: [], sampleTracker: [], designFiles: [] },
    { ...second, summaryLogs: [] },
    ...others,
  ];
  return createLiveOperations({ ...sample, customerFiles: async () => customerFiles });
}

describeOperationsContract('one whose first customer has no files', createWithEmptyFolders);

describe('what a command affects is what changes, and nothing else', () => {
  const steps = once(async () => takeSteps(await create()));

  it.each(COMMAND_KINDS)('%s', async (kind) => {
    const step = (await steps()).find((taken) => taken.kind === kind);
    const { affects = [], changed = [] } = step ?? {};
    const unchanged = affects.filter((key) => !changed.some((one) => one === key || one.startsWith(`${key} `)));
    expect(
      unchanged,
      'said to be affected, and did not change: does its handler change it, and the command ask for something new?',
    ).toEqual([]);
    const unsaid = changed.filter((key) => !step || !isAffected(step, key));
    expect(unsaid, 'changed, and not said to be affected').toEqual([]);
  });
});

describe('what is ordered is there afterwards', () => {
  it('a note stands first in its own phase, and in no other', async () => {
    const live = await create();
    const others = await live.phaseNotes('PO-24817', 'sample');
    await live.perform(
      { kind: 'add-note', poNumber: 'PO-24817', phase: 'quoting', content: ' Dip two is in. ' },
      sentAs('1'),
    );
    expect((await live.phaseNotes('PO-24817', 'quoting'))[0]?.content).toBe('Dip two is in.');
    expect(await live.phaseNotes('PO-24817', 'sample')).toEqual(others);
  });

  it.each([
    ['Delay', 'Delay', false],
    ['Quality Issue', 'Quality Issue', false],
    ['Communication', 'Communication Issue', false],
    ['Escalation', 'Communication Issue', true],
    ['Technical', 'Unclear Instruction', false],
  ])("a thread's ticket of type %s is one of type %s, escalated: %s", async (word, type, escalated) => {
    const live = await create();
    const command = commandsOn(await readAll(live))['create-thread-ticket'];
    await live.perform({ ...command, draft: { ...command.draft, type: word } }, sentAs('1'));
    expect((await live.tickets()).at(-1)).toMatchObject({ type, escalated });
  });
});

describe('what is not there is refused', () => {
  it.each([
    ['create-thread-ticket', { threadId: 'TH-unknown' }],
    ['escalate-thread', { threadId: 'TH-unknown' }],
    ['add-note', { poNumber: 'PO-00000' }],
    ['create-ticket', { draft: { poNumber: 'PO-00000' } }],
  ] as const)('%s with %j', async (kind, part) => {
    const live = await create();
    const command = commandsOn(await readAll(live))[kind];
    const draft = 'draft' in command && 'draft' in part ? { draft: { ...command.draft, ...part.draft } } : {};
    const refused = { ...command, ...part, ...draft } as typeof command;
    await expect(live.perform(refused, sentAs('1'))).rejects.toMatchObject({ failure: 'not-found' });
  });
});

describe('what cannot be is refused, with the fields to mend', () => {
  it.each([
    ['add-note', { content: ' ' }, 'content'],
    ['send-message', { text: ' \n' }, 'text'],
  ] as const)('%s without words', async (kind, blank, field) => {
    const live = await create();
    const command = { ...commandsOn(await readAll(live))[kind], ...blank };
    await expect(live.perform(command, sentAs('1'))).rejects.toMatchObject({ failure: 'invalid', fields: [field] });
  });

  it.each([
    ['create-ticket', { type: 'none' }, 'type'],
    ['create-ticket', { description: ' ' }, 'description'],
    ['create-thread-ticket', { type: '' }, 'type'],
    ['create-thread-ticket', { description: '' }, 'description'],
    ['add-blocker', { type: 'none' }, 'type'],
  ] as const)('%s with %j', async (kind, part, field) => {
    const live = await create();
    const command = commandsOn(await readAll(live))[kind];
    const refused = { ...command, draft: { ...command.draft, ...part } } as typeof command;
    await expect(live.perform(refused, sentAs('1'))).rejects.toMatchObject({ failure: 'invalid', fields: [field] });
  });
});
