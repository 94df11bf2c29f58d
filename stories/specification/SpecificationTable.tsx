import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import type { Tone } from '@/domain/tone';
import { ToneBadge } from '@/ui/ToneBadge';

const looks = {
  passed: { word: 'Proven', tone: 'success', icon: CircleCheck },
  failed: { word: 'Failed', tone: 'danger', icon: CircleX },
  'not run': { word: 'Not run', tone: 'warning', icon: Clock },
  unproven: { word: 'To come', tone: 'neutral', icon: CircleDashed },
} as const satisfies Record<string, { word: string; tone: Tone; icon: typeof Clock }>;

export interface Proof {
  kind: string;
  name: string;
  /** Address of the story in this Storybook; tests have none. */
  storyId?: string;
}

export interface SpecificationRow {
  id: string;
  sentence: string;
  area: string;
  result: keyof typeof looks;
  proofs: readonly Proof[];
}

export interface SpecificationTableProps {
  /** Clauses in the specification's order, with the results of the last run. */
  rows: readonly SpecificationRow[];
}

function ProofName({ proof }: { proof: Proof }) {
  if (proof.storyId === undefined) return <>{`${proof.kind}: ${proof.name}`}</>;
  return (
    <a href={`./?path=/story/${proof.storyId}`} target="_top" className="underline underline-offset-2">
      {proof.name}
    </a>
  );
}

/** Every clause with its proofs and what they last said. */
export function SpecificationTable({ rows }: SpecificationTableProps) {
  const areas = [...new Set(rows.map(({ area }) => area))];
  const proven = rows.filter(({ result }) => result === 'passed').length;
  return (
    <div className="flex flex-col gap-6">
      <p>
        {proven} of {rows.length} clauses proven.
      </p>
      {areas.map((area) => (
        <section key={area} aria-label={area} className="overflow-x-auto rounded-card border border-line">
          <table className="w-full border-collapse text-dense">
            <caption className="px-4 py-3 text-left text-section font-semibold">{area}</caption>
            <thead>
              <tr className="border-b border-line text-left text-label text-ink-2">
                <th scope="col" className="px-4 py-2 font-medium">
                  Clause
                </th>
                <th scope="col" className="px-4 py-2 font-medium">
                  Sentence
                </th>
                <th scope="col" className="px-4 py-2 font-medium">
                  Result
                </th>
                <th scope="col" className="px-4 py-2 font-medium">
                  Proofs
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows
                .filter((row) => row.area === area)
                .map(({ id, sentence, result, proofs }) => (
                  <tr key={id} className="align-top">
                    <th scope="row" className="px-4 py-2 text-left font-medium whitespace-nowrap">
                      {id}
                    </th>
                    <td className="max-w-160 px-4 py-2">{sentence}</td>
                    <td className="px-4 py-2 whitespace-nowrap">
                      <ToneBadge tone={looks[result].tone} icon={looks[result].icon}>
                        {looks[result].word}
                      </ToneBadge>
                    </td>
                    <td className="px-4 py-2">
                      <ul>
                        {proofs.map((proof) => (
                          <li key={`${proof.kind} ${proof.name}`}>
                            <ProofName proof={proof} />
                          </li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
