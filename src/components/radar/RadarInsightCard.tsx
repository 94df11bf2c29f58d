import { Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { confidenceText } from '@/domain/radar/percentText';
import type { RadarInsight } from '@/domain/radar/radarReport';
import { textOr } from '@/domain/text/textOr';
import { AiMark } from '@/ui/AiMark';
import { Panel } from '@/ui/Panel';

export interface RadarInsightCardProps {
  /** A blank title reads 'Untitled insight', a blank source 'unknown'; a confidence outside 0 to 100 is unknown. */
  insight: RadarInsight;
}

/** One thing that the AI has found, how sure it is, and what it was read from (RADAR-5). */
export function RadarInsightCard({ insight }: RadarInsightCardProps) {
  const titleId = useId();
  return (
    <Panel padding="large">
      <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-1">
        <div className="flex min-w-0 items-start gap-2">
          <span className="flex h-5.5 items-center">
            <AiMark />
          </span>
          <Heading as="h3" size="3" weight="bold" id={titleId} dir="auto" className="wrap-anywhere">
            {textOr(insight.title, 'Untitled insight')}
          </Heading>
        </div>
        <Text as="p" size="2" dir="auto" className="wrap-anywhere">
          {insight.text}
        </Text>
        <div className="mt-auto pt-1">
          <Text as="p" size="1" weight="medium" className="tabular-nums">
            {confidenceText(insight.confidencePercent)}
          </Text>
          <Text as="p" size="1" color="gray" dir="auto" className="wrap-anywhere">
            {`Source: ${textOr(insight.source, 'unknown')}`}
          </Text>
        </div>
      </article>
    </Panel>
  );
}
