import { Text } from '@radix-ui/themes';
import { exactMoment, shortMoment } from '@/domain/time/momentText';

export interface ShortTimeProps {
  /** ISO 8601 timestamp; one that cannot be read is 'Unknown time'. */
  moment: string;
}

/** A moment as people write it, 'Nov 20, 10:42 AM'; the whole of it in the title and for assistive technology. */
export function ShortTime({ moment }: ShortTimeProps) {
  const short = shortMoment(moment);
  const exact = exactMoment(moment);
  return (
    <Text size="1" color="gray" className="whitespace-nowrap" asChild>
      {short === exact ? (
        <span>{short}</span>
      ) : (
        <time dateTime={moment} title={exact}>
          <span aria-hidden>{short}</span>
          <span className="sr-only">{exact}</span>
        </time>
      )}
    </Text>
  );
}
