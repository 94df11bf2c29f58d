import { TextField as RadixTextField } from '@radix-ui/themes';
import { useId } from 'react';
import { FieldLabel } from './FieldLabel';

export interface TextFieldProps {
  /** The field's name, over it. */
  label: string;
  value: string;
  onEnter: (value: string) => void;
}

/** One line of text. */
export function TextField({ label, value, onEnter }: TextFieldProps) {
  const id = useId();
  return (
    <FieldLabel
      htmlFor={id}
      control={
        <RadixTextField.Root
          id={id}
          size="2"
          value={value}
          autoComplete="off"
          onChange={(event) => onEnter(event.target.value)}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
