import { Text } from '@radix-ui/themes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/ui/Button';
import { countText } from '@/ui/countText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Where an order stands among those on screen. */
export interface PurchaseOrderNeighbours {
  /** Counted from 1 in the order on screen; 0 when the order is no longer among them. */
  place: number;
  count: number;
  /** Shows the order before (-1) or after (1). */
  onStep: (step: -1 | 1) => void;
}

export interface PurchaseOrderStepperProps {
  /** Names the order shown, which is announced with its place after every step. */
  name: string;
  /** Its `place` decides which of the two buttons leads somewhere. */
  neighbours: PurchaseOrderNeighbours;
}

/** Alt with the arrows up and down steps as well, wherever the focus is; browsers keep Alt with left and right. */
function useStepKeys(step: (by: -1 | 1) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      step(event.key === 'ArrowUp' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Steps through the orders without leaving the drawer. At the ends the buttons stay where they are, and say so. */
export function PurchaseOrderStepper({ name, neighbours: { place, count, onStep } }: PurchaseOrderStepperProps) {
  const first = place <= 1;
  const last = place === 0 || place >= count;
  const step = (by: -1 | 1) => {
    if (by === -1 ? !first : !last) onStep(by);
  };
  useStepKeys(step);
  return (
    <nav aria-label="Purchase orders" className="flex items-center gap-2">
      <Button
        variant="outline"
        color="gray"
        size="1"
        aria-disabled={first}
        aria-keyshortcuts="Alt+ArrowUp"
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden size={14} />
        Previous
      </Button>
      <Button
        variant="outline"
        color="gray"
        size="1"
        aria-disabled={last}
        aria-keyshortcuts="Alt+ArrowDown"
        onClick={() => step(1)}
      >
        Next
        <ChevronRight aria-hidden size={14} />
      </Button>
      <Text size="2" color="gray" role="status" className="tabular-nums">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        {place > 0 ? `${countText(place)} of ${countText(count)}` : 'Not in the table any more'}
      </Text>
    </nav>
  );
}
