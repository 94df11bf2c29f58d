import { Text } from '@radix-ui/themes';
import { Info } from 'lucide-react';
import { Panel } from './Panel';

export interface InfoBannerProps {
  /** What is explained; the list's accessible name. */
  label: string;
  /** Short sentences without their full stop. */
  points: readonly string[];
}

/** Explains in a few sentences how a screen comes by what it shows. */
export function InfoBanner({ label, points }: InfoBannerProps) {
  return (
    <Panel ground="info">
      <div className="flex gap-3 px-4 py-2.5 md:px-5">
        <Info aria-hidden size={18} className="mt-px shrink-0 text-(--info-text)" />
        <Text size="2" className="text-dense" asChild>
          <ul aria-label={label} className="min-w-0 text-pretty min-[1400px]:flex">
            {points.map((point) => (
              <li
                key={point}
                className="inline min-[1400px]:block min-[1400px]:border-(--info-line) min-[1400px]:px-5 min-[1400px]:not-first:border-l min-[1400px]:first:pl-0"
              >
                {point}
                <span className="min-[1400px]:hidden">. </span>
              </li>
            ))}
          </ul>
        </Text>
      </div>
    </Panel>
  );
}
