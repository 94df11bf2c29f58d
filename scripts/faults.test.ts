import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const guide = readFileSync('stories/guides/Faults.mdx', 'utf8');

/** The rows of its tables: fault, outcome, proofs. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(---|fault)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

/** `file: name`, each in code marks. */
const proofsIn = (cell: string) =>
  [...cell.matchAll(/`([^`:]+): ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name }));

/** A story's name is its export, a test's the text that it is called with. */
function namesIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, source);
  if (file.endsWith('.stories.tsx'))
    return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ''));
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'CallExpression' && 'arguments' in node && Array.isArray(node.arguments)) {
      const [name]: unknown[] = node.arguments;
      if (typeof name === 'object' && name !== null && 'value' in name && typeof name.value === 'string')
        names.push(name.value);
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return names;
}

function isThere({ file, name }: { file: string; name: string }) {
  const names = namesIn(file);
  return file.endsWith('.stories.tsx') ? names.includes(name) : names.some((test) => test.startsWith(name));
}

it('the tables of the guide are read', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => row.length !== 3)).toEqual([]);
});

describe('each fault has an outcome and proofs that exist', () => {
  it.each(rows.map(([fault = '', outcome = '', proof = '']) => [fault.trim(), outcome.trim(), proof] as const))(
    '%s',
    (_fault, outcome, proof) => {
      expect(outcome).not.toBe('');
      const proofs = proofsIn(proof);
      expect(proofs).not.toEqual([]);
      expect(proofs.filter((each) => !isThere(each))).toEqual([]);
    },
  );
});
