import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { afterEach, expect, it, vi } from 'vitest';
import { filesBelow } from './filesBelow.mjs';
import { projectFolder } from './install.mjs';

const sources = filesBelow('src').filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('src/testing/') && !/\.(test|d)\.ts$/.test(file),
);
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

const written: [where: string, source: string, flags: string][] = [];
for (const [file, text] of textOf) {
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) written.push([file, node.regex.pattern, node.regex.flags]);
    },
  }).visit(parseSync(file, text).program);
}

/** Made of parts when the file is loaded. */
const built: typeof written = [];
class Noted extends RegExp {
  constructor(...parts: ConstructorParameters<typeof RegExp>) {
    super(...parts);
    built.push(['built', this.source, this.flags]);
  }
}
afterEach(() => vi.unstubAllGlobals());

/**
 * Names of files, emails and what is typed may be a hundred thousand letters long. Where an expression looks at what
 * follows again from each of them, the page stands still for half a minute.
 */
const slowOn = (source: string, flags: string) => {
  // Both only say where the next search begins.
  const found = checkSync(source, flags.replaceAll(/[gy]/g, ''), { timeout: 60_000 });
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable' ? found.attack.pattern : found.status;
};

it('has expressions to look at', () => {
  expect(written.length).toBeGreaterThan(30);
});

it.each(written)('%s: /%s/%s reads a long text once', (_where, source, flags) => {
  expect(slowOn(source, flags)).toBeUndefined();
});

it('reads a long text once also with each expression that is built', async () => {
  const builders = [...textOf].filter(([, text]) => text.includes('new RegExp('));
  // Another test may have fetched them before, within the same process.
  vi.resetModules();
  vi.stubGlobal('RegExp', Noted);
  for (const [file] of builders) await import(join(projectFolder, file));
  vi.unstubAllGlobals();
  const expected = builders.flatMap(([, text]) => text.match(/new RegExp\(/g) ?? []);
  expect(built).toHaveLength(expected.length);
  expect(built.flatMap(([, source, flags]) => slowOn(source, flags) ?? [])).toEqual([]);
});

it.each([
  ['\\.[^.\\s]*\\uFFFD[^.\\s]*$', 'u'],
  ['_r_\\w+_$', ''],
  ['(a+)+$', ''],
])('tells that /%s/%s does not', (source, flags) => {
  expect(slowOn(source, flags)).toBeDefined();
});
