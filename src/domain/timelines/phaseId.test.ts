import { describe, expect, it } from 'vitest';
import { buildProject, buildTimelines } from '@/testing/timelines/buildTimelines';
import { PHASES } from './phase';
import { findPhase, phaseId } from './phaseId';

const timelines = buildTimelines();
const all = timelines.flatMap(({ customer, projects }) =>
  projects.flatMap((project) => PHASES.map((phase) => ({ customer, project, phase }))),
);

describe('the id of a phase', () => {
  it('finds the same phase again, of every project', () => {
    expect(all.length).toBeGreaterThan(10);
    for (const shown of all) expect(findPhase(timelines, phaseId(timelines, shown))).toMatchObject(shown);
  });

  it('is no other phase’s, also where order numbers are the same', () => {
    const twins = [...all, ...all.map((shown) => ({ ...shown, customer: `${shown.customer} & SONS` }))];
    expect(new Set(twins.map((shown) => phaseId(timelines, shown))).size).toBe(twins.length);
  });

  it('does not change with the orders of another customer', () => {
    const project = buildProject({ poNumber: 'PO-31001' });
    const shown = { customer: 'BRANTHAM', project, phase: 'quoting' } as const;
    const own = [{ customer: 'BRANTHAM', projects: [project] }];
    const more = [{ customer: 'ALDERWICK', projects: [buildProject({ poNumber: 'PO-31001' })] }, ...own];
    expect(phaseId(more, shown)).toBe(phaseId(own, shown));
  });

  it.each(['', 'PO-31001'])('finds the pressed one of two projects whose number is both times “%s”', (poNumber) => {
    const [first, second] = [buildProject({ poNumber }), buildProject({ poNumber })];
    const [customer, phase] = ['ALDERWICK', 'quoting'] as const;
    for (const torn of [
      [{ customer, projects: [first, second] }],
      // The customer stands there twice as well.
      [
        { customer, projects: [first] },
        { customer, projects: [second] },
      ],
    ]) {
      for (const project of [first, second]) {
        expect(findPhase(torn, phaseId(torn, { customer, project, phase }))?.project).toBe(project);
      }
    }
  });

  it.each([
    ['nothing', ''],
    ['a word', 'quoting'],
    ['another customer', '["NOBODY","PO-31001","quoting"]'],
    ['JSON of something else', '{"customer":"ALDERWICK"}'],
  ])('%s finds none', (_what, id) => {
    expect(findPhase(timelines, id)).toBeUndefined();
  });
});
