import { Select, Text } from '@radix-ui/themes';
import { useId } from 'react';

export interface SelectOption {
  /** Never empty (SHELL-11). */
  value: string;
  label: string;
}

export interface SelectFieldProps {
  /** The field's name. */
  label: string;
  /** Over the field in a form; in a filter bar the name is for assistive technology alone. */
  labelShown?: boolean;
  /** The value of one of the options. */
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
}

/** Chooses one of a list; type-ahead is Radix's. */
export function SelectField({ label, labelShown = true, value, options, onChoose }: SelectFieldProps) {
  const labelId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Text id={labelId} size="1" weight="medium" className={labelShown ? 'text-dense' : 'sr-only'}>
        {label}
      </Text>
      <Select.Root value={value} onValueChange={onChoose} size="2">
        <Select.Trigger aria-labelledby={labelId} className="w-full" />
        <Select.Content position="popper">
          {options.map((option) => (
            <Select.Item key={option.value} value={option.value}>
              {option.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    </div>
  );
}
