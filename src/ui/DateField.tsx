import { TextField as RadixTextField } from '@radix-ui/themes';
import { useId } from 'react';
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
  return (
    <FieldLabel
      htmlFor={id}
      problem={problem}
      control={
        <RadixTextField.Root
          {...controlProps(id, { problem })}
          type="date"
          size="2"
          // The empty field's 'mm/dd/yyyy' is grey, as 'Not chosen' is.
          className={value === '' ? 'text-ink-2' : undefined}
          // Years of four digits; without it the browser takes six.
          max="9999-12-31"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
