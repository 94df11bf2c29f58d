import { Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { LATE_AFTER_DAYS } from '@/domain/timelines/lag';
import {
  PHASE_STATUS_TONE,
  PHASE_STATUS_WORD,
  PHASE_STATUSES,
  PHASE_WORD,
  PHASES,
  type PhaseStatus,
} from '@/domain/timelines/phase';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { ROOMY, useMediaQuery } from '@/ui/useMediaQuery';
import { PhaseMark } from './PhaseMark';
import { phaseIcons } from './phaseLook';

/** What each status means, and how its line is drawn. */
const meanings: Record<PhaseStatus, string> = {
  completed: 'Full line; double and yellow if late',
  'in-progress': 'Half line',
  delayed: 'Red dashes',
  pending: `Thin line; red dashes if more than ${LATE_AFTER_DAYS} days late`,
};

function LegendList({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-x-4 gap-y-1 lg:flex-row">
      <Text id={titleId} size="1" color="gray" className="shrink-0 lg:w-16 lg:pt-1.5">
        {title}
      </Text>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-x-5 gap-y-1">
        {children}
      </ul>
    </div>
  );
}

/** Names the five phases and tells what the shapes and lines of a timeline mean (MOMENTUM-3, MOMENTUM-9); folded on phones. */
export function PhaseLegend() {
  const wide = useMediaQuery(`${ROOMY}, print`);
  const lists = (
    <div className="flex flex-col gap-3">
      <LegendList title="Phases">
        {PHASES.map((name) => {
          const Icon = phaseIcons[name];
          return (
            <li key={name} className="flex min-h-7 items-center gap-1.5 text-dense">
              <Icon aria-hidden size={16} className="shrink-0 text-ink-2" />
              {PHASE_WORD[name]}
            </li>
          );
        })}
      </LegendList>
      <LegendList title="Statuses">
        {PHASE_STATUSES.map((status) => (
          <li key={status} className="flex min-h-7 items-center gap-2 text-dense">
            <PhaseMark status={status} tone={PHASE_STATUS_TONE[status]} />
            <span>
              {PHASE_STATUS_WORD[status]} <span className="text-label text-ink-2">{meanings[status]}</span>
            </span>
          </li>
        ))}
      </LegendList>
    </div>
  );
  return (
    <Panel padding="small">
      <section aria-label="Legend">
        {wide ? (
          lists
        ) : (
          <Disclosure label="Legend" of="phases and statuses" openLabel="Hide Legend">
            {lists}
          </Disclosure>
        )}
      </section>
    </Panel>
  );
}
