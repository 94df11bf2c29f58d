import { CircleCheck, CircleX, Clock, Minus } from 'lucide-react';
import type { Proof } from '../../../scripts/results/clauseRows.mjs';
import { toneText } from '@/ui/toneClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { type Mode, storyAddress } from '../book';

type Result = Proof['result'];

const looks = {
  passed: { word: 'passed', icon: CircleCheck, look: toneText.success },
  failed: { word: 'failed', icon: CircleX, look: `font-semibold ${toneText.danger}` },
  'not run': { word: 'not run', icon: Clock, look: toneText.warning },
} as const;

/** Several proofs in one cell: how many, and the worst of what they said. */
export function ResultCell({ results }: { results: readonly Result[] }) {
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

/** A proof with its result; a story opens in either appearance, a test shows its source. */
export function ClauseProof({ proof, onSource }: { proof: Proof; onSource: (proof: Proof) => void }) {
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
