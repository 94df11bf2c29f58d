import { Text } from '@radix-ui/themes';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FaultBoundary } from './FaultBoundary';

/** What stands in place of a record that cannot be drawn. */
export function UnreadableRecord() {
  return (
    <Text as="p" size="2" color="gray" className="flex items-center gap-2">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      This record could not be shown.
    </Text>
  );
}

export interface RecordGuardProps {
  /** True inside `<ul>` and `<ol>`: what stands in place of a record is then an item of the list, too. */
  inList?: boolean;
  /** The record that is drawn; another one is tried anew. */
  record: unknown;
  /** Draws its card or row, with the element that the list around it needs, if any. */
  children: () => ReactNode;
}

/** Within the guard, so that it catches what the drawing throws. */
function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/** One card among others: when it throws, a line says so in its place and the others stay. */
export function RecordGuard({ record, inList = false, children }: RecordGuardProps) {
  const line = inList ? (
    <li className="px-4 py-3">
      <UnreadableRecord />
    </li>
  ) : (
    <div className="py-2">
      <UnreadableRecord />
    </div>
  );
  return (
    <FaultBoundary retryWhen={record} fallback={line}>
      <Drawn draw={children} />
    </FaultBoundary>
  );
}
