import { recordId } from '@/domain/ordering/recordId';
import type { Neighbours } from '@/ui/RecordStepper';

/**
 * Where a record stands among those on screen, and the step to the next.
 * @param all every record, by which ids are unique
 * @param listed those on screen, in their order
 * @param current the one that the panel shows
 * @param showOther shows the record of an id in the open panel
 */
export function neighboursOf<Entity>(
  all: readonly Entity[],
  listed: readonly Entity[],
  current: Entity,
  idOf: (entity: Entity) => string,
  showOther: (id: string) => void,
): Neighbours {
  const place = listed.indexOf(current);
  return {
    place: place + 1,
    count: listed.length,
    onStep: (step) => {
      const next = listed[place + step];
      if (next) showOther(recordId(all, next, idOf));
    },
  };
}
