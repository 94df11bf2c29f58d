import { cva } from 'class-variance-authority';
import type { NamedPhase } from '@/domain/timelines/phase';
import { connectorFillPercent, connectorTone } from '@/domain/timelines/timelineRules';
import type { Tone } from '@/domain/tone';

/**
 * Drawn by borders, which print and hold in forced colours: `before` is the track, `after` what is filled of it. Thick
 * on a thin track is done, a double line is done late, dashes are late and not done. It runs down beside the marks, and
 * from 600 px of room to the right of them.
 */
const connector = cva(
  [
    'pointer-events-none absolute top-10 bottom-0 left-4.5 w-1',
    'before:absolute before:inset-y-0 before:left-1/2 before:-translate-x-1/2 before:border-l-2',
    'after:absolute after:inset-x-0 after:top-0 after:h-(--connector-fill) after:border-l-4',
    'along:top-4.5 along:right-0 along:bottom-auto along:left-10 along:h-1 along:w-auto',
    'along:before:inset-x-0 along:before:inset-y-auto along:before:top-1/2 along:before:translate-x-0',
    'along:before:-translate-y-1/2 along:before:border-t-2 along:before:border-l-0',
    'along:after:inset-y-0 along:after:right-auto along:after:h-auto along:after:w-(--connector-fill)',
    'along:after:border-t-4 along:after:border-l-0',
  ],
  {
    variants: {
      tone: {
        success: 'before:border-line after:border-(--success-mark)',
        warning:
          'before:hidden after:-ml-px after:border-l-6 after:border-double after:border-(--warning-mark) along:after:-mt-px along:after:ml-0 along:after:border-t-6',
        info: 'before:border-line after:border-(--info-mark) forced-colors:before:border-[GrayText]',
        danger:
          'before:border-l-4 before:border-dashed before:border-(--danger-mark) after:border-(--danger-mark) along:before:border-t-4',
        neutral: 'before:border-line after:border-(--neutral-mark) forced-colors:before:border-[GrayText]',
      } satisfies Record<Tone, string>,
    },
  },
);

export interface PhaseConnectorProps {
  /** The phase before the line: its status decides the fill, status and lag the colour. */
  phase: Pick<NamedPhase, 'status' | 'lag'>;
}

/** The line from a phase to the next (MOMENTUM-6, MOMENTUM-7); the phase's own words say the same. */
export function PhaseConnector({ phase }: PhaseConnectorProps) {
  return (
    <span
      aria-hidden
      className={connector({ tone: connectorTone(phase) })}
      style={{ '--connector-fill': `${connectorFillPercent(phase)}%` }}
    />
  );
}
