import { Text } from '@radix-ui/themes';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { countText } from './countText';
import { IconButton } from './IconButton';
import { Tooltip } from './Tooltip';
import { useAnnouncement } from './useAnnouncement';
import { VisuallyHidden } from './VisuallyHidden';

/** Where a record stands among those on screen. */
export interface Neighbours {
  /** Counted from 1 in the order on screen; 0 when the record is no longer among them. */
  place: number;
  count: number;
  /** Shows the record before (-1) or after (1). */
  onStep: (step: -1 | 1) => void;
}

export interface RecordStepperProps {
  /** What is stepped through: 'Purchase orders'. */
  label: string;
  /** Names the record shown, which is announced with its place after every step. */
  name: string;
  /** Its `place` decides which of the two buttons leads somewhere. */
  neighbours: Neighbours;
}

/** Controls that use the arrow keys themselves. */
const KEEPS_KEYS = 'input, textarea, [role="combobox"], [role="listbox"]';

/** Alt with the arrows up and down steps as well, from anywhere but fields; browsers keep Alt with left and right. */
function useStepKeys(step: (by: -1 | 1) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      if (event.target instanceof Element && event.target.closest(KEEPS_KEYS)) return;
      event.preventDefault();
      step(event.key === 'ArrowUp' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

const keyWords = { ArrowUp: 'Alt + Up Arrow', ArrowDown: 'Alt + Down Arrow' };

interface StepButtonProps {
  label: string;
  /** Steps as well, together with Alt. */
  keys: keyof typeof keyWords;
  icon: LucideIcon;
  /** True where it leads nowhere; it keeps its place and the focus. */
  isEnd: boolean;
  onPress: () => void;
}

function StepButton({ label, keys, icon: Icon, isEnd, onPress }: StepButtonProps) {
  return (
    <Tooltip content={`${label} (${keyWords[keys]})`}>
      <IconButton
        aria-label={label}
        variant="ghost"
        color="gray"
        size="2"
        className="m-0"
        aria-disabled={isEnd}
        aria-keyshortcuts={`Alt+${keys}`}
        onClick={onPress}
      >
        <Icon aria-hidden size={18} />
      </IconButton>
    </Tooltip>
  );
}

/** Steps through the records without leaving the panel. At the ends the buttons stay where they are, and say so. */
export function RecordStepper({ label, name, neighbours: { place, count, onStep } }: RecordStepperProps) {
  const first = place <= 1;
  const last = place === 0 || place >= count;
  const step = (by: -1 | 1) => {
    if (by === -1 ? !first : !last) onStep(by);
  };
  useStepKeys(step);
  const where = place > 0 ? `${countText(place)} of ${countText(count)}` : 'No longer listed';
  const announcement = useAnnouncement(`${name}, ${where}`);
  return (
    <nav aria-label={label} className="flex shrink-0 items-center gap-1 print:hidden">
      <Text size="1" color="gray" className="mr-1 max-w-24 text-right tabular-nums max-[359px]:sr-only">
        {where}
      </Text>
      <StepButton label="Previous" keys="ArrowUp" icon={ChevronUp} isEnd={first} onPress={() => step(-1)} />
      <StepButton label="Next" keys="ArrowDown" icon={ChevronDown} isEnd={last} onPress={() => step(1)} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </nav>
  );
}
