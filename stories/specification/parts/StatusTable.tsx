import { Check, CircleHelp, CircleX, Clock, Minus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/domain/text/counted';
import { searchedFor } from '@/domain/text/narrowing';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { SwitchField } from '@/ui/SwitchField';
import { toneText } from '@/ui/toneClass';
import type { ModeStatus, StatusRow } from '../accessibility';
import { MODE_WORDS, MODES, storyAddress } from '../book';
import { ScrollRegion } from '../../ScrollRegion';

export interface StatusTableProps {
  /** In the order of the sidebar. */
  rows: readonly StatusRow[];
  /** Id of the component that is searched for first: 'ui-button'. */
  wanted?: string;
}

const CELL = 'px-2 py-1.5';

/** What a mode's figures come to, in words. */
function verdictOf({ run, total, failed, violations, inconclusive }: ModeStatus) {
  if (total === 0) return { word: 'own width', icon: Minus, look: 'text-ink-2' };
  if (run === 0) return { word: 'not run', icon: Clock, look: toneText.warning };
  if (failed > 0 || violations > 0) {
    const word = violations > 0 ? counted(violations, 'violation') : `${failed} failed`;
    return { word, icon: CircleX, look: `font-semibold ${toneText.danger}` };
  }
  if (run < total) return { word: `${total - run} not run`, icon: Clock, look: toneText.warning };
  if (inconclusive > 0) return { word: `${inconclusive} open`, icon: CircleHelp, look: toneText.info };
  return { word: 'clean', icon: Check, look: toneText.success };
}

function ModeCell({ status, title }: { status: ModeStatus; title: string }) {
  const { word, icon: Icon, look } = verdictOf(status);
  const content = (
    <>
      <Icon aria-hidden size={14} className="shrink-0" />
      {word}
    </>
  );
  const looks = `inline-flex min-h-6 items-center gap-1 whitespace-nowrap ${look}`;
  if (status.storyId === undefined) return <span className={looks}>{content}</span>;
  return (
    <a
      href={storyAddress(status.storyId, status.mode)}
      target="_top"
      aria-label={`${word}: ${title}, ${MODE_WORDS[status.mode]}`}
      className={`${looks} underline decoration-outline underline-offset-2 hover:decoration-current`}
    >
      {content}
    </a>
  );
}

/** What people did, each with its day; 'pending' where nobody has. */
function PersonCell({ byPerson }: Pick<StatusRow, 'byPerson'>) {
  const done = byPerson.filter((check) => check.done !== undefined);
  const pending = byPerson.filter((check) => check.done === undefined).map(({ check }) => check);
  return (
    <ul className="flex flex-col gap-0.5">
      {done.map(({ check, done: found }) => (
        <li key={check} className={found?.result === 'failed' ? `font-semibold ${toneText.danger}` : ''}>
          {`${check}: ${found?.result ?? ''}, ${found?.date ?? ''}${found?.note ? `. ${found.note}` : ''}`}
        </li>
      ))}
      {pending.length > 0 && (
        <li className="inline-flex min-h-6 items-center gap-1 text-ink-2">
          <UserRound aria-hidden size={14} className="shrink-0" />
          {done.length === 0 ? 'pending' : `pending: ${pending.join(', ')}`}
        </li>
      )}
    </ul>
  );
}

const nameOf = (title: string) => title.split('/').at(-1) ?? title;
const pathOf = (title: string) => title.split('/').slice(0, -1).join('/');

/** Modes in which nothing ran, each with the command that runs it. */
function NotRun({ rows }: Pick<StatusTableProps, 'rows'>) {
  const modes = MODES.filter((mode) =>
    rows.every((row) => row.modes.every((status) => status.mode !== mode || status.run === 0)),
  );
  if (modes.length === 0) return null;
  return (
    <div className="rounded-card border border-line bg-panel px-4 py-3">
      <p>Not run, so that nothing is known of them:</p>
      <ul className="list-disc pl-5">
        {modes.map((mode) => (
          <li key={mode}>
            {MODE_WORDS[mode]}: <code>npm run test:all -- --mode {mode}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every component with what axe found in each mode, the keys that its plays press, and what a person has looked at. */
export function StatusTable({ rows, wanted }: StatusTableProps) {
  const [words, setWords] = useState(rows.find(({ storyId }) => storyId.startsWith(`${wanted}--`))?.title ?? '');
  const [openOnly, setOpenOnly] = useState(false);
  const shown = rows.filter(
    ({ title, modes }) =>
      title.toLowerCase().includes(words.trim().toLowerCase()) &&
      (!openOnly || modes.some((status) => status.total > 0 && verdictOf(status).word !== 'clean')),
  );
  const count = `${shown.length} of ${rows.length} components`;
  const looked = rows.flatMap(({ byPerson }) => byPerson.filter(({ done }) => done !== undefined)).length;
  const looks = rows.flatMap(({ byPerson }) => byPerson).length;
  const ran = MODES.flatMap((mode, place) => {
    const statuses = rows.flatMap(({ modes }) => modes[place] ?? []).filter(({ run }) => run > 0);
    const clean = statuses.filter(({ failed, violations }) => failed === 0 && violations === 0).length;
    return statuses.length === 0 ? [] : [`${clean} of ${statuses.length} in ${MODE_WORDS[mode].toLowerCase()}`];
  });
  return (
    <div className="flex flex-col gap-4">
      <p>
        <strong>{rows.length} components</strong>
        {ran.length > 0 && `, without a violation ${ran.join(', ')}`}.{' '}
        {looked === 0
          ? 'Nobody has yet listened to one or looked at one by hand: all is pending.'
          : `${looked} of ${looks} looks by a person are done.`}
      </p>
      <NotRun rows={rows} />
      <FilterBar
        label="Components"
        result={count}
        narrowedBy={[...searchedFor(words), ...(openOnly ? ['only what is not clean'] : [])]}
      >
        <SearchField label="Search components" value={words} onSearch={setWords} />
        <SwitchField label="Only what is not clean" on={openOnly} onSwitch={setOpenOnly} />
        <span className="text-ink-2">{count}</span>
      </FilterBar>
      <ScrollRegion label="Status by component" className="max-h-[80vh] bg-panel">
        <table className="w-full border-collapse text-dense wrap-break-word">
          <thead className="sticky top-0 z-10 bg-panel">
            <tr className="text-left text-label text-ink-2">
              {['Component', 'States', ...MODES.map((mode) => MODE_WORDS[mode]), 'Keyboard', 'By a person'].map(
                (name) => (
                  <th key={name} scope="col" className={`border-b border-line ${CELL} align-bottom font-medium`}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ title, storyId, states, modes, keys, byPerson }) => (
              <tr key={title} className="align-top">
                <th scope="row" className={`sticky left-0 bg-panel ${CELL} text-left font-medium`}>
                  <a
                    href={`./?path=/docs/${storyId.replace(/--.*$/, '--docs')}`}
                    target="_top"
                    className="inline-flex min-h-6 items-center underline decoration-outline underline-offset-2 hover:decoration-ink"
                  >
                    {nameOf(title)}
                  </a>
                  <span className="block text-label font-normal text-ink-2">{pathOf(title)}</span>
                </th>
                <td className={`${CELL} text-right leading-6 tabular-nums`}>{states}</td>
                {modes.map((status) => (
                  <td key={status.mode} className={CELL}>
                    <ModeCell status={status} title={title} />
                  </td>
                ))}
                <td className={`${CELL} min-w-28 leading-6 text-ink-2`}>
                  {keys.length === 0 ? 'none pressed' : keys.join(', ')}
                </td>
                <td className={`${CELL} min-w-24`}>
                  <PersonCell byPerson={byPerson} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
