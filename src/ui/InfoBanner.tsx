import { Text } from '@radix-ui/themes';
import { Info } from 'lucide-react';

export interface InfoBannerProps {
  /** What is explained; the list's accessible name. */
  label: string;
  /** Short sentences without their full stop. */
  points: readonly string[];
}

/** Explains in a few sentences how a screen comes by what it shows. */
export function InfoBanner({ label, points }: InfoBannerProps) {
  return (
    <div data-edge className="flex gap-3 rounded-card bg-(--info-soft) px-4 py-2.5 md:px-5">
      <Info aria-hidden size={18} className="mt-px shrink-0 text-(--info-text)" />
      <Text size="2" className="text-dense lg:text-body" asChild>
        <ul aria-label={label} className="min-w-0 lg:flex lg:flex-wrap lg:gap-y-1">
          {points.map((point) => (
            <li
              key={point}
              className="inline lg:block lg:border-(--info-line) lg:px-5 lg:first:pl-0 lg:not-first:border-l"
            >
              {point}
              <span className="lg:hidden">. </span>
            </li>
          ))}
        </ul>
      </Text>
    </div>
  );
}
