import { TextField as RadixTextField } from '@radix-ui/themes';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface TextFieldProps extends Pick<FieldStateProps, 'problem' | 'required'> {
  /** The field's name, over it. */
  label: string;
  /** A value that can be read and copied, and not changed; it carries a lock. */
  readOnly?: boolean;
  /** As typed, white space included. */
  value: string;
  /** Never called while the field is read-only. */
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({ label, problem, required, readOnly = false, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <FieldLabel
      htmlFor={id}
      problem={problem}
      required={required}
      control={
        <RadixTextField.Root
          {...controlProps(id, { problem, required })}
          type="text"
          dir="auto"
          size="2"
          value={value}
          readOnly={readOnly}
          autoComplete="off"
          // Off by default in Radix; what is typed here are words, as in a text area.
          spellCheck
          onChange={(event) => onChange(event.target.value)}
        >
          {readOnly && (
            <RadixTextField.Slot side="right">
              <Lock aria-hidden size={16} />
            </RadixTextField.Slot>
          )}
        </RadixTextField.Root>
      }
    >
      {label}
    </FieldLabel>
  );
}
