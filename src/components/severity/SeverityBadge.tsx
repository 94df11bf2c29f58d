import { createLucideIcon, type LucideIcon } from 'lucide-react';
import { SEVERITY_TONE, type Severity } from '@/domain/severity/severity';
import { StateBadge } from '@/ui/StateBadge';
import type { StateLooks } from '@/ui/stateLook';

/** Three rising bars, as many of them filled; lucide has none that stay distinct in print. */
function bars(name: string, filled: number): LucideIcon {
  return createLucideIcon(
    name,
    [3, 10, 17].map((x, place) => [
      'rect',
      {
        key: `bar ${place}`,
        x: String(x),
        y: String(14 - place * 5),
        width: '4',
        height: String(7 + place * 5),
        rx: '1',
        fill: place < filled ? 'currentColor' : 'none',
      },
    ]),
  );
}

const looks: StateLooks<Severity> = {
  tones: SEVERITY_TONE,
  icons: { High: bars('severity-high', 3), Medium: bars('severity-medium', 2), Low: bars('severity-low', 1) },
};

export interface SeverityBadgeProps {
  /** One that is not known here keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  severity: Severity;
}

/** Tells how bad something is (RADAR-3). */
export function SeverityBadge({ severity }: SeverityBadgeProps) {
  return <StateBadge state={severity} looks={looks} />;
}
