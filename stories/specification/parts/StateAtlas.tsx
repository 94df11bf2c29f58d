import { Check, CircleAlert, CircleX, Clock, Minus } from 'lucide-react';
import { useState } from 'react';
import { narrowedTo, searchedFor } from '@/domain/text/narrowing';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { SelectField } from '@/ui/SelectField';
import { SwitchField } from '@/ui/SwitchField';
import { toneGround, toneText } from '@/ui/toneClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { type AtlasRow, type Cell, isMissing, STATES } from '../../../scripts/results/atlas.mjs';
import { storyAddress } from '../book';
import { ScrollRegion } from '../../ScrollRegion';

export interface StateAtlasProps {
  /** Every component with its cells, in the order of the sidebar. */
  rows: readonly AtlasRow[];
}

const looks = {
  passed: { word: 'passed', icon: Check, look: toneText.success },
  failed: { word: 'failed', icon: CircleX, look: toneText.danger },
  'not run': { word: 'not run', icon: Clock, look: toneText.warning },
  'left out': { word: 'own width', icon: Minus, look: 'text-ink-2' },
  shown: { word: 'shown', icon: Check, look: 'text-ink' },
} as const;

const isTold = (result: string | undefined): result is keyof typeof looks => result !== undefined && result in looks;

function AtlasCell({ cell, title }: { cell: Cell; title: string }) {
  if (cell.storyId !== undefined) {
    const { word, icon: Icon, look } = looks[isTold(cell.result) ? cell.result : 'shown'];
    return (
      <a
        href={storyAddress(cell.storyId, cell.mode)}
        target="_top"
        aria-label={`${word}: ${title}, ${cell.state}`}
        className={`inline-flex min-h-6 items-center gap-1 whitespace-nowrap underline-offset-2 hover:underline ${look}`}
      >
        <Icon aria-hidden size={14} />
        {word}
      </a>
    );
  }
  if (cell.reason !== undefined) {
    return (
      <span title={cell.reason} className="inline-flex min-h-6 items-center text-ink-2">
        <Minus aria-hidden size={14} />
        <VisuallyHidden>{cell.reason}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-tag px-1 font-semibold ${toneGround.danger} ${toneText.danger}`}
    >
      <CircleAlert aria-hidden size={14} />
      missing
    </span>
  );
}

/** A story shows it, or its run has passed. */
const isShown = ({ storyId, result = 'passed' }: Cell) => storyId !== undefined && result === 'passed';

/** Why a state does not apply, once for each kind. */
function Reasons({ rows }: StateAtlasProps) {
  const kinds = new Map(rows.map(({ kind, cells }) => [kind, cells.map(({ state }) => state)]));
  const reasonOf = (kind: string, state: string) =>
    rows
      .filter((row) => row.kind === kind)
      .flatMap(({ cells }) => cells)
      .find((cell) => cell.state === state && cell.reason !== undefined)?.reason;
  return (
    <details className="rounded-card border border-line bg-panel px-4 py-3">
      <summary className="cursor-pointer font-medium">Why a state does not apply, by kind of component</summary>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-3 pt-3 text-dense">
        {[...kinds].map(([kind, states]) => (
          <div key={kind} className="contents">
            <dt className="font-medium">{kind}</dt>
            <dd>
              <ul>
                {states.map((state) => {
                  const reason = reasonOf(kind, state);
                  return reason === undefined ? null : (
                    <li key={state}>
                      {state}: {reason}
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const pathOf = (title: string) => title.split('/').slice(0, -1).join('/');
const nameOf = (title: string) => title.split('/').at(-1) ?? title;

/** Every component by every state: the story that shows it, the reason why it does not apply, or that it is missing. */
export function StateAtlas({ rows }: StateAtlasProps) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('all');
  const [missingOnly, setMissingOnly] = useState(false);
  const kinds = [...new Set(rows.map((row) => row.kind))].toSorted();
  const shown = rows.filter(
    (row) =>
      row.title.toLowerCase().includes(words.trim().toLowerCase()) &&
      (kind === 'all' || row.kind === kind) &&
      (!missingOnly || row.cells.some(isMissing)),
  );
  const all = rows.flatMap(({ cells }) => cells);
  const missing = all.filter(isMissing).length;
  const explained = all.filter(({ reason }) => reason !== undefined).length;
  const count = `${shown.length} of ${rows.length} components`;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <strong>
          {rows.length} components by {STATES.length} states
        </strong>
        : {all.filter(isShown).length} shown, {explained} do not apply,{' '}
        {all.length - missing - explained - all.filter(isShown).length} not run, left out or failed,{' '}
        <strong className={missing > 0 ? toneText.danger : ''}>{missing} missing</strong>.
      </p>
      <FilterBar
        label="Components"
        result={count}
        narrowedBy={[
          ...searchedFor(words),
          ...narrowedTo('kind', kind, 'all'),
          ...(missingOnly ? ['missing states only'] : []),
        ]}
      >
        <SearchField label="Search components" value={words} onSearch={setWords} />
        <SelectField
          label="Kind"
          labelShown={false}
          value={kind}
          options={[{ value: 'all', label: 'All kinds' }, ...kinds.map((value) => ({ value, label: value }))]}
          onChoose={setKind}
        />
        <SwitchField label="With missing states only" on={missingOnly} onSwitch={setMissingOnly} />
        <span className="text-ink-2">{count}</span>
      </FilterBar>
      <ScrollRegion label="State atlas" className="max-h-[80vh] bg-panel">
        <table className="w-full border-collapse text-dense wrap-break-word">
          <thead className="sticky top-0 z-10 bg-panel">
            <tr className="text-left text-label text-ink-2">
              {['Component', ...STATES].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="border-b border-line px-1.5 py-2 align-bottom font-medium first:sticky first:left-0 first:bg-panel first:px-2.5 first-letter:uppercase"
                >
                  {name}
                  {name !== 'Component' && shown.length > 0 && (
                    <span className="block font-normal tabular-nums">
                      {shown.filter(({ cells }) => cells.some((cell) => cell.state === name && isShown(cell))).length}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.length === 0 && (
              <tr>
                <td colSpan={1 + STATES.length} className="px-2.5 py-4">
                  No component is like that.
                </td>
              </tr>
            )}
            {shown.map((row) => (
              <tr key={row.title} className="align-top">
                <th
                  scope="row"
                  className="sticky left-0 max-w-44 border-r border-line bg-panel px-2.5 py-1.5 text-left font-medium"
                >
                  {nameOf(row.title)}
                  <span className="block text-label font-normal text-ink-2">
                    {[pathOf(row.title), row.kind].filter((part) => part !== '').join(', ')}
                  </span>
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.state} className="px-1.5 py-1.5">
                    <AtlasCell cell={cell} title={row.title} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Reasons rows={rows} />
    </div>
  );
}
