/** One state of one screen at one width, and the event in it. */
export interface Cell {
  screen: string;
  width: number;
  state: string;
  event: string;
}

/** What the cells are made of. */
interface Tables {
  screens: readonly { name: string; states: readonly { name: string }[] }[];
  widths: readonly number[];
  events: readonly { name: string }[];
  /** False where an event means nothing in a state. */
  fits: (cell: Cell) => boolean;
}

/** Names a cell, and chooses it: `npm run walks -- <title>`. */
export const titleOf = ({ screen, width, state, event }: Cell): string =>
  `${screen} at ${width} px: ${state}, ${event}`;

/** Every state times every event. */
export function allCells({ screens, widths, events, fits }: Tables): Cell[] {
  return screens.flatMap((screen) =>
    widths.flatMap((width) =>
      screen.states.flatMap((state) =>
        events
          .map((event) => ({ screen: screen.name, width, state: state.name, event: event.name }))
          .filter((cell) => fits(cell)),
      ),
    ),
  );
}

/** How many cells to move on from one state to the next; with this number every event is covered. */
const STRIDE = 7;

/** The fixed part that is walked through with all tests: of each state one cell, another one than of the state before. */
export function partOf(cells: readonly Cell[]): Cell[] {
  const placeOf = ({ screen, state }: Cell) => `${screen}: ${state}`;
  return [...new Set(cells.map(placeOf))].flatMap((place, index) => {
    const row = cells.filter((cell) => placeOf(cell) === place);
    return row[(index * STRIDE) % row.length] ?? [];
  });
}

/** Those whose titles hold all the words, in order. */
export const chosenBy = (cells: readonly Cell[], words: string): Cell[] =>
  cells.filter((cell) => titleOf(cell).includes(words));
