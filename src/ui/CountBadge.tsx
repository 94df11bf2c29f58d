import { countText } from './countText';
import { VisuallyHidden } from './VisuallyHidden';

export interface CountBadgeProps {
  /** Shown with a comma every three digits, a dash when it is no number. */
  count: number;
  /** What is heard in place of the figure: '19 tickets', '3 of 14'. */
  words?: string | undefined;
}

/** How many there are, beside the name of what is counted. */
export function CountBadge({ count, words }: CountBadgeProps) {
  return (
    <>
      <span
        aria-hidden={words === undefined ? undefined : true}
        data-edge
        data-badge
        className="shrink-0 rounded-full bg-(--neutral-soft) px-2 py-0.5 text-label font-medium whitespace-nowrap text-(--neutral-text) tabular-nums print:px-1 print:py-0"
      >
        {countText(count)}
      </span>
      {words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}
    </>
  );
}
