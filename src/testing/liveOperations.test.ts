import { describe, expect, it } from 'vitest';
import { createSampleOperations } from '@/operations/sample/sampleOperations';
import { FROZEN_NOW } from './frozenClock';
import { createLiveOperations } from './liveOperations';
import { describeOperationsContract } from './operationsContract';
import { sentAs } from './sentAs';

const create = () => createLiveOperations(createSampleOperations(FROZEN_NOW));

describeOperationsContract('an implementation that changes, in memory', create);

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

  it('an order that is not known and a blank note are refused, each in its own way', async () => {
    const live = await create();
    const note = { kind: 'add-note', poNumber: 'PO-24817', phase: 'quoting', content: ' ' } as const;
    await expect(live.perform(note, sentAs('1'))).rejects.toMatchObject({ failure: 'invalid', fields: ['content'] });
    const draft = { type: 'Delay', priority: 'high', assignee: 'Hana', description: 'Late', customer: 'TARNFELL' };
    const ticket = {
      kind: 'create-thread-ticket',
      threadId: 'TH-1',
      draft: { ...draft, linkedPo: 'PO-99999' },
    } as const;
    await expect(live.perform(ticket, sentAs('2'))).rejects.toMatchObject({ failure: 'not-found' });
  });

  it('called off before it begins, nothing is carried out', async () => {
    const live = await create();
    const before = await live.phaseNotes('PO-24817', 'quoting');
    const called = new AbortController();
    called.abort();
    const note = { kind: 'add-note', poNumber: 'PO-24817', phase: 'quoting', content: 'Late' } as const;
    await expect(live.perform(note, { signal: called.signal, idempotencyKey: '1' })).rejects.toThrow(/abort/i);
    expect(await live.phaseNotes('PO-24817', 'quoting')).toEqual(before);
  });
});
