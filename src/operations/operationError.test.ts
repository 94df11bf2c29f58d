import { describe, expect, it } from 'vitest';
import { failureOf, FAILURES, OperationError, shouldRetry } from './operationError';

describe('the kind of a failure', () => {
  it.each(FAILURES)('%s says so itself', (failure) => {
    expect(failureOf(new OperationError(failure, 'no'))).toBe(failure);
  });

  it.each([[new Error('no answer')], ['a text'], [undefined], [{ failure: 'conflict' }]])(
    'any other error counts as unavailable: %j',
    (error) => {
      expect(failureOf(error)).toBe('unavailable');
    },
  );

  it('an invalid command names its fields, any other none', () => {
    expect(new OperationError('invalid', 'no', ['type', 'deadline']).fields).toEqual(['type', 'deadline']);
    expect(new OperationError('conflict', 'no').fields).toEqual([]);
    expect(new OperationError('invalid', 'no', null).fields).toEqual([]);
  });
});

describe('TOAST-9: retries', () => {
  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('after %s tries that failed before this one: %s', (failures, again) => {
    expect(shouldRetry(failures, new Error('no answer'))).toBe(again);
    expect(shouldRetry(failures, new OperationError('unavailable', 'down'))).toBe(again);
  });

  it.each(['unauthorised', 'not-found', 'conflict', 'invalid'] as const)('none after %s', (failure) => {
    expect(shouldRetry(0, new OperationError(failure, 'no'))).toBe(false);
  });
});
