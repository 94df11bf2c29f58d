import { AiMark } from './AiMark';

export interface AiBadgeProps {
  /** One or two words. */
  children: string;
}

/** Tells that what stands beside it was chosen by the AI. */
export function AiBadge({ children }: AiBadgeProps) {
  return (
    <span
      data-edge
      className="inline-flex min-h-5.5 items-center gap-1.5 rounded-tag bg-(--ai-soft) px-2 text-label font-medium whitespace-nowrap text-(--ai-text)"
    >
      <AiMark />
      {children}
    </span>
  );
}
