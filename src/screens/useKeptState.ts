import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Guard } from '@/domain/guard/guard';
import { useScreenMemory } from './screenMemory';

/**
 * State that belongs to the history entry: back, forward and reload restore it, without a change of the address.
 * @param name unique within the screen
 * @param isValue true for a stored value that can be used; any other gives way to the initial value
 */
export function useKeptState<Value>(
  name: string,
  initial: Value,
  isValue: Guard<Value>,
): [Value, (value: Value) => void] {
  const { notes } = useScreenMemory();
  const entry = useLocation();
  const restored = () => {
    const value = notes.read(entry)[name];
    return isValue(value) ? value : initial;
  };
  const [kept, setKept] = useState(() => ({ key: entry.key, value: restored() }));
  if (kept.key !== entry.key) {
    const value = restored();
    // An equal value stays the same object, so that opening or closing a panel filters and renders nothing again.
    const same = JSON.stringify(value) === JSON.stringify(kept.value);
    setKept({ key: entry.key, value: same ? kept.value : value });
  }
  const keep = (value: Value) => {
    notes.write(entry, name, value);
    setKept({ key: entry.key, value });
  };
  return [kept.value, keep];
}
