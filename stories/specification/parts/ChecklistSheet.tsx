import { Copy, Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/domain/text/counted';
import { Button } from '@/ui/Button';
import { ProgressBar } from '@/ui/ProgressBar';
import { SelectField } from '@/ui/SelectField';
import { toneGround, toneText } from '@/ui/toneClass';
import type { Check, Checklist } from '../../../scripts/book/checklists.mjs';
import { storyAddress } from '../book';
import { doAndSee, partTitle, stepKey, stepKeys } from '../ticks';

export interface ChecklistSheetProps {
  /** A list a screen, in the order of the bar. */
  lists: readonly Checklist[];
  /** Id of the list that is shown first; the first one where there is none of that id. */
  wanted?: string;
  /** Keys of the steps that are done. */
  done: ReadonlySet<string>;
  /** Why the ticks cannot be relied on, in a sentence. */
  warning?: string;
  /** Steps were done, or are not done any more. */
  onTick: (keys: readonly string[], isDone: boolean) => void;
  /** A button for the list as Markdown was pressed: to the clipboard, or into a file. */
  onExport: (list: Checklist, way: 'copy' | 'save') => void;
}

interface StepsProps extends Pick<ChecklistSheetProps, 'done' | 'onTick'> {
  check: Check;
}

function Steps({ check, done, onTick }: StepsProps) {
  return (
    <ol className="divide-y divide-line">
      {check.steps.map((step, place) => {
        const key = stepKey(check, place);
        const { act, seen } = doAndSee(step);
        return (
          <li key={key}>
            <label className="grid min-h-9 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 px-4 py-2 hover:bg-hover sm:grid-cols-[auto_1fr_1fr]">
              <input
                type="checkbox"
                checked={done.has(key)}
                className="mt-px size-4.5 accent-ink"
                onChange={({ currentTarget: { checked } }) => onTick([key], checked)}
              />
              <span className={act === '' ? 'text-ink-2 max-sm:hidden' : 'max-sm:font-medium'}>
                {act === '' ? 'Look' : act}
              </span>{' '}
              <span className="col-start-2 first-letter:uppercase sm:col-start-3">{seen}</span>
            </label>
          </li>
        );
      })}
    </ol>
  );
}

function CheckCard({ check, done, onTick }: StepsProps) {
  const keys = check.steps.map((_step, place) => stepKey(check, place));
  const left = keys.filter((key) => !done.has(key));
  const isDone = left.length === 0;
  return (
    <article
      aria-label={`${partTitle(check.part)}: ${check.name}`}
      className="overflow-hidden rounded-card border border-line bg-panel"
    >
      <header className="flex items-start justify-between gap-x-6 border-b border-line px-4 py-3">
        <div className="flex max-w-[80ch] min-w-0 flex-col gap-0.5">
          <h3 className="font-semibold">
            <a
              href={storyAddress(check.id)}
              target="_top"
              className="inline-flex min-h-6 items-center underline decoration-outline underline-offset-2 hover:decoration-ink"
            >
              {check.name}
            </a>
          </h3>
          <p>{check.expected}</p>
          <p className="text-dense text-ink-2">Before: {check.before}</p>
        </div>
        <Button
          variant="outline"
          color="gray"
          size="1"
          aria-label={`${isDone ? 'Untick all' : 'Tick all'}: ${partTitle(check.part)}, ${check.name}`}
          className="shrink-0 print:hidden"
          onClick={() => onTick(isDone ? keys : left, !isDone)}
        >
          {isDone ? 'Untick all' : 'Tick all'}
        </Button>
      </header>
      <p
        aria-hidden
        className="grid grid-cols-[1.125rem_1fr_1fr] gap-x-3 border-b border-line bg-sunken px-4 py-1 text-label text-ink-2 max-sm:hidden"
      >
        <span className="col-start-2">Do</span>
        <span>Must be seen</span>
      </p>
      <Steps check={check} done={done} onTick={onTick} />
    </article>
  );
}

/** What a person does and must then see, screen by screen: the steps of the plays, to be ticked and taken along. */
export function ChecklistSheet({ lists, wanted, done, warning, onTick, onExport }: ChecklistSheetProps) {
  const [chosen, setChosen] = useState(wanted);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) return <p>No screen has a play.</p>;
  const keys = stepKeys(list);
  const ticked = keys.filter((key) => done.has(key));
  const result = `${ticked.length} of ${keys.length} steps done`;
  const parts = [...new Set(list.checks.map(({ part }) => part))];
  return (
    <div className="flex flex-col gap-6">
      {warning !== undefined && (
        <p
          role="note"
          className={`rounded-card border border-line px-4 py-3 font-medium ${toneGround.warning} ${toneText.warning}`}
        >
          {warning}
        </p>
      )}
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <SelectField
            label="Screen"
            labelShown={false}
            value={list.id}
            options={lists.map((each) => ({
              value: each.id,
              label: `${each.title}, ${counted(each.checks.length, 'check')}`,
            }))}
            onChoose={setChosen}
          />
          <Button variant="outline" color="gray" onClick={() => onExport(list, 'copy')}>
            <Copy aria-hidden size={16} />
            Copy as Markdown
          </Button>
          <Button variant="outline" color="gray" onClick={() => onExport(list, 'save')}>
            <Download aria-hidden size={16} />
            Save as file
          </Button>
          <Button variant="outline" color="gray" onClick={() => onTick(ticked, false)}>
            <Eraser aria-hidden size={16} />
            Clear ticks
          </Button>
        </div>
        <div className="flex items-center gap-4">
          <p role="status" className="whitespace-nowrap tabular-nums">
            {result}
          </p>
          <ProgressBar
            name={`Done: ${list.title}`}
            value={keys.length === 0 ? 0 : (100 * ticked.length) / keys.length}
          />
        </div>
      </div>
      {parts.map((part) => (
        <section key={part} aria-label={partTitle(part)} className="flex flex-col gap-3">
          <h2 className="text-section font-semibold">{partTitle(part)}</h2>
          {list.checks
            .filter((check) => check.part === part)
            .map((check) => (
              <CheckCard key={check.id} check={check} done={done} onTick={onTick} />
            ))}
        </section>
      ))}
    </div>
  );
}
