import { cva, cx } from 'class-variance-authority';
import type { NamedPhase } from '@/domain/timelines/phase';
import type { Tone } from '@/domain/tone';
import { toneStroke } from '@/ui/toneClass';
import { statusLook, statusSigns } from './phaseLook';

const GROUND = 'fill-panel forced-colors:fill-[Canvas]';

/** A full disc, a ring, a broken ring: each status has a shape of its own, on paper and in forced colours too. */
const disc = cva('stroke-current', {
  variants: {
    status: {
      completed: 'fill-current stroke-2',
      'in-progress': `${GROUND} stroke-2`,
      delayed: 'fill-(--danger-soft) stroke-2 forced-colors:fill-[Canvas]',
      pending: `${GROUND} [stroke-dasharray:2.5_2.6]`,
      unknown: `${GROUND} [stroke-dasharray:0.1_4] stroke-2 [stroke-linecap:round]`,
    } satisfies Record<keyof typeof statusSigns, string>,
  },
});

export interface PhaseMarkProps {
  /** Decides shape and sign; one that is not known here is a dotted ring with a question mark. */
  status: NamedPhase['status'];
  /** Colour of the phase's connector (MOMENTUM-7). */
  tone: Tone;
}

/** A phase's place on the timeline, drawn as a shape so that it prints. It says nothing alone: words stand beside it. */
export function PhaseMark({ status, tone }: PhaseMarkProps) {
  const look = statusLook(status);
  const Sign = statusSigns[look];
  const completed = look === 'completed';
  return (
    <span aria-hidden className={cx('inline-flex size-7 shrink-0', toneStroke[tone])}>
      <svg viewBox="0 0 28 28" className="size-full">
        <circle cx="14" cy="14" r="13" className={disc({ status: look })} />
        <Sign
          x={7}
          y={7}
          size={14}
          strokeWidth={completed ? 3 : 2}
          className={completed ? 'stroke-(--panel) forced-colors:stroke-[Canvas]' : ''}
        />
      </svg>
    </span>
  );
}
