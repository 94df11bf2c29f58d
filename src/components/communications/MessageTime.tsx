import { relativeAge } from '@/domain/time/relativeAge';
import { TimeText } from '@/components/time/TimeText';

export interface MessageTimeProps {
  /** ISO 8601 timestamp; one that lies ahead is 'Just now', one that cannot be read 'Unknown time'. */
  time: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How long ago something was written. */
export function MessageTime({ time, now }: MessageTimeProps) {
  return <TimeText moment={time} shown={relativeAge(time, now)} />;
}
