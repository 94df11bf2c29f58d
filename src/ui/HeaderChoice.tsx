import { Text } from '@radix-ui/themes';
import { SelectField, type SelectFieldProps } from './SelectField';

export type HeaderChoiceProps = Pick<SelectFieldProps, 'label' | 'value' | 'options' | 'onChoose'>;

/** Chooses what a whole screen is about; stands in its `PageHeader` and fills the width that it is given there. */
export function HeaderChoice({ label, ...choice }: HeaderChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* On screen only: a screen reader reads it as the field's name. */}
      <Text aria-hidden size="2" color="gray">
        {label}
      </Text>
      <div className="min-w-0 grow basis-0 max-sm:min-w-48">
        <SelectField label={label} labelShown={false} {...choice} />
      </div>
    </div>
  );
}
