import { useNow } from '@/clock/useNow';
import { ProductTheme } from '@/ui/ProductTheme';
import type { Figures } from '../../scripts/results/figures.mjs';
import { BUILT_FROM } from './book';
import { type Measurement, QualityTable } from './parts/QualityTable';
import { whyOther } from './parts/RunNote';

/** Kept with the files, and those of this machine, which may be younger. */
const files = import.meta.glob<Figures>(['./figures/*.json', '../../reports/figures/*.json'], {
  eager: true,
  import: 'default',
});

function latest(name: string): Figures | undefined {
  return Object.values(files)
    .filter((figures) => figures.name === name)
    .toSorted((a, b) => b.run.time.localeCompare(a.run.time))[0];
}

const MEASUREMENTS: readonly (Omit<Measurement, 'saved'> & { name: string })[] = [
  {
    name: 'mutation',
    title: 'Mutation score',
    says: 'How many changed rules at least one unit test notices.',
    command: 'npm run mutation',
  },
  {
    name: 'selftest',
    title: 'Selftest',
    says: 'Whether each known defect fails the check that must catch it.',
    command: 'npm run selftest',
  },
  {
    name: 'monkey',
    title: 'Monkey',
    says: 'How long the app withstands random presses, typing and navigation.',
    command: 'npm run monkey',
  },
  {
    name: 'engines',
    title: 'Engines',
    says: 'Whether it also holds in Firefox and WebKit.',
    command: 'npm run test:engines',
  },
  {
    name: 'leaks',
    title: 'Leaks',
    says: 'Whether a day of opening and closing leaves anything behind.',
    command: 'npm run leaks',
  },
  { name: 'budgets', title: 'Budgets', says: 'What a person downloads, counted in bytes.', command: 'npm run size' },
  {
    name: 'bench',
    title: 'Bench',
    says: 'How fast it is beside plain references, as ratios.',
    command: 'npm run bench',
  },
  {
    name: 'flakes',
    title: 'Flake bound',
    says: 'How often, at most, the tests of an unchanged product fail.',
    command: 'npm run flakes',
  },
  {
    name: 'conformance',
    title: 'Conformance',
    says: 'Which criteria of WCAG 2.2 A and AA hold, with evidence.',
    command: 'node scripts/conformance.mjs',
  },
];

/** The figures by which the product is judged. */
export function QualityPage() {
  const now = useNow();
  const measurements = MEASUREMENTS.map(({ name, ...measurement }) => {
    const saved = latest(name);
    return saved ? { ...measurement, command: saved.run.command, saved } : measurement;
  });
  const others = measurements.filter(
    (measurement) => 'saved' in measurement && whyOther(measurement.saved.run, BUILT_FROM) !== undefined,
  );
  return (
    <ProductTheme>
      <div className="flex flex-col gap-4 text-body text-ink">
        {others.length > 0 && (
          <p role="note">
            Measured on files other than those this Storybook was built from:{' '}
            {others.map(({ title }) => title).join(', ')}.
          </p>
        )}
        <QualityTable measurements={measurements} now={now} builtFrom={BUILT_FROM} />
      </div>
    </ProductTheme>
  );
}
