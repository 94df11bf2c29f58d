import { Text } from '@radix-ui/themes';
import { exactMoment } from '@/domain/time/momentText';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Moment } from './Moment';

export interface TimeTextProps {
  /** ISO 8601 timestamp. */
  moment: string;
  /** The short form on screen, '2h ago'; 'Unknown time' when the moment cannot be read. */
  shown: string;
}

/** A moment in short form; the exact one in the title and for assistive technology. */
export function TimeText({ moment, shown }: TimeTextProps) {
  const exact = exactMoment(moment);
  return (
    <Text size="1" color="gray">
      <Moment moment={moment} exact={exact}>
        {shown === exact ? (
          shown
        ) : (
          <>
            <span aria-hidden>{shown}</span>
            <VisuallyHidden>{exact}</VisuallyHidden>
          </>
        )}
      </Moment>
    </Text>
  );
}
