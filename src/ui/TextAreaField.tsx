import { TextArea } from '@radix-ui/themes';
import { type Ref, useId } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface TextAreaFieldProps extends FieldStateProps {
  /** The field's name, over it. */
  label: string;
  /** Lines in sight; more scroll. */
  rows?: number;
  value: string;
  onEnter: (value: string) => void;
  /** The text area itself, for a form that moves the focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextAreaField({ label, invalid, mark, rows = 4, value, onEnter, ref }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldLabel
      htmlFor={id}
      invalid={invalid}
      mark={mark}
      control={
        <TextArea
          {...controlProps(id, { invalid, mark })}
          ref={ref}
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
