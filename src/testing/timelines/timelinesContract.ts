import { describe, expect, it } from 'vitest';
import { SEVERITIES } from '@/domain/severity/severity';
import { isDay } from '@/domain/time/day';
import { BLOCKER_TYPES } from '@/domain/timelines/blocker';
import { type Phase, PHASE_STATUSES, PHASES } from '@/domain/timelines/phase';
import type { Operations } from '@/operations/Operations';
import { once } from '../once';

const isText = (value: string) => value !== '' && value === value.trim();
const isMoment = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
const isPhase = ({ status, date, lag }: Phase) =>
  PHASE_STATUSES.includes(status) && (date === null || isDay(date)) && Number.isSafeInteger(lag) && lag >= 0;
const fieldsOf = (record: object) => Object.keys(record).toSorted();
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Every timeline, with the blockers and notes of every phase. */
export async function readTimelines({ timelines, phaseBlockers, phaseNotes }: Operations) {
  const all = await timelines();
  const places = all.flatMap(({ projects }) =>
    projects.flatMap((project) => PHASES.map((name) => ({ project, name, phase: project.phases[name] }))),
  );
  const phases = await Promise.all(
    places.map(async ({ project: { poNumber }, name, phase }) => ({
      phase,
      blockers: await phaseBlockers(poNumber, name),
      notes: await phaseNotes(poNumber, name),
    })),
  );
  return { timelines: all, phases };
}

/** What the timelines of every implementation must hold. */
export function describeTimelinesContract(create: () => Operations | Promise<Operations>): void {
  const read = once(async () => {
    const operations = await create();
    return {
      ...(await readTimelines(operations)),
      customers: await operations.customers(),
      purchaseOrders: await operations.purchaseOrders(),
    };
  });

  describe('timelines', () => {
    it('DATA-5: a timeline has a customer and projects, a project its number, style and five phases in order', async () => {
      const { timelines } = await read();
      const projects = timelines.flatMap((timeline) => timeline.projects);
      expect(projects).not.toEqual([]);
      for (const timeline of timelines) expect(fieldsOf(timeline)).toEqual(['customer', 'projects']);
      for (const project of projects) {
        expect(fieldsOf(project)).toEqual(['phases', 'poNumber', 'styleName']);
        expect(Object.keys(project.phases)).toEqual(['intent', 'sample', 'quoting', 'feedback', 'order']);
      }
    });

    it('DATA-5: a phase has a known status, a day that exists or none, and a lag in whole days', async () => {
      const phases = (await read()).phases.map(({ phase }) => phase);
      for (const phase of phases) expect(fieldsOf(phase)).toEqual(['date', 'lag', 'status']);
      expect(phases.filter((phase) => !isPhase(phase))).toEqual([]);
    });

    it('DATA-5: every customer has one timeline, in the order of the customers', async () => {
      const { timelines, customers } = await read();
      expect(timelines.map(({ customer }) => customer)).toEqual(customers.map(({ name }) => name));
    });

    it('DATA-5: every project is an order of its customer, with its style, and stands once', async () => {
      const { timelines, purchaseOrders } = await read();
      const known = new Set(
        purchaseOrders.map((order) => [order.poNumber, order.styleName, order.customer].join('\n')),
      );
      const told = timelines.flatMap(({ customer, projects }) =>
        projects.map(({ poNumber, styleName }) => [poNumber, styleName, customer].join('\n')),
      );
      expect(told.filter((project) => !known.has(project))).toEqual([]);
      expect(repeated(told)).toEqual([]);
    });

    it('DATA-6: blockers have their fields to the letter, and ids of their own', async () => {
      const blockers = (await read()).phases.flatMap((phase) => phase.blockers);
      for (const blocker of blockers) {
        expect(fieldsOf(blocker)).toEqual(['description', 'id', 'owner', 'severity', 'type']);
        expect(BLOCKER_TYPES).toContain(blocker.type);
        expect(SEVERITIES).toContain(blocker.severity);
        expect([blocker.id, blocker.description, blocker.owner].every(isText)).toBe(true);
      }
      expect(repeated(blockers.map(({ id }) => id))).toEqual([]);
    });

    it('DATA-6: notes have their fields to the letter, ids of their own, and come newest first', async () => {
      const { phases } = await read();
      const notes = phases.flatMap((phase) => phase.notes);
      for (const note of notes) {
        expect(fieldsOf(note)).toEqual(['author', 'content', 'date', 'id']);
        expect(isMoment(note.date)).toBe(true);
        expect([note.id, note.author, note.content].every(isText)).toBe(true);
      }
      expect(repeated(notes.map(({ id }) => id))).toEqual([]);
      for (const phase of phases) {
        const dates = phase.notes.map(({ date }) => date);
        expect(dates).toEqual(dates.toSorted().toReversed());
      }
    });

    it('DATA-6: the worst blockers of a phase stand first', async () => {
      for (const { blockers } of (await read()).phases) {
        const ranks = blockers.map(({ severity }) => SEVERITIES.indexOf(severity));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }
    });

    it('DATA-6: an order that is not known has neither blockers nor notes', async () => {
      const { phaseBlockers, phaseNotes } = await create();
      expect([...(await phaseBlockers('PO-00000', 'sample')), ...(await phaseNotes('PO-00000', 'sample'))]).toEqual([]);
    });
  });
}
