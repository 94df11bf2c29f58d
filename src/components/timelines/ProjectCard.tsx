import { Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { orDash } from '@/domain/text/textOr';
import type { Project } from '@/domain/timelines/phase';
import { completionPercent, currentPhaseWord, totalLagDays } from '@/domain/timelines/timelineRules';
import { ProgressBar, progressText } from '@/ui/ProgressBar';
import { LagText } from './LagText';

/** One below the other beside or above the timeline; side by side where the card is wide and not in three columns. */
const figures =
  'flex min-w-0 flex-col gap-1 text-dense sm:max-lg:grid sm:max-lg:grid-cols-[176px_96px_96px] sm:max-lg:gap-x-6 print:grid print:grid-cols-[176px_96px_96px] print:gap-x-6';
const figure =
  'flex items-baseline justify-between gap-2 sm:max-lg:flex-col sm:max-lg:justify-start sm:max-lg:gap-0.5 print:flex-col print:justify-start print:gap-0.5';
/** The bar below its words, or in three columns in the line of the values. */
const completionFigure =
  'grid grid-cols-[1fr_auto] content-start items-center gap-x-2 gap-y-1.5 sm:max-lg:gap-y-0.5 sm:max-lg:[&>:first-child]:col-span-2 print:gap-y-0.5 print:[&>:first-child]:col-span-2';

export interface ProjectCardProps {
  /** A blank number or style is a dash; missing phases read 'Unknown'. */
  project: Project;
  /** Its five phases: a `PhaseTimeline`, or a `PhaseTable` for the figures. */
  children: ReactNode;
}

/** One style on its way: how far, where and how late (MOMENTUM-4, MOMENTUM-5). */
export function ProjectCard({ project, children }: ProjectCardProps) {
  const numberId = useId();
  const completion = completionPercent(project);
  return (
    <article
      aria-labelledby={numberId}
      className="grid gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] md:px-5 lg:grid-cols-[minmax(0,176px)_192px_minmax(0,1fr)] lg:gap-x-8 print:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <Heading as="h3" size="3" weight="bold" id={numberId} className="wrap-anywhere">
          {orDash(project.poNumber)}
        </Heading>
        <Text as="p" size="2" color="gray" className="line-clamp-2 wrap-anywhere" title={project.styleName}>
          {orDash(project.styleName)}
        </Text>
      </div>
      <div className={figures}>
        <div className={completionFigure}>
          {/* Label and figure on screen only: a screen reader reads the same from the bar. */}
          <span aria-hidden className="text-label text-ink-2">
            Completion
          </span>
          <span aria-hidden className="font-semibold tabular-nums sm:max-lg:order-last print:order-last">
            {progressText(completion)}
          </span>
          <div className="col-span-2 flex sm:max-lg:col-span-1 print:col-span-1">
            <ProgressBar name={`Completion of ${orDash(project.poNumber)}`} value={completion} />
          </div>
        </div>
        <dl className="contents">
          <div className={figure}>
            <dt className="text-label text-ink-2">Current Phase</dt>
            <dd className="font-medium">{currentPhaseWord(project)}</dd>
          </div>
          <div className={figure}>
            <dt className="text-label text-ink-2">Total Lag</dt>
            <dd>
              <LagText lagDays={totalLagDays(project)} />
            </dd>
          </div>
        </dl>
      </div>
      <div className="min-w-0 sm:col-span-2 lg:col-span-1 print:col-span-2">{children}</div>
    </article>
  );
}
