import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Guard } from '@/domain/guard/guard';
import { useScreenMemory } from './screenMemory';

/**
 * State that belongs to the entry of the history: back, forward and reload find it as it was left, while the address
 * stays plain.
 * @param name unique within the screen
 * @param isValue tells what was kept, which may be anything, from what cannot be used; that takes the initial value
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
    // The same words stay the same object, so that nothing is filtered or drawn anew when a panel opens or closes.
    const same = JSON.stringify(value) === JSON.stringify(kept.value);
    setKept({ key: entry.key, value: same ? kept.value : value });
  }
  const keep = (value: Value) => {
    notes.write(entry, name, value);
    setKept({ key: entry.key, value });
  };
  return [kept.value, keep];
}
