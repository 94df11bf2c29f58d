import { Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { changeText, shareText } from '@/domain/radar/percentText';
import type { ExecutiveSummary as Summary } from '@/domain/radar/radarReport';
import { isBlank } from '@/domain/text/isBlank';
import { textOr } from '@/domain/text/textOr';
import { AiMark } from '@/ui/AiMark';
import { Panel } from '@/ui/Panel';

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex min-w-0 grow basis-0 flex-col-reverse justify-end border-(--ai-line) not-first:border-l not-first:pl-2 sm:not-first:pl-5 print:not-first:pl-5">
      <dt className="text-label break-words text-ink-2 sm:text-dense">{label}</dt>
      <dd className="text-figure font-semibold whitespace-nowrap tabular-nums sm:text-title">{value}</dd>
    </div>
  );
}

export interface ExecutiveSummaryProps {
  /** Figures that are no number, and a satisfaction outside 0 to 100, are a dash; a blank text is left out. */
  summary: Summary;
}

/** The week in two sentences of the AI and three figures (RADAR-1). */
export function ExecutiveSummary({ summary }: ExecutiveSummaryProps) {
  const headingId = useId();
  const customer = textOr(summary.ticketsCustomer, '').trim();
  return (
    <Panel ground="ai">
      <section
        aria-labelledby={headingId}
        className="flex flex-col gap-x-8 gap-y-3 px-4 py-4 md:flex-row md:items-center md:justify-between md:px-5"
      >
        <div className="flex min-w-0 flex-col gap-1 md:flex-1">
          <div className="flex items-center gap-2 text-(--ai-text)">
            <AiMark />
            <Heading as="h2" size="3" weight="bold" id={headingId}>
              AI Executive Summary
            </Heading>
          </div>
          {!isBlank(summary.text) && (
            <Text as="p" size="2" dir="auto" className="max-w-[80ch] break-words">
              {summary.text}
            </Text>
          )}
        </div>
        <dl className="flex min-w-0 gap-2 sm:gap-5 md:flex-1">
          <Figure value={changeText(summary.productionEfficiencyChangePercent)} label="production efficiency" />
          <Figure
            value={changeText(summary.ticketsChangePercent)}
            label={customer === '' ? 'tickets of one customer' : `${customer} tickets`}
          />
          <Figure value={shareText(summary.satisfactionPercent)} label="satisfaction" />
        </dl>
      </section>
    </Panel>
  );
}
