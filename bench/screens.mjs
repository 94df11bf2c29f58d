// From the press of a link to the painted screen: between all screens of the bar, and at the first visit of each.
import { BAR, COMMUNICATIONS, everyChange, goTo, logIn, openSheet } from './app.mjs';
import { alternate, createRecord, variantsOf } from './measure.mjs';

/**
 * @param {import('./bench.mjs').Subject} subject
 * @returns {Promise<import('./measure.mjs').Section[]>}
 */
export async function measureScreens({ bench, apps, rounds }) {
  const variants = variantsOf(apps);
  const addressOf = (/** @type {import('./measure.mjs').Variant} */ variant) => apps[variant]?.address ?? '';
  const repeat = createRecord();
  for (const slower of [1, 4]) {
    const machine = slower === 1 ? '' : `, ${slower}x slower`;
    await alternate(variants, slower === 1 ? rounds : Math.ceil(rounds / 2), async (variant, round) => {
      const opened = await bench.open(addressOf(variant), { slower });
      await logIn(opened.page);
      for (const screen of BAR.toReversed()) await goTo(opened.page, screen);
      for (const [turn, screen] of everyChange(BAR).slice(1).entries()) {
        const { result, counts } = await opened.counted(() => goTo(opened.page, screen, 'Main', turn));
        repeat.add(`all screens${machine}`, variant, round, result.content, counts);
        repeat.add(`all screens${machine}, whole`, variant, round, result.whole, counts);
        if (slower === 1) repeat.add(screen[0], variant, round, result.content, counts);
      }
      await opened.close();
    });
  }
  const first = createRecord();
  await alternate(variants, rounds, async (variant, round) => {
    const opened = await bench.open(addressOf(variant), { slowNetwork: true });
    await logIn(opened.page);
    let asked = 0;
    opened.page.on('request', () => {
      asked += 1;
    });
    for (const [turn, screen] of [...BAR.slice(1), COMMUNICATIONS].entries()) {
      const inSheet = screen === COMMUNICATIONS;
      if (inSheet) await openSheet(opened.page);
      const { result, counts } = await opened.counted(() =>
        goTo(opened.page, screen, inSheet ? 'All destinations' : 'Main', turn),
      );
      first.add('all screens', variant, round, result.content, counts);
      first.add(screen[0], variant, round, result.content, counts);
    }
    first.add('files asked for', variant, round, asked);
    await opened.close();
  });
  return [
    { title: 'Change of screen, visited before', unit: 'ms', figures: repeat.figures() },
    { title: 'Change of screen, first visit (1.6 Mbit/s, 150 ms)', unit: 'ms', figures: first.figures() },
  ];
}
