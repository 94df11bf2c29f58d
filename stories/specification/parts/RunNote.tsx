import { CircleAlert } from 'lucide-react';
import { relativeAge } from '@/domain/time/relativeAge';
import { toneGround, toneText } from '@/ui/toneClass';
import type { Run, SourceState } from '../../../scripts/results/run.mjs';

export interface RunNoteProps {
  /** On which the page stands; none is said in words. */
  runs: readonly Run[];
  /** The files of which this Storybook was built. */
  builtFrom: SourceState;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A commit as people read it: 'abc1234 with changes that are not committed'. */
export const shortCommit = ({ commit, changed }: SourceState) =>
  commit === '' ? 'an unknown commit' : `${commit.slice(0, 7)}${changed ? ' with changes that are not committed' : ''}`;

/** Why a run says nothing certain about this Storybook; undefined when it ran on the very same files. */
export function whyOther(run: SourceState, builtFrom: SourceState): string | undefined {
  if (run.tree !== '' && run.tree === builtFrom.tree) return undefined;
  return `These results are of ${shortCommit(run)}, but this Storybook was built from ${shortCommit(builtFrom)}.`;
}

/** Says when, where and on which files the results of a page were got, and warns when they are of others than this Storybook. */
export function RunNote({ runs, builtFrom, now }: RunNoteProps) {
  if (runs.length === 0) {
    return (
      <p className="rounded-card border border-line bg-sunken px-4 py-3">
        This Storybook was built without results. Run <code>npm test</code> or <code>npm run test:all</code>, then{' '}
        <code>npm run build-storybook</code>.
      </p>
    );
  }
  const warnings = new Set(runs.map((run) => whyOther(run, builtFrom)).filter((reason) => reason !== undefined));
  return (
    <div className="flex flex-col gap-2 text-dense">
      {[...warnings].map((warning) => (
        <p
          key={warning}
          role="note"
          className={`flex items-center gap-2 rounded-card border border-line px-4 py-3 font-medium ${toneGround.warning} ${toneText.warning}`}
        >
          <CircleAlert aria-hidden size={16} className="shrink-0" />
          {warning}
        </p>
      ))}
      {runs.map((run) => (
        <p key={`${run.command} ${run.time}`} className="text-ink-2">
          <code>{run.command}</code>, {relativeAge(run.time, now).toLowerCase()} (
          {run.time.slice(0, 16).replace('T', ' ')} UTC), on {shortCommit(run)}; {run.machine.cores} cores,{' '}
          {run.machine.memoryGB} GB, {run.machine.system};{' '}
          {Object.entries(run.versions)
            .map(([name, version]) => `${name} ${version}`)
            .join(', ')}
        </p>
      ))}
    </div>
  );
}
