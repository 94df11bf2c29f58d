import { TextArea } from '@radix-ui/themes';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface TextAreaFieldProps extends FieldStateProps {
  /** The field's name, over it. */
  label: string;
  /** False where what stands around the field already says what it is; the name is then for assistive technology alone. */
  labelShown?: boolean;
  /** Stands in the empty field; never the only place that says it. */
  placeholder?: string;
  /** Ids of elements that describe the field, read aloud after its name. */
  describedBy?: string;
  /** Lines in sight at least; it grows with what is typed. */
  rows?: number;
  /** Lines up to which it grows; more scroll. */
  mostRows?: number;
  /** As typed, line breaks included. */
  value: string;
  /** The whole text after each change, empty too. */
  onChange: (value: string) => void;
  /** Ctrl or Cmd with Enter; a key held down counts once. */
  onConfirm?: () => void;
  /** The text area itself, for a form that moves the focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

// While an input method is open, Enter takes its suggestion.
const confirms = ({ key, ctrlKey, metaKey, repeat, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey) && !repeat && !nativeEvent.isComposing;

/** Several lines of text. */
export function TextAreaField({
  label,
  labelShown = true,
  placeholder,
  describedBy,
  problem,
  mark,
  required,
  rows = 4,
  mostRows = 12,
  value,
  onChange,
  onConfirm,
  ref,
}: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldLabel
      htmlFor={id}
      shown={labelShown}
      problem={problem}
      mark={mark}
      required={required}
      control={
        <TextArea
          {...controlProps(id, { problem, mark, required }, describedBy)}
          ref={ref}
          size="2"
          rows={rows}
          style={{ '--rows': rows, '--most-rows': mostRows }}
          dir="auto"
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!onConfirm || !confirms(event)) return;
            event.preventDefault();
            onConfirm();
          }}
        />
      }
    >
      {label}
    </FieldLabel>
  );
}
