import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LedgerRow, Proof } from '../../../scripts/results/clauseRows.mjs';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { clauseAddress } from '../../ClauseLink';
import { ResultCell } from './ClauseProof';

/** Heads of the table's columns. */
export const COLUMNS = ['Clause', 'Sentence', 'Light', 'Dark', 'End to end', 'Unit', 'Proofs'];

/** A clause on a line, and below it, when it is opened, its proofs. */
export function ClauseRow({
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
  const result = `${cell} lg:whitespace-nowrap`;
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
        <td className={result}>
          <ResultCell results={stories.map(({ light }) => light)} />
        </td>
        <td className={result}>
          <ResultCell results={stories.map(({ dark }) => dark)} />
        </td>
        <td className={result}>
          <ResultCell results={tests('end-to-end test')} />
        </td>
        <td className={result}>
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
            <span>{row.proofs.length}</span>
            <VisuallyHidden>{` proofs of ${row.id}`}</VisuallyHidden>
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
