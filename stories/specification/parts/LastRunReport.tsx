import { useId, type ReactNode } from 'react';
import type { Ledger } from '../../../scripts/ledger.mjs';
import { counted, figureText } from '@/domain/text/counted';
import { toneText } from '@/ui/toneClass';
import { type BookStory, MODE_WORDS, MODES, type StoryRow, storyAddress } from '../book';
import { ScrollRegion } from '../../ScrollRegion';
import { Failure, Message } from './LastRunFailure';

/** How many of the slowest are shown. */
const SLOWEST = 15;
const CELL = 'px-3 py-2 text-left align-top';
const FIGURE = 'px-3 py-2 text-right align-top tabular-nums';
const LINK = 'underline underline-offset-2';

type FailedTest = Ledger['failedTests'][number];

export interface LastRunReportProps {
  /** The latest row of each story and mode. */
  rows: readonly StoryRow[];
  /** All stories of this Storybook. */
  stories: readonly BookStory[];
  /** Unit and end-to-end tests that failed. */
  failedTests: readonly FailedTest[];
  /** What each clause says, by its id. */
  sentences: Readonly<Record<string, string>>;
  /** The button that copies a command was pressed; called with the command. */
  onCopy: (command: string) => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-section font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  /** Heads of columns of figures. */
  figures: readonly string[];
  children: ReactNode;
}

function Table({ label, columns, figures, children }: TableProps) {
  return (
    <ScrollRegion label={label} className="bg-panel">
      <table className="w-full border-collapse text-dense wrap-break-word">
        <thead>
          <tr className="border-b border-line text-label text-ink-2">
            {[...columns, ...figures].map((name) => (
              <th
                key={name}
                scope="col"
                className={`${figures.includes(name) ? FIGURE : CELL} font-medium whitespace-nowrap`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

const totalOf = (counts: Readonly<Record<string, number>> = {}) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Place of that figure, which alone says something of a mode in which nothing ran. */
const NOT_RUN = 3;

function ModeTotals({ rows, stories }: Pick<LastRunReportProps, 'rows' | 'stories'>) {
  return (
    <Table
      label="Results by mode"
      columns={['Mode']}
      figures={['Passed', 'Failed', 'Left out', 'Not run', 'Axe violations', 'Axe inconclusive', 'Time']}
    >
      {MODES.map((mode) => {
        const own = rows.filter((row) => row.mode === mode);
        const count = (result: StoryRow['result']) => own.filter((row) => row.result === result).length;
        const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1000;
        const figures = [
          count('passed'),
          count('failed'),
          count('left out'),
          Math.max(0, stories.length - own.length),
          own.reduce((sum, { violations }) => sum + totalOf(violations), 0),
          own.reduce((sum, { inconclusive }) => sum + totalOf(inconclusive), 0),
        ];
        const hasNoResult = own.length === 0;
        return (
          <tr key={mode}>
            <th scope="row" className={`${CELL} font-medium`}>
              {MODE_WORDS[mode]}
            </th>
            {figures.map((figure, place) => (
              <td
                key={place}
                className={`${FIGURE} ${place === 1 && figure > 0 ? `font-semibold ${toneText.danger}` : ''}`}
              >
                {hasNoResult && place !== NOT_RUN ? '–' : figureText(figure)}
              </td>
            ))}
            <td className={FIGURE}>{hasNoResult ? '–' : `${figureText(Math.round(seconds))} s`}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What the last run showed, what failed first: where, which clause it breaks, what was expected, and how to see it again. */
export function LastRunReport({ rows, stories, failedTests, sentences, onCopy }: LastRunReportProps) {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const nameOf = (id: string) => `${byId.get(id)?.title ?? id}: ${byId.get(id)?.name ?? ''}`;
  const failed = rows.filter(({ result }) => result === 'failed');
  const slowest = rows.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const fresh = [...new Set(rows.filter(({ isNew }) => isNew).map(({ storyId }) => storyId))];
  const undecided = rows.filter(({ inconclusive }) => totalOf(inconclusive) > 0);
  const rules = [...new Set(undecided.flatMap(({ inconclusive = {} }) => Object.keys(inconclusive)))];
  const link = (row: StoryRow) => (
    <a href={storyAddress(row.storyId, row.mode)} target="_top" className={LINK}>
      {nameOf(row.storyId)}
    </a>
  );
  return (
    <div className="flex flex-col gap-8">
      <ModeTotals rows={rows} stories={stories} />
      <Section title={`Failures (${failed.length + failedTests.length})`}>
        {failed.length + failedTests.length === 0 && (
          <p>{rows.length === 0 ? 'No story has run.' : 'Nothing that ran has failed.'}</p>
        )}
        {failed.map((row) => (
          <Failure
            key={`${row.storyId} ${row.mode}`}
            row={row}
            story={byId.get(row.storyId)}
            sentences={sentences}
            onCopy={onCopy}
          />
        ))}
        {failedTests.map(({ kind, name, file, line, message }) => (
          <article
            key={`${file} ${name}`}
            aria-label={name}
            className="flex flex-col gap-3 rounded-card border border-line bg-panel p-4"
          >
            <h3 className="text-card font-semibold">
              {kind}: {name}
            </h3>
            <p className="text-ink-2">
              {file}:{line}
            </p>
            <Message of={name} text={message} />
          </article>
        ))}
      </Section>
      <Section title="Slowest">
        {slowest.length === 0 ? (
          <p>No time was taken.</p>
        ) : (
          <Table label="Slowest stories" columns={['Story', 'Mode']} figures={['Time']}>
            {slowest.map((row) => (
              <tr key={`${row.storyId} ${row.mode}`}>
                <td className={CELL}>{link(row)}</td>
                <td className={CELL}>{MODE_WORDS[row.mode]}</td>
                <td className={FIGURE}>{figureText(row.ms)} ms</td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
      <Section title={`New since the run before (${fresh.length})`}>
        {fresh.length === 0 && (
          <p>{rows.length === 0 ? 'No story has run.' : 'None, or there was no run before it on this machine.'}</p>
        )}
        <ul className="flex flex-col gap-1">
          {fresh.map((id) => (
            <li key={id}>
              <a href={storyAddress(id)} target="_top" className={LINK}>
                {nameOf(id)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={`Inconclusive (${undecided.length})`}>
        <p>
          {rules.length > 0 && 'What axe could not decide and a person must look at, by rule.'}
          {rules.length === 0 && (rows.length === 0 ? 'No story has run.' : 'Axe could decide everything.')}
        </p>
        {rules.map((rule) => {
          const own = undecided.filter(({ inconclusive = {} }) => rule in inconclusive);
          return (
            <details key={rule} className="rounded-card border border-line px-4 py-2">
              <summary className="cursor-pointer">
                <code>{rule}</code>:{' '}
                {counted(
                  own.reduce((sum, { inconclusive = {} }) => sum + (inconclusive[rule] ?? 0), 0),
                  'element',
                )}{' '}
                in {counted(own.length, 'result')}
              </summary>
              <ul className="flex flex-col gap-1 pt-2">
                {own.map((row) => (
                  <li key={`${row.storyId} ${row.mode}`}>
                    {link(row)}, {MODE_WORDS[row.mode]}: {row.inconclusive?.[rule]}
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </Section>
    </div>
  );
}
