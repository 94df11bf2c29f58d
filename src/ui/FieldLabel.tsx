import { Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface FieldLabelProps {
  /** Id of the control that is named. */
  htmlFor: string;
  children: string;
  /** The control. */
  control: ReactNode;
}

/** A field with its name over it. */
export function FieldLabel({ htmlFor, children, control }: FieldLabelProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Text as="label" htmlFor={htmlFor} size="1" weight="medium" className="text-dense">
        {children}
      </Text>
      {control}
    </div>
  );
}
