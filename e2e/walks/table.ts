import { allCells, type Cell, partOf } from './cells';
import { EVENTS } from './events';
import { WALKED_SCREENS } from './states';

/** A desk and a phone; the event 'resize' passes through all widths. */
const WALK_WIDTHS = [1440, 390];

const stateOf = ({ screen, state }: Cell) =>
  WALKED_SCREENS.find(({ name }) => name === screen)?.states.find(({ name }) => name === state);

/** All that is walked through. */
export const WALK_TABLE = allCells({
  screens: WALKED_SCREENS,
  widths: WALK_WIDTHS,
  events: EVENTS,
  fits: (cell) => {
    const found = stateOf(cell);
    const fits = EVENTS.find(({ name }) => name === cell.event)?.fits;
    return found !== undefined && (found.fits?.(cell.width) ?? true) && (fits?.(found) ?? true);
  },
});

/** The fixed part that is walked through with all tests. */
export const WALK_PART = partOf(WALK_TABLE.filter((cell) => stateOf(cell)?.isLikeAnother !== true));
