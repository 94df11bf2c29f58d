import { expect, test } from '../app';
import { whyNot } from '../engines/prepareEngine';
import { chosenBy, titleOf } from './cells';
import { EVENTS } from './events';
import { noteIdle } from './idle';
import { WALK_PART, WALK_TABLE } from './table';
import { walk } from './walk';

/** Words that choose cells of the whole table, or an empty text for all of it; undefined for the fixed part. */
const wanted = process.env['WEFTLINE_WALKS'];
const LONGEST_CELL_MS = 40_000;

const cells = wanted === undefined ? WALK_PART : chosenBy(WALK_TABLE, wanted);

if (cells.length === 0) throw new Error(`No walk is called '${wanted}'`);

for (const screen of new Set(cells.map((cell) => cell.screen))) {
  const steps = cells.filter((cell) => cell.screen === screen);
  test(`${screen} stands through ${steps.length} events in its states`, async ({
    page,
    watched,
    baseURL,
    browserName,
    channel,
  }) => {
    const possible = steps.filter((cell) => {
      const need = EVENTS.find(({ name }) => name === cell.event)?.need;
      const why = need && whyNot(channel ?? browserName, [need]);
      if (why !== undefined)
        test.info().annotations.push({ type: 'left out', description: `${titleOf(cell)}: ${why}` });
      return why === undefined;
    });
    test.setTimeout(possible.length * LONGEST_CELL_MS);
    const { failures, idle } = await walk(page, watched, baseURL ?? '', possible);
    test.info().annotations.push(...noteIdle(idle, possible.length));
    expect(failures, 'replay one with: npm run walks -- "<all before the last colon>"').toEqual([]);
  });
}
