import { shortMoment } from '@/domain/time/momentText';
import { TimeText } from './TimeText';
import { useZone } from './zoneContext';

export interface ShortTimeProps {
  /** ISO 8601 timestamp; one that cannot be read is 'Unknown time'. */
  moment: string;
}

/** A moment as people write it, 'Nov 20, 10:42 AM'. */
export function ShortTime({ moment }: ShortTimeProps) {
  useZone();
  return <TimeText moment={moment} shown={shortMoment(moment)} />;
}
