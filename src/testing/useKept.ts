import { useState } from 'react';

/**
 * Stands in for the screen or form that keeps what a field holds.
 * @param first what it holds at first
 * @param onChange called on each change, as the screen's callback would be
 * @returns what it holds; what is to be called on a change; and a way to put something into it without `onChange`
 */
export function useKept<Value>(
  first: Value,
  onChange: (value: Value) => void,
): readonly [value: Value, change: (value: Value) => void, put: (value: Value) => void] {
  const [value, setValue] = useState(first);
  const change = (next: Value) => {
    setValue(next);
    onChange(next);
  };
  return [value, change, setValue];
}
