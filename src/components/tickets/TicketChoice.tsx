import { NOT_CHOSEN } from '@/domain/choice/choice';
import { SelectField, type SelectFieldProps } from '@/ui/SelectField';

export interface TicketChoiceProps extends Pick<SelectFieldProps, 'label' | 'options' | 'problem' | 'ref'> {
  /** NOT_CHOSEN while the choice is left open. */
  chosen: string;
  /** Called with NOT_CHOSEN when the choice is taken back. */
  onChoose: (value: string) => void;
}

/** A choice of the ticket form that may be left open. */
export function TicketChoice({ chosen, ...field }: TicketChoiceProps) {
  return (
    <SelectField {...field} value={chosen === NOT_CHOSEN ? '' : chosen} onClear={() => field.onChoose(NOT_CHOSEN)} />
  );
}
