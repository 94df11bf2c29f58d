import { TextField } from '@radix-ui/themes';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from './IconButton';

export interface SearchFieldProps {
  /** The accessible name and the words in the empty box, 'Search orders'. */
  label: string;
  /** As typed. */
  value: string;
  /** After each key; empty from Escape and from 'Clear search'. */
  onSearch: (value: string) => void;
}

/** Narrows what stands below it; Escape or the button empties it and keeps the focus in the box. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  // After every drawing of the screen that it narrows, not only after a key: filters beside it find something too.
  useEffect(() => {
    // Lays out what is found before the next frame begins, which would else be late. In a task of its own: the next key
    // is handled between drawing and layout.
    const layout = setTimeout(() => boxRef.current?.getBoundingClientRect());
    return () => clearTimeout(layout);
  });
  const clear = () => {
    onSearch('');
    boxRef.current?.focus();
  };
  return (
    <TextField.Root
      ref={boxRef}
      type="search"
      dir="auto"
      size="2"
      aria-label={label}
      placeholder={label}
      value={value}
      autoComplete="off"
      // Ids, customers and styles are no words of a language. Radix leaves out the spell check by itself.
      autoCorrect="off"
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        clear();
      }}
    >
      <TextField.Slot>
        <Search aria-hidden size={16} />
      </TextField.Slot>
      {value !== '' && (
        <TextField.Slot side="right">
          <IconButton aria-label="Clear search" variant="ghost" color="gray" size="1" onClick={clear}>
            <X aria-hidden size={16} />
          </IconButton>
        </TextField.Slot>
      )}
    </TextField.Root>
  );
}
