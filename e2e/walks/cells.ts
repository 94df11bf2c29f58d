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

/**
 * The fixed part that is walked through with all tests: of each state one cell, that whose event and whose width of the
 * screen were met least until then.
 */
export function partOf(cells: readonly Cell[]): Cell[] {
  const met = new Map<string, number>();
  const kindsOf = ({ screen, width, event }: Cell) => [event, `${screen} at ${width}`];
  const timesMet = (cell: Cell) => kindsOf(cell).reduce((sum, kind) => sum + (met.get(kind) ?? 0), 0);
  const placeOf = ({ screen, state }: Cell) => `${screen}: ${state}`;
  return [...new Set(cells.map(placeOf))].map((place) => {
    const row = cells.filter((cell) => placeOf(cell) === place);
    const chosen = row.reduce((least, cell) => (timesMet(cell) < timesMet(least) ? cell : least));
    for (const kind of kindsOf(chosen)) met.set(kind, (met.get(kind) ?? 0) + 1);
    return chosen;
  });
}

/** Those whose titles contain these words, as one phrase. */
export const chosenBy = (cells: readonly Cell[], words: string): Cell[] =>
  cells.filter((cell) => titleOf(cell).includes(words));
