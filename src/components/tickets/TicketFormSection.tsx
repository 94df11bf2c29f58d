import { Heading, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

/** Words of a section beside its fields; on small windows above them. */
export const SECTION_COLUMNS = 'md:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]';

export interface TicketFormSectionProps {
  /** The heading of what is asked for. */
  title: string;
  /** What the answers are for, without a full stop. */
  description: string;
  /** Fields in two columns, in one on phones. */
  children: ReactNode;
}

/** One part of the ticketing form, beside the words that say what it is about. */
export function TicketFormSection({ title, description, children }: TicketFormSectionProps) {
  return (
    <div className={`grid gap-x-8 gap-y-3 border-b border-line px-4 py-5 md:px-5 ${SECTION_COLUMNS}`}>
      <div>
        <Heading as="h3" size="3" weight="medium">
          {title}
        </Heading>
        <Text as="p" size="2" color="gray" className="text-dense text-balance">
          {description}
        </Text>
      </div>
      <div className="grid max-w-200 gap-4 sm:grid-cols-2">{children}</div>
    </div>
  );
}
