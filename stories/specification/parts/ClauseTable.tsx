import { useEffect, useState } from 'react';
import type { LedgerRow, Proof } from '../../../scripts/results/clauseRows.mjs';
import { narrowedTo, searchedFor } from '@/domain/text/narrowing';
import { Button } from '@/ui/Button';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';
import { SwitchField } from '@/ui/SwitchField';
import { ClauseProof } from './ClauseProof';
import { ClauseRow, COLUMNS } from './ClauseRow';
import { SourceDialog } from './SourceDialog';

/** What a row as a whole is called in the filter. */
const RESULTS = [
  { value: 'all', label: 'All results' },
  { value: 'passed', label: 'Proven' },
  { value: 'failed', label: 'Failed' },
  { value: 'not run', label: 'Not run' },
  { value: 'unproven', label: 'Without proof' },
];

/** Which clauses to show. */
interface Choices {
  area: string;
  result: string;
  oneProof: boolean;
  words: string;
}

const isChosen = (row: LedgerRow, { area, result, oneProof, words }: Choices) =>
  (area === 'all' || row.area === area) &&
  (result === 'all' || row.result === result) &&
  (!oneProof || row.proofs.length === 1) &&
  `${row.id} ${row.sentence}`.toLowerCase().includes(words.trim().toLowerCase());

/** For paper, which shows no controls. */
const narrowedBy = ({ area, result, oneProof, words }: Choices) => [
  ...searchedFor(words),
  ...narrowedTo('area', area, 'all'),
  ...narrowedTo('result', RESULTS.find(({ value }) => value === result)?.label ?? result, 'All results'),
  ...(oneProof ? ['one proof only'] : []),
];

export interface ClauseTableProps {
  /** Clauses in the specification's order, with the results of the last run. */
  rows: readonly LedgerRow[];
  /** What each area is called, by its id. */
  areaTitles: Readonly<Record<string, string>>;
  /** Reads the file of a test; resolves with nothing when the book has none. */
  readSource: (file: string) => Promise<string | undefined>;
  /** Id of the clause that the address names. */
  wanted?: string;
}

/** Every clause on a line: what its proofs last said in light, in dark, end to end and in unit tests, and each proof to open. */
export function ClauseTable({ rows, areaTitles, readSource, wanted }: ClauseTableProps) {
  const [choices, setChoices] = useState<Choices>({ area: 'all', result: 'all', oneProof: false, words: '' });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(wanted === undefined ? [] : [wanted]));
  const [named, setNamed] = useState(wanted);
  const [source, setSource] = useState<Proof>();
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const shown = rows.filter((row) => isChosen(row, choices));
  const proven = rows.filter(({ result }) => result === 'passed').length;
  const hasRun = rows.some(({ proofs }) => proofs.some(({ result }) => result !== 'not run'));
  const areas = [...new Set(rows.map(({ area }) => area))];
  const choose = (choice: Partial<Choices>) => setChoices({ ...choices, ...choice });
  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  const count = `${shown.length} of ${rows.length} clauses`;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {hasRun ? (
          <>
            <strong>
              {proven} of {rows.length} clauses proven
            </strong>
            : each of their proofs ran and passed.
          </>
        ) : (
          <>
            <strong>Not run</strong>: {rows.filter(({ proofs }) => proofs.length > 0).length} of {rows.length} clauses
            have proofs, and no result of any is here.
          </>
        )}{' '}
        {rows.filter(({ proofs }) => proofs.length === 1).length} stand on one proof only.
      </p>
      <FilterBar label="Clauses" result={count} narrowedBy={narrowedBy(choices)}>
        <SearchField label="Search clauses" value={choices.words} onSearch={(words) => choose({ words })} />
        <SelectField
          label="Area"
          labelShown={false}
          value={choices.area}
          options={[
            { value: 'all', label: 'All areas' },
            ...areas.map((area) => ({ value: area, label: `${area}: ${areaTitles[area] ?? ''}` })),
          ]}
          onChoose={(area) => choose({ area })}
        />
        <SelectField
          label="Result"
          labelShown={false}
          value={choices.result}
          options={RESULTS}
          onChoose={(result) => choose({ result })}
        />
        <SwitchField label="One proof only" on={choices.oneProof} onSwitch={(oneProof) => choose({ oneProof })} />
        <Button
          variant="outline"
          color="gray"
          onClick={() => setOpened(opened.size > 0 ? new Set() : new Set(shown.map(({ id }) => id)))}
        >
          {opened.size > 0 ? 'Close all proofs' : 'Open all proofs'}
        </Button>
        <span className="text-ink-2">{count}</span>
      </FilterBar>
      {shown.length === 0 ? (
        <p className="rounded-card border border-dashed border-outline px-4 py-8 text-center">
          No clause is like that.
        </p>
      ) : (
        <div className="relative overflow-clip max-md:overflow-x-auto rounded-card border border-line bg-panel">
          <table className="w-full border-collapse text-dense wrap-break-word">
            <thead className="sticky top-0 bg-panel">
              <tr className="border-b border-line text-left text-label text-ink-2">
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className="px-2 py-2 align-bottom font-medium sm:px-3">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {shown.map((row) => (
                <ClauseRow
                  key={row.id}
                  row={row}
                  isOpen={opened.has(row.id)}
                  isNamed={named === row.id}
                  onToggle={() => toggle(row.id)}
                  onName={() => {
                    setNamed(row.id);
                    setOpened(new Set(opened).add(row.id));
                  }}
                >
                  <ul className="flex flex-col gap-1">
                    {row.proofs.map((proof) => (
                      <li key={`${proof.kind} ${proof.name} ${proof.file}`}>
                        <ClauseProof proof={proof} onSource={setSource} />
                      </li>
                    ))}
                    {row.proofs.length === 0 && <li>Nothing proves it yet.</li>}
                  </ul>
                </ClauseRow>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {source?.line !== undefined && (
        <SourceDialog file={source.file} line={source.line} read={readSource} onClose={() => setSource(undefined)} />
      )}
    </div>
  );
}
