import { TextField as RadixTextField } from '@radix-ui/themes';
import { useId, useLayoutEffect, useRef } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface DateFieldProps extends Pick<FieldStateProps, 'problem'> {
  /** The field's name, over it. */
  label: string;
  /** 'YYYY-MM-DD', empty when no day is set. */
  value: string;
  /**
   * 'YYYY-MM-DD' once the day is complete; empty while it is not, and when it was cleared. A year of two digits is of this
   * century, told when the field is left or its form is sent.
   */
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
  // To the browser '26' is the year 26. Only at the end, for it is also how 2026 begins.
  const completeYear = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    if (currentTarget.value.startsWith('00')) onChange(`20${currentTarget.value.slice(2)}`);
  };
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
          onBlur={completeYear}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter sends the form before Firefox has told a year that is being typed: left, the field tells it. Not always
            // left, for Enter on the calendar's button opens the calendar.
            if (event.currentTarget.validity.badInput) {
              event.currentTarget.blur();
              event.currentTarget.focus();
            } else completeYear(event);
          }}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
