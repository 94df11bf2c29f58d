import { Text } from '@radix-ui/themes';
import { exactMoment } from '@/domain/time/momentText';
import { Moment } from './Moment';

export interface TimeTextProps {
  /** ISO 8601 timestamp. */
  moment: string;
  /** The moment as it is shown, '2h ago'; 'Unknown time' when it cannot be read. */
  shown: string;
}

/** A moment told shortly to the eye; the whole of it in the title and for assistive technology. */
export function TimeText({ moment, shown }: TimeTextProps) {
  const exact = exactMoment(moment);
  return (
    <Text size="1" color="gray">
      <Moment moment={moment}>
        {shown === exact ? (
          shown
        ) : (
          <>
            <span aria-hidden>{shown}</span>
            <span className="sr-only">{exact}</span>
          </>
        )}
      </Moment>
    </Text>
  );
}
