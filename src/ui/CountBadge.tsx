import { countText } from './countText';

export interface CountBadgeProps {
  /** Shown with a comma every three digits, a dash when it is no number. */
  count: number;
}

/** How many there are, beside the name of what is counted. */
export function CountBadge({ count }: CountBadgeProps) {
  return (
    <span
      data-edge
      data-badge
      className="rounded-full bg-(--neutral-soft) px-2 py-0.5 text-label font-medium text-(--neutral-text) tabular-nums print:px-1 print:py-0"
    >
      {countText(count)}
    </span>
  );
}
