import { Select } from '@radix-ui/themes';
import { type Ref, useId, useRef, useState } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';

export interface SelectOption {
  /** Never empty: 'all' and 'none' are values of their own (SHELL-11). An empty or a repeated one is not offered. */
  value: string;
  /** The value itself when empty. */
  label: string;
}

export interface SelectFieldProps extends FieldStateProps {
  /** The field's name. */
  label: string;
  /** Over the field in a form; in a filter bar the name is for assistive technology alone. */
  labelShown?: boolean;
  /** The value of one of the options; any other is shown as it is, and can be left. */
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
  /** The button that opens the list, for a form that moves the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

function withoutFaults(options: readonly SelectOption[]): readonly SelectOption[] {
  const byValue = new Map(options.toReversed().map((option) => [option.value, option]));
  return options.filter((option) => option.value !== '' && byValue.get(option.value) === option);
}

/**
 * Whether the list is open. A press opens it once everybody has heard the press: opened any sooner, a panel around it
 * takes the press for one of its own, and the next press outside closes nothing.
 */
function useOpen() {
  const [open, setOpen] = useState(false);
  const pressRef = useRef<{ wanted: boolean } | null>(null);
  const onPointerDown = () => {
    const press = { wanted: open };
    pressRef.current = press;
    const settle = () => {
      pressRef.current = null;
      setOpen(press.wanted);
    };
    window.addEventListener('pointerdown', settle, { once: true });
  };
  const onOpenChange = (next: boolean) => {
    if (pressRef.current) pressRef.current.wanted = next;
    else setOpen(next);
  };
  return { open, onOpenChange, onPointerDown };
}

/** Chooses one of a list; type-ahead is Radix's. */
export function SelectField({
  label,
  labelShown = true,
  invalid,
  mark,
  value,
  options,
  onChoose,
  ref,
}: SelectFieldProps) {
  const id = useId();
  const { open, onOpenChange, onPointerDown } = useOpen();
  const offered = withoutFaults(options);
  const isOffered = offered.some((option) => option.value === value);
  return (
    <FieldLabel
      htmlFor={id}
      shown={labelShown}
      invalid={invalid}
      mark={mark}
      control={
        <Select.Root value={value} onValueChange={onChoose} open={open} onOpenChange={onOpenChange} size="2">
          <Select.Trigger
            {...controlProps(id, { invalid, mark })}
            ref={ref}
            placeholder="Not chosen"
            className="w-full"
            onPointerDown={onPointerDown}
          >
            {isOffered ? undefined : value}
          </Select.Trigger>
          <Select.Content position="popper">
            {offered.map((option) => (
              <Select.Item key={option.value} value={option.value}>
                {option.label || option.value}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      }
    >
      {label}
    </FieldLabel>
  );
}
