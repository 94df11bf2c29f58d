import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAILURES, OperationError } from '@/operations/operationError';
import { describeFailure } from './failure';

const errorWith = (message: string, stack: string | undefined) => Object.assign(new TypeError(message), { stack });

describe("SHELL-8: status and status text, or the error's message, and the stack trace when there is one", () => {
  it.each([
    [
      'an error response of the router',
      { status: 404, statusText: 'Not Found', internal: true },
      { summary: '404 Not Found' },
    ],
    ['an error response of a server', new Response(null, { status: 503, statusText: 'Busy' }), { summary: '503 Busy' }],
    ['a response without status text', { status: 500, statusText: '' }, { summary: '500' }],
    ['an error', errorWith('No such order', 'at a\nat b'), { summary: 'No such order', stack: 'at a\nat b' }],
    ['an error without stack', errorWith('No such order', undefined), { summary: 'No such order' }],
    ['an error with an empty stack', errorWith('No such order', ''), { summary: 'No such order' }],
    ['an error without message', errorWith('', undefined), { summary: 'TypeError' }],
    ['a text', 'The order is gone', { summary: 'The order is gone' }],
  ])('%s', (_what, thrown, failure) => {
    expect(describeFailure(thrown)).toEqual(failure);
  });

  it('a real error brings its real stack trace', () => {
    const error = new Error('No such order');
    expect(describeFailure(error)).toEqual({ summary: 'No such order', stack: error.stack });
    expect(describeFailure(error).stack).toContain('failure.test.ts');
  });
});

describe('a part of the app that could not be fetched is known', () => {
  it.each([
    ['Failed to fetch dynamically imported module: http://localhost/assets/Gone-1.js'],
    ['error loading dynamically imported module: http://localhost/assets/Gone-1.js'],
    ['Importing a module script failed.'],
    ['Unable to preload CSS for /assets/Gone-1.css'],
    ['Unable to preload the stylesheet'],
  ])('%s', (message) => {
    expect(describeFailure(errorWith(message, undefined))).toEqual({ summary: message, missing: 'part' });
  });

  it.each([
    ['It failed; "Failed to fetch dynamically imported module" it said'],
    ['It says: Importing a module script failed.'],
    ['It says: Unable to preload CSS for /assets/Gone-1.css'],
  ])('and no other error is taken for one: %s', (other) => {
    expect(describeFailure(errorWith(other, undefined))).toEqual({ summary: other });
  });
});

it('data that did not come is no crash; what the server refused for another reason is', () => {
  const missing = FAILURES.filter((failure) => describeFailure(new OperationError(failure, 'No answer')).missing);
  expect(missing).toEqual(['unavailable']);
  expect(describeFailure(new OperationError('unavailable', 'No answer')).missing).toBe('data');
});

it('whatever error data failed to load with is no crash either; a part of the app that did not come stays one', () => {
  expect(describeFailure(errorWith('Failed to fetch', undefined), true).missing).toBe('data');
  expect(describeFailure(errorWith('Failed to fetch', undefined)).missing).toBeUndefined();
  expect(describeFailure(errorWith('Importing a module script failed.', undefined), true).missing).toBe('part');
});

describe('what has no status and no message', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['a number', 42],
    ['a symbol', Symbol('gone')],
    ['an empty object', {}],
    ['an object without prototype', Object.create(null)],
    ['a status alone', { status: 404 }],
    ['a status that is no number', { status: '404', statusText: 'Not Found' }],
    ['a status text that is none', { status: 404, statusText: null }],
  ])("%s is an 'Unknown error'", (_what, thrown: unknown) => {
    expect(describeFailure(thrown)).toEqual({ summary: 'Unknown error' });
  });

  it('whatever was thrown, the summary is not empty', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        const { summary, stack } = describeFailure(thrown);
        expect(typeof summary).toBe('string');
        expect(summary).not.toBe('');
        expect(stack).not.toBe('');
      }),
    );
  });
});
