import { CircleCheck, CircleDashed, CircleX, History, UserRound } from 'lucide-react';
import { relativeAge } from '@/domain/time/relativeAge';
import type { Figures } from '../../../scripts/results/figures.mjs';
import type { SourceState } from '../../../scripts/results/run.mjs';
import { ToneBadge } from '@/ui/ToneBadge';
import { toneText } from '@/ui/toneClass';
import { whyOther } from './RunNote';

export interface Measurement {
  /** What is measured, 'Mutation score'. */
  title: string;
  /** What the figure says about the product, in a sentence. */
  says: string;
  /** The command that takes it; undefined while there is none. */
  command?: string;
  /** As last saved; undefined while it was never taken. */
  saved?: Figures;
}

export interface QualityTableProps {
  /** In the order shown. */
  measurements: readonly Measurement[];
  /** Milliseconds since the epoch. */
  now: number;
  /** The files of which this Storybook was built: a figure of others is no verdict on it. */
  builtFrom: SourceState;
}

/** A few digits are all that one reads. */
const figureText = (value: number, unit = '') =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}${unit === '' ? '' : ` ${unit}`}`;

const waitsForPerson = ({ figures }: Figures) => figures.some(({ waits }) => waits);

function Verdict({ saved, builtFrom }: { saved: Figures | undefined; builtFrom: SourceState }) {
  if (!saved) {
    return (
      <ToneBadge tone="neutral" icon={CircleDashed}>
        No figure yet
      </ToneBadge>
    );
  }
  const holds = saved.figures.every(({ ok }) => ok);
  const waits = waitsForPerson(saved);
  if (whyOther(saved.run, builtFrom) !== undefined) {
    const held = waits ? 'Waited for a person on other files' : 'Held on other files';
    return (
      <ToneBadge tone="neutral" icon={History}>
        {holds ? held : 'Fell short on other files'}
      </ToneBadge>
    );
  }
  if (!holds) {
    return (
      <ToneBadge tone="danger" icon={CircleX}>
        Falls short
      </ToneBadge>
    );
  }
  return waits ? (
    <ToneBadge tone="warning" icon={UserRound}>
      Needs a person: pending
    </ToneBadge>
  ) : (
    <ToneBadge tone="success" icon={CircleCheck}>
      Holds
    </ToneBadge>
  );
}

/** Lines that a press unfolds; nothing without any. */
function Folded({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer">
        {title} ({lines.length})
      </summary>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** More than these would push all other measurements out of sight. */
const MOST_FIGURES = 12;

function FigureTable({ figures }: Pick<Figures, 'figures'>) {
  return (
    <table className="w-full border-collapse text-dense wrap-break-word">
      <thead className="sr-only">
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Value</th>
          <th scope="col">Limit</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {figures.map(({ what, value, unit, limit, ok }) => (
          <tr key={what}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {what}
            </th>
            <td className={`py-1.5 text-right font-medium tabular-nums ${ok ? '' : toneText.danger}`}>
              {ok ? figureText(value, unit) : `${figureText(value, unit)}, falls short`}
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap text-ink-2 tabular-nums">{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All figures where they are few; of many, a press unfolds those that fall short, and those that hold. */
function FigureList({ figures }: Pick<Figures, 'figures'>) {
  if (figures.length <= MOST_FIGURES) return <FigureTable figures={figures} />;
  const groups = [
    ['Fall short', figures.filter(({ ok }) => !ok)],
    ['Hold', figures.filter(({ ok }) => ok)],
  ] as const;
  return groups.map(
    ([title, some]) =>
      some.length > 0 && (
        <details key={title}>
          <summary className="cursor-pointer">
            {title} ({some.length} of {figures.length})
          </summary>
          <FigureTable figures={some} />
        </details>
      ),
  );
}

/** How good the product and its tests are, in figures: each with what it says, its command, its commit and its age. */
export function QualityTable({ measurements, now, builtFrom }: QualityTableProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {measurements.map(({ title, says, command, saved }) => (
        <article
          key={title}
          aria-label={title}
          className="flex flex-col gap-3 rounded-card border border-line bg-panel p-4"
        >
          <div className="flex items-center justify-between gap-3">
            <h2 className="text-section font-semibold">{title}</h2>
            <Verdict saved={saved} builtFrom={builtFrom} />
          </div>
          <p className="text-ink-2">{says}</p>
          {saved && <FigureList figures={saved.figures} />}
          {saved && (
            <Folded
              title={waitsForPerson(saved) ? 'What waits for a person' : 'What is not good'}
              lines={saved.notes}
            />
          )}
          {saved?.rows && <Folded title="All that was tried" lines={saved.rows} />}
          <p className="mt-auto text-label text-ink-2">
            {command === undefined ? 'No command takes it yet.' : <code>{command}</code>}
            {saved &&
              `, ${relativeAge(saved.run.time, now).toLowerCase()}, on ${saved.run.commit.slice(0, 7) || 'an unknown commit'}${saved.run.changed ? ' with changes that are not committed' : ''}`}
          </p>
        </article>
      ))}
    </div>
  );
}
