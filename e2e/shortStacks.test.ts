import { describe, expect, it } from 'vitest';
import { briefly } from './shortStacks';

/** The frames of an error, as V8 gives them. */
function framesOf(error: Error): NodeJS.CallSite[] {
  const usual: typeof Error.prepareStackTrace = Reflect.get(Error, 'prepareStackTrace');
  Error.prepareStackTrace = (_error, frames) => frames;
  const frames: unknown = error.stack;
  Error.prepareStackTrace = usual;
  if (!Array.isArray(frames)) throw new Error('V8 gives its frames otherwise now.');
  return frames;
}

describe('stacks of the end-to-end tests', () => {
  it('lead lines that were compiled back to their source, and leave those of libraries as they are', () => {
    const error = new TypeError('late');
    const frames = framesOf(error);
    /** Files that were led back. */
    const led: unknown[] = [];
    const stack = briefly((of, some) => {
      led.push(...some.map((frame) => frame.getFileName()));
      return `${String(of)}${some.map(() => '\n    at theSource.ts:7:1').join('')}`;
    })(error, frames);
    const [head, ...lines] = String(stack).split('\n');
    expect(head).toBe('TypeError: late');
    expect(lines).toHaveLength(frames.length);
    expect(lines[0]).toBe('    at theSource.ts:7:1');
    expect(lines.slice(1).every((line) => line.startsWith('    at ') && !line.includes('theSource'))).toBe(true);
    expect(led).toEqual([import.meta.filename]);
  });
});
