import { CircleCheck, CircleDashed, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Tone } from '@/domain/tone';
import { ToneBadge } from '@/ui/ToneBadge';
import type { Place } from '../../../scripts/conformance.mjs';
import { testTitle } from '../../../scripts/results/testTitle.mjs';
import { ScrollRegion } from '../../ScrollRegion';
import { SourceDialog } from './SourceDialog';

const looks = {
  supports: { word: 'Supports', tone: 'success', icon: CircleCheck },
  'not-applicable': { word: 'Not applicable', tone: 'neutral', icon: CircleDashed },
  'not-evaluated': { word: 'Needs a person: pending', tone: 'warning', icon: UserRound },
} as const satisfies Record<string, { word: string; tone: Tone; icon: typeof CircleCheck }>;

type Adherence = keyof typeof looks;
const isAdherence = (word: string): word is Adherence => Object.hasOwn(looks, word);

/** One success criterion of WCAG 2.2. */
export interface CriterionRow {
  id: string;
  title: string;
  level: string;
  adherence: string;
  note: string;
  evidence: readonly { axe?: string; test?: string; defect?: string }[];
  /** What a person has to judge. */
  person?: string;
}

export interface ConformanceTableProps {
  /** In the order of WCAG. */
  rows: readonly CriterionRow[];
  /** Where tests and seeded defects stand, by title or name; what has no place here is no link. */
  places: Readonly<Record<string, Place>>;
  /** Resolves with the text of a file, or with nothing when the book has none. */
  readSource: (file: string) => Promise<string | undefined>;
}

const kinds = [
  ['axe', 'axe'],
  ['test', 'Test'],
  ['defect', 'Seeded defect'],
] as const;

interface EvidenceProps extends Pick<CriterionRow, 'evidence' | 'person'>, Pick<ConformanceTableProps, 'places'> {
  onSource: (place: Place) => void;
}

function Evidence({ evidence, person, places, onSource }: EvidenceProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {kinds.flatMap(([kind, word]) =>
        evidence.flatMap((each) => {
          const what = each[kind];
          if (what === undefined) return [];
          const place = places[what];
          return (
            <li key={`${kind} ${what}`}>
              {word}:{' '}
              {place ? (
                <button
                  type="button"
                  className="text-left underline underline-offset-2"
                  onClick={() => onSource(place)}
                >
                  {testTitle(what)}
                </button>
              ) : (
                testTitle(what)
              )}
            </li>
          );
        }),
      )}
      {person !== undefined && <li>{`To do: ${person}`}</li>}
    </ul>
  );
}

/** Every criterion with what it rests on, and what only a person can judge. */
export function ConformanceTable({ rows, places, readSource }: ConformanceTableProps) {
  const [source, setSource] = useState<Place>();
  const count = (adherence: Adherence) => rows.filter((row) => row.adherence === adherence).length;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {count('supports')} of {rows.length} supported with evidence, {count('not-applicable')} not applicable,{' '}
        {count('not-evaluated')} wait for a person.
      </p>
      <ScrollRegion label="WCAG 2.2, A and AA, table" className="bg-panel">
        <table aria-label="WCAG 2.2, A and AA" className="w-full min-w-176 border-collapse text-dense wrap-break-word">
          <thead>
            <tr className="border-b border-line text-left text-label text-ink-2">
              {['Criterion', 'Level', 'Result', 'Evidence'].map((head) => (
                <th key={head} scope="col" className="px-4 py-2 font-medium first:w-1/4">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, title, level, adherence, note, evidence, person }) => (
              <tr key={id} className="align-top">
                <th scope="row" className="px-4 py-2.5 text-left font-medium">
                  {id} {title}
                </th>
                <td className="px-4 py-2.5">{level}</td>
                <td className="px-4 py-2.5 whitespace-nowrap">
                  {isAdherence(adherence) && (
                    <ToneBadge tone={looks[adherence].tone} icon={looks[adherence].icon}>
                      {looks[adherence].word}
                    </ToneBadge>
                  )}
                </td>
                <td className="px-4 py-2.5 text-ink-2">
                  <p className="text-ink">{note}</p>
                  <Evidence
                    evidence={evidence}
                    places={places}
                    onSource={setSource}
                    {...(person === undefined ? {} : { person })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {source && <SourceDialog {...source} read={readSource} onClose={() => setSource(undefined)} />}
    </div>
  );
}
