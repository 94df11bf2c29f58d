import { TextField as RadixTextField } from '@radix-ui/themes';
import { useId, useLayoutEffect, useRef } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface DateFieldProps extends Pick<FieldStateProps, 'problem'> {
  /** The field's name, over it. */
  label: string;
  /** 'YYYY-MM-DD', empty when no day is set. */
  value: string;
  /** 'YYYY-MM-DD' once the day is complete; empty while it is not, and when it was cleared. */
  onChange: (value: string) => void;
}

/** A day, by the browser's own calendar, which knows the person's language and keyboard. */
export function DateField({ label, problem, value, onChange }: DateFieldProps) {
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  // Not by React, which writes it into the attribute too: Firefox then empties the other parts of a day that is corrected.
  useLayoutEffect(() => {
    if (fieldRef.current && fieldRef.current.value !== value) fieldRef.current.value = value;
  }, [value]);
  return (
    <FieldLabel
      htmlFor={id}
      problem={problem}
      control={
        <RadixTextField.Root
          {...controlProps(id, { problem })}
          ref={fieldRef}
          type="date"
          size="2"
          // The empty field's 'mm/dd/yyyy' is grey, as 'Not chosen' is.
          className={value === '' ? 'text-ink-2' : undefined}
          // Years of four digits; without it the browser takes six.
          max="9999-12-31"
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
