import { recordId } from '@/domain/ordering/recordId';
import type { Neighbours } from '@/ui/RecordStepper';

/**
 * Where one stands in a list, and the step to the next.
 * @param listed those on screen, in their order
 * @param current the one that the panel shows
 * @param show shows another of them in the open panel
 */
export function neighboursIn<Entity>(
  listed: readonly Entity[],
  current: Entity,
  show: (next: Entity) => void,
): Neighbours {
  const place = listed.indexOf(current);
  return {
    place: place + 1,
    count: listed.length,
    onStep: (step) => {
      const next = listed[place + step];
      if (next) show(next);
    },
  };
}

/**
 * Where a record stands among those on screen, and the step to the next.
 * @param all every record, by which ids are unique
 * @param listed those on screen, in their order
 * @param current the one that the panel shows
 * @param showOther shows the record of an id in the open panel
 */
export const neighboursOf = <Entity>(
  all: readonly Entity[],
  listed: readonly Entity[],
  current: Entity,
  idOf: (entity: Entity) => string,
  showOther: (id: string) => void,
): Neighbours => neighboursIn(listed, current, (next) => showOther(recordId(all, next, idOf)));
