import { describe, expect, it } from 'vitest';
import type { Operations } from '@/operations/Operations';
import { createSampleOperations } from '@/operations/sample/sampleOperations';
import { FROZEN_NOW } from './frozenClock';
import { liveOperationsOn } from './liveOperations';
import { once } from './once';
import { CHECKED_WITHIN_MS, contractOf } from './operationsContract';
import { readAll } from './records';

/** An implementation that differs from a good one in one thing. */
interface Other {
  /** What is other in it. */
  what: string;
  /** What stands in place of the good one's. */
  change: (good: Operations) => object;
}

/** One whose difference is a fault. */
export interface Faulty extends Other {
  /** Names of the rules that it breaks, all of them. */
  breaks: readonly string[];
  /** What the first of them says of it. */
  says: string;
}

/** For all of them: one that changes it fails where it does so. */
const begun = once(async () => deepFreeze(await readAll(createSampleOperations(FROZEN_NOW))));

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

const createGood = async () => liveOperationsOn(await begun());

/** In memory a cancelled call ends before any timer; over a network it takes longer. */
const CANCELLED_WITHIN_MS = 20;

/** The rules that the good one breaks once it is changed, each with what it says. */
async function brokenRules(change: Other['change'] = () => ({})): Promise<ReadonlyMap<string, string>> {
  const make = async () => {
    const good = await createGood();
    return { ...good, ...change(good) };
  };
  const broken = new Map<string, string>();
  for (const { name, faults } of contractOf(make, { cancelledWithinMs: CANCELLED_WITHIN_MS })) {
    const found = await faults().catch((error: unknown) => [String(error)]);
    if (found.length > 0 && !broken.has(name)) broken.set(name, found.join('\n'));
  }
  return broken;
}

/** Proof that the contract bites: each is refused, by the rule on its fault and by no other. */
export function describeRefused(table: readonly Faulty[]): void {
  describe('the contract refuses', () => {
    it('nothing of an implementation without a fault', async () => {
      expect([...(await brokenRules())]).toEqual([]);
    });

    it.each(table.map((faulty) => [faulty.what, faulty] as const))(
      '%s',
      async (_what, { breaks, says, change }) => {
        const broken = await brokenRules(change);
        expect([...broken.keys()].toSorted()).toEqual([...breaks].toSorted());
        expect(broken.get(breaks[0] ?? '')).toContain(says);
      },
      CHECKED_WITHIN_MS,
    );
  });
}

/** Proof that it asks no more than the guide to a backend says: none of these is refused. */
export function describeAccepted(table: readonly Other[]): void {
  describe('the contract accepts', () => {
    it.each(table.map(({ what, change }) => [what, change] as const))(
      '%s',
      async (_what, change) => {
        expect([...(await brokenRules(change))]).toEqual([]);
      },
      CHECKED_WITHIN_MS,
    );
  });
}
