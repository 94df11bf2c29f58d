import { relativeAge } from '@/domain/time/relativeAge';
import { TimeText } from './TimeText';

export interface AgeTextProps {
  /** ISO 8601 timestamp; one in the future is 'Just now', an unreadable one 'Unknown time'. */
  moment: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** How long ago something was, '2h ago'; the exact moment in the title and for assistive technology. */
export function AgeText({ moment, now }: AgeTextProps) {
  return <TimeText moment={moment} shown={relativeAge(moment, now)} />;
}
