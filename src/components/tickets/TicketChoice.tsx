import type { Ref } from 'react';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { SelectField, type SelectOption } from '@/ui/SelectField';

export interface TicketChoiceProps {
  /** The field's name, over it. */
  label: string;
  /** NOT_CHOSEN while the choice is left open. */
  chosen: string;
  /** What is offered, in this order. */
  options: readonly SelectOption[];
  /** Called with NOT_CHOSEN when the choice is taken back. */
  onChoose: (value: string) => void;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/** A choice of the ticket form that may be left open. */
export function TicketChoice({ chosen, ...field }: TicketChoiceProps) {
  return (
    <SelectField {...field} value={chosen === NOT_CHOSEN ? '' : chosen} onClear={() => field.onChoose(NOT_CHOSEN)} />
  );
}
