import { allCells } from './cells';
import { EVENTS } from './events';
import { WALKED_SCREENS } from './states';

/** A desk and a phone; the event 'resize' passes through all widths. */
const WALK_WIDTHS = [1440, 390];

/** All that is walked through. */
export const WALK_TABLE = allCells({
  screens: WALKED_SCREENS,
  widths: WALK_WIDTHS,
  events: EVENTS,
  fits: ({ screen, state, event }) => {
    const found = WALKED_SCREENS.find(({ name }) => name === screen)?.states.find(({ name }) => name === state);
    const fits = EVENTS.find(({ name }) => name === event)?.fits;
    return found !== undefined && (fits?.(found) ?? true);
  },
});
