import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resultsHere } from './book/resultsHere.mjs';

it('a built book asks for the results that are there, and one that is worked on for all that tests may leave', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  try {
    writeFileSync(join(folder, 'stories.json'), '{}');
    expect(resultsHere(folder, false)).toEqual(['stories']);
    expect(resultsHere(folder, true)).toEqual(['stories', 'matrix', 'ledger', 'sources']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(resultsHere(folder, true)).toEqual([]);
});
