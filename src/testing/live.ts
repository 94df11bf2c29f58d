import { OperationError } from '@/operations/operationError';
import type { CommandKind, ResultOf } from '@/operations/Operations';
import { FROZEN_NOW } from './frozenClock';
import type { Records } from './records';

/** What an implementation in memory changes, and with what. */
export interface Live {
  /** Every list is replaced rather than changed, so that what was answered before stays as it was. */
  records: Records;
  /** Who is signed in: one of the staff. */
  me: string;
  /** A number that nothing else has. */
  next: () => number;
  /** A moment later than all that is recorded, and later each time. */
  moment: () => string;
}

const SECOND_MS = 1_000;

/** @param records an object that nobody else holds, for its lists are replaced; the lists themselves are never changed */
export function createLive(records: Records): Live {
  let made = 9_000;
  const next = () => {
    made += 1;
    return made;
  };
  return {
    records,
    me: records.staff[0] ?? 'Nobody',
    next,
    moment: () => new Date(FROZEN_NOW + next() * SECOND_MS).toISOString(),
  };
}

/** What carries out each command of a domain. */
export type Handlers<Commands> = {
  readonly [Kind in keyof Commands & CommandKind]: (data: Commands[Kind]) => ResultOf<Kind>;
};

/** For a command that changes no query's result. */
export const nothing = () => {};

/**
 * The list with some records changed.
 * @param what names them in the error
 * @throws OperationError 'not-found' when there are none
 */
export function withChanged<Entity>(
  list: readonly Entity[],
  isMeant: (entity: Entity) => boolean,
  change: (entity: Entity) => Entity,
  what: string,
): Entity[] {
  if (!list.some(isMeant)) throw new OperationError('not-found', `There is no ${what}.`);
  return list.map((entity) => (isMeant(entity) ? change(entity) : entity));
}
