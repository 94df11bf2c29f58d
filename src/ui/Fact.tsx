import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface FactProps {
  /** Names the value; stands small above it. */
  label: string;
  /** True for a long text that takes a whole line of the list. */
  wide?: boolean;
  /** A text, a badge, a figure. Long words break. */
  children: ReactNode;
}

/** One named value in a list of facts; stands in a `<dl>`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={`flex min-w-0 flex-col items-start gap-0.5 ${wide ? 'col-span-full' : ''}`}>
      <Text size="1" color="gray" asChild>
        <dt>{label}</dt>
      </Text>
      <dd className="max-w-full font-medium break-words">{children}</dd>
    </div>
  );
}
