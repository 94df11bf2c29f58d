import { Select } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { memo, type Ref, useId, useMemo, useState } from 'react';
import { controlProps, FieldLabel, type FieldStateProps } from './FieldLabel';
import { IconButton } from './IconButton';
import { keepFocusIn, leadByKey } from './openList';
import { type SelectOption, shownLabel } from './selectOption';
import { WindowedOptions } from './WindowedOptions';

export interface SelectFieldProps extends FieldStateProps {
  /** The field's name. */
  label: string;
  /**
   * Over the field in a form, 'beside' it in a page's header, and over it there too where a phone leaves it no room; in a
   * filter bar the name is for assistive technology alone.
   */
  labelShown?: boolean | 'beside';
  /** The value of one of the options, empty while none is chosen; any other text is shown as it is. */
  value: string;
  /** What the field says while nothing is chosen; without options it says that there is nothing to choose. */
  placeholder?: string;
  /** In the order shown; those without a value, and repeated ones, are left out. The same list is not drawn again. */
  options: readonly SelectOption[];
  /** Another option was chosen; called with its value. */
  onChoose: (value: string) => void;
  /** For an optional choice: a button that clears it stands in the field once something is chosen. */
  onClear?: () => void;
  /** The button that opens the list, for a form that moves the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

function withoutFaults(options: readonly SelectOption[]): readonly SelectOption[] {
  const byValue = new Map(options.toReversed().map((option) => [option.value, option]));
  return options.filter((option) => option.value !== '' && byValue.get(option.value) === option);
}

/** Options whose label is their value. */
export const optionsOf = (words: readonly string[]): readonly SelectOption[] =>
  words.map((word) => ({ value: word, label: word }));

/** The same, after one that stands for all of them. */
export const optionsWithAll = (all: SelectOption, words: readonly string[]): readonly SelectOption[] => [
  all,
  ...optionsOf(words),
];

const isSame = (one: readonly SelectOption[], other: readonly SelectOption[]) =>
  one.length === other.length &&
  one.every(({ value, label }, place) => value === other[place]?.value && label === other[place].label);

/** What is offered; not drawn again while it stays the same, at every key in another field. */
const Items = memo(
  ({ offered }: { offered: readonly SelectOption[] }) =>
    offered.map((option) => (
      <Select.Item key={option.value} value={option.value}>
        {shownLabel(option)}
      </Select.Item>
    )),
  (before, after) => before.offered === after.offered || isSame(before.offered, after.offered),
);

/**
 * Longer lists are drawn only while they are open, and then what is in sight of them: thousands of options would hold up
 * every key in the form, and take seconds to open. Letters choose from them only while they are open.
 */
const MOST_KEPT = 200;

/** What the field says in place of its placeholder while there are no options, whether there are none or none came. */
const NOTHING_OFFERED = 'None available';

/** Chooses one of a list, and offers nothing but what can be chosen; in a closed field type-ahead is Radix's. */
export function SelectField({
  label,
  labelShown = true,
  problem,
  mark,
  required,
  value,
  placeholder = 'Not chosen',
  options,
  onChoose,
  onClear,
  ref,
}: SelectFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isMet, setIsMet] = useState(false);
  const offered = useMemo(() => withoutFaults(options), [options]);
  const isLong = offered.length > MOST_KEPT;
  const chosen = offered.find((option) => option.value === value);
  return (
    <FieldLabel
      htmlFor={id}
      shown={labelShown}
      problem={problem}
      mark={mark}
      required={required}
      control={
        <div className={labelShown === 'beside' ? 'relative min-w-0 grow basis-0 max-sm:min-w-48' : 'relative'}>
          <Select.Root
            value={value}
            onValueChange={onChoose}
            open={isOpen}
            onOpenChange={(open) => {
              // Nothing opens below a field that offers nothing; it says so itself.
              setIsOpen(open && offered.length > 0);
              setIsMet(true);
            }}
            size="2"
          >
            <Select.Trigger
              {...controlProps(id, { problem, mark, required })}
              ref={ref}
              // Each text in an element of its own: in a page that the browser translates, Radix's bare text would stay as it
              // was, or take the screen with it when it goes. Its types know of texts alone.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it draws any node
              placeholder={(<span>{offered.length > 0 ? placeholder : NOTHING_OFFERED}</span>) as unknown as string}
              className="w-full"
              // Letters choose in the closed field too, from the list, unless it is long.
              onFocus={() => setIsMet(true)}
              // Radix opens at the press of the space bar, unless it stands between two words that choose. Let go, it
              // would press the button and open the list all the same.
              onKeyUp={(event) => {
                if (event.key === ' ') event.preventDefault();
              }}
            >
              <span>{chosen ? shownLabel(chosen) : value}</span>
            </Select.Trigger>
            {/* Radix draws a closed list too, out of the document. A screen that nobody chooses on yet goes without. */}
            {(isOpen || (isMet && !isLong)) && (
              <Select.Content
                ref={keepFocusIn}
                position="popper"
                aria-label={label}
                // vaul hears the list of a panel as part of it: pressed, dragged and let go fast, it took that for a swipe.
                data-vaul-no-drag
                onKeyDownCapture={isLong ? undefined : leadByKey}
              >
                {isLong ? <WindowedOptions offered={offered} value={value} /> : <Items offered={offered} />}
              </Select.Content>
            )}
          </Select.Root>
          {onClear && value !== '' && (
            <IconButton
              aria-label={`Clear ${label}`}
              variant="ghost"
              color="gray"
              size="1"
              className="absolute inset-y-0 end-8.5 my-auto"
              onClick={() => {
                onClear();
                // The button disappears with the choice that it cleared.
                document.getElementById(id)?.focus();
              }}
            >
              <X aria-hidden size={16} />
            </IconButton>
          )}
        </div>
      }
    >
      {label}
    </FieldLabel>
  );
}
