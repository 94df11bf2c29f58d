import { relativeAge } from '@/domain/time/relativeAge';
import { TimeText } from '@/components/time/TimeText';

export interface MessageTimeProps {
  /** ISO 8601 timestamp; one in the future is 'Just now', an unreadable one 'Unknown time'. */
  time: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How long ago a message was sent. */
export function MessageTime({ time, now }: MessageTimeProps) {
  return <TimeText moment={time} shown={relativeAge(time, now)} />;
}
