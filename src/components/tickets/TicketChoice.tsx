import { type Ref, useMemo } from 'react';
import { NOT_CHOSEN } from '@/domain/choice/choice';
import { optionsOf, SelectField } from '@/ui/SelectField';

export interface TicketChoiceProps {
  /** The field's name, over it. */
  label: string;
  /** NOT_CHOSEN while the choice is left open. */
  chosen: string;
  /** What is offered, in this order. */
  words: readonly string[];
  /** Called with NOT_CHOSEN when the choice is taken back. */
  onChoose: (word: string) => void;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/** A choice of the ticket form that may be left open. */
export function TicketChoice({ chosen, words, ...field }: TicketChoiceProps) {
  // There may be thousands of orders, and the form is drawn at every key.
  const options = useMemo(() => optionsOf(words), [words]);
  return (
    <SelectField
      {...field}
      value={chosen === NOT_CHOSEN ? '' : chosen}
      options={options}
      onClear={() => field.onChoose(NOT_CHOSEN)}
    />
  );
}
