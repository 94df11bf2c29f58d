import { Text } from '@radix-ui/themes';
import { exactMoment } from '@/domain/time/momentText';
import { relativeAge } from '@/domain/time/relativeAge';

export interface MessageTimeProps {
  /** ISO 8601 timestamp; one that lies ahead is 'Just now', one that cannot be read 'Unknown time'. */
  time: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How long ago something was written; the whole moment in the title and for assistive technology. */
export function MessageTime({ time, now }: MessageTimeProps) {
  const age = relativeAge(time, now);
  const exact = exactMoment(time);
  return (
    <Text size="1" color="gray" className="whitespace-nowrap" asChild>
      {age === exact ? (
        <span>{age}</span>
      ) : (
        <time dateTime={time} title={exact}>
          <span aria-hidden>{age}</span>
          <span className="sr-only">{exact}</span>
        </time>
      )}
    </Text>
  );
}
