import { expect, it } from 'vitest';
import { createAttempts } from './attempts';

it('a pending command is not begun again, another one is', () => {
  const attempts = createAttempts();
  const first = attempts.begin('edit PO-1');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attempts.begin('edit PO-1')).toBeUndefined();
  const other = attempts.begin('edit PO-2');
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(first);
});

it('after a response it gets a new key the next time', () => {
  const attempts = createAttempts();
  const first = attempts.begin('edit PO-1');
  attempts.end('edit PO-1', false);
  expect(attempts.begin('edit PO-1')).not.toBe(first);
});

it('when its response was lost, it is sent again under the same key, until there is a response', () => {
  const attempts = createAttempts();
  const first = attempts.begin('edit PO-1');
  attempts.end('edit PO-1', true);
  expect(attempts.begin('edit PO-2')).not.toBe(first);
  expect(attempts.begin('edit PO-1')).toBe(first);
  attempts.end('edit PO-1', true);
  expect(attempts.begin('edit PO-1')).toBe(first);
  attempts.end('edit PO-1', false);
  expect(attempts.begin('edit PO-1')).not.toBe(first);
});

it('a lost one that is forgotten is a new one the next time, unless it was begun again before', () => {
  const attempts = createAttempts();
  const first = attempts.begin('edit PO-1');
  const forgetFirst = attempts.end('edit PO-1', true);
  expect(attempts.begin('edit PO-1')).toBe(first);
  forgetFirst();
  const forgetSecond = attempts.end('edit PO-1', true);
  expect(attempts.begin('edit PO-1')).toBe(first);
  attempts.end('edit PO-1', true);
  forgetSecond();
  expect(attempts.begin('edit PO-1')).toBe(first);
  const forgetLast = attempts.end('edit PO-1', true);
  forgetLast();
  expect(attempts.begin('edit PO-1')).not.toBe(first);
});
