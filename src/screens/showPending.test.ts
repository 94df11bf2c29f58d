import { expect, it } from 'vitest';
import { showPending } from './showPending';

it('a control is pending until its last command has ended', () => {
  const attributes = new Map<string, string>();
  // No more of an element is used.
  const button = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as Element;
  const first = showPending(button);
  const second = showPending(button);
  first();
  expect([...attributes]).toEqual([['aria-busy', 'true']]);
  second();
  expect([...attributes]).toEqual([]);
  showPending(button)();
  expect([...attributes]).toEqual([]);
});
