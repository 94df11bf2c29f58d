import { ChevronDown, ChevronRight, CircleCheck, CircleX, Clock, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { LedgerRow, Proof } from '../../../scripts/results/clauseRows.mjs';
import { Button } from '@/ui/Button';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';
import { SwitchField } from '@/ui/SwitchField';
import { toneText } from '@/ui/toneClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { clauseAddress } from '../../ClauseLink';
import { type Mode, storyAddress } from '../book';
import { SourceDialog } from './SourceDialog';

type Result = Proof['result'];

const looks = {
  passed: { word: 'passed', icon: CircleCheck, look: toneText.success },
  failed: { word: 'failed', icon: CircleX, look: `font-semibold ${toneText.danger}` },
  'not run': { word: 'not run', icon: Clock, look: toneText.warning },
} as const;

/** What a row as a whole is called in the filter. */
const RESULTS = [
  { value: 'all', label: 'All results' },
  { value: 'passed', label: 'Proven' },
  { value: 'failed', label: 'Failed' },
  { value: 'not run', label: 'Not run' },
  { value: 'unproven', label: 'Without proof' },
];

const COLUMNS = ['Clause', 'Sentence', 'Light', 'Dark', 'End to end', 'Unit', 'Proofs'];

/** Several proofs in one cell: how many, and the worst of what they said. */
function ResultCell({ results }: { results: readonly Result[] }) {
  if (results.length === 0) {
    return (
      <span className="text-ink-2">
        <Minus aria-hidden size={14} />
        <VisuallyHidden>none</VisuallyHidden>
      </span>
    );
  }
  const worst = (['failed', 'not run'] as const).find((result) => results.includes(result)) ?? 'passed';
  const { word, icon: Icon, look } = looks[worst];
  const count = results.filter((result) => result === worst).length;
  return (
    <span className={`inline-flex items-center gap-1 ${look}`}>
      <Icon aria-hidden size={14} className="shrink-0" />
      {worst === 'passed' ? (
        <>
          {count}
          <VisuallyHidden> {word}</VisuallyHidden>
        </>
      ) : (
        [count === results.length ? '' : `${count} of ${results.length}`, word].join(' ').trim()
      )}
    </span>
  );
}

function ProofLink({ proof, onSource }: { proof: Proof; onSource: (proof: Proof) => void }) {
  const { storyId, modes, kind, name, file, line, result } = proof;
  const link = 'underline underline-offset-2';
  if (storyId === undefined || modes === undefined) {
    return (
      <>
        <ResultCell results={[result]} /> {kind}:{' '}
        {line === undefined ? (
          `${name} (${file})`
        ) : (
          <button type="button" className={`${link} text-left`} onClick={() => onSource(proof)}>
            {name}
          </button>
        )}
        {line !== undefined && <span className="text-ink-2">{` ${file}:${line}`}</span>}
      </>
    );
  }
  const open = (mode: Mode, words: string) => (
    <a href={storyAddress(storyId, mode)} target="_top" className={link}>
      {words}
    </a>
  );
  return (
    <>
      <ResultCell results={[result]} /> story: {open('light', name)}, {open('dark', 'in dark')}
    </>
  );
}

/** Whether a clause is what the choices ask for. */
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

function ClauseRow({
  row,
  isOpen,
  isNamed,
  onToggle,
  onName,
  children,
}: {
  row: LedgerRow;
  isOpen: boolean;
  isNamed: boolean;
  onToggle: () => void;
  onName: () => void;
  children: ReactNode;
}) {
  const listId = useId();
  const stories = row.proofs.flatMap(({ modes }) => modes ?? []);
  const tests = (kind: Proof['kind']) => row.proofs.filter((proof) => proof.kind === kind).map(({ result }) => result);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const cell = 'px-2 py-2 sm:px-3';
  return (
    <>
      <tr id={row.id} className={`scroll-mt-24 align-top ${isNamed ? 'bg-hover' : ''}`}>
        <th scope="row" className={`${cell} text-left font-medium whitespace-nowrap`}>
          <a
            href={clauseAddress(row.id)}
            target="_top"
            onClick={onName}
            className="underline decoration-outline underline-offset-2 hover:decoration-ink"
          >
            {row.id}
          </a>
        </th>
        <td className={`${cell} max-w-160`}>{row.sentence}</td>
        <td className={cell}>
          <ResultCell results={stories.map(({ light }) => light)} />
        </td>
        <td className={cell}>
          <ResultCell results={stories.map(({ dark }) => dark)} />
        </td>
        <td className={cell}>
          <ResultCell results={tests('end-to-end test')} />
        </td>
        <td className={cell}>
          <ResultCell results={tests('unit test')} />
        </td>
        <td className={cell}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
            className="-my-0.75 inline-flex min-h-6 items-center gap-1 rounded-tag whitespace-nowrap hover:bg-hover"
          >
            <Chevron aria-hidden size={14} />
            {row.proofs.length}
            <VisuallyHidden> proofs of {row.id}</VisuallyHidden>
          </button>
        </td>
      </tr>
      <tr id={listId} hidden={!isOpen} className="bg-sunken">
        <td colSpan={COLUMNS.length} className="py-2 pr-3 pl-8">
          {isOpen && children}
        </td>
      </tr>
    </>
  );
}

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
      <FilterBar label="Clauses" result={count}>
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
        <div className="overflow-clip rounded-card border border-line bg-panel">
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
                        <ProofLink proof={proof} onSource={setSource} />
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
