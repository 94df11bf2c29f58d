import { TextArea } from '@radix-ui/themes';
import { useId } from 'react';
import { FieldLabel } from './FieldLabel';

export interface TextAreaFieldProps {
  /** The field's name, over it. */
  label: string;
  /** Lines in sight; more scroll. */
  rows?: number;
  value: string;
  onEnter: (value: string) => void;
}

/** Several lines of text. */
export function TextAreaField({ label, rows = 4, value, onEnter }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldLabel
      htmlFor={id}
      control={
        <TextArea
          id={id}
          size="2"
          rows={rows}
          resize="vertical"
          value={value}
          onChange={(event) => onEnter(event.target.value)}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
