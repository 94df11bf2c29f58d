import { describe, expect, it } from 'vitest';
import {
  lockFaults,
  movableActions,
  rowsOf,
  SHARED,
  tableFaults,
  unlicensed,
  unpinned,
  weightsOf,
  withWeights,
} from './supply.mjs';

const locked = { version: '1.2.3', integrity: 'sha512-AAAA', license: 'MIT' };
const lock = (entry: object) => ({ packages: { '': {}, 'node_modules/a': { ...locked, ...entry } } });

it.each([
  ['1.2.3', []],
  ['1.2.3-rc.1', []],
  ['^1.2.3', ['package.json: a is not pinned: ^1.2.3']],
  ['1.2', ['package.json: a is not pinned: 1.2']],
  ['latest', ['package.json: a is not pinned: latest']],
  ['file:../a', ['package.json: a is not pinned: file:../a']],
])('version %s', (version, faults) => {
  expect(unpinned({ dependencies: { a: version } })).toEqual(faults);
  expect(unpinned({ devDependencies: { a: version } })).toEqual(faults);
});

it.each([
  ['- uses: a/b@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5', []],
  ['  uses: ./local', []],
  ['- uses: a/b@v5', ['ci.yml: a/b@v5 is not pinned to a commit']],
  ['  uses: a/b/c@main', ['ci.yml: a/b/c@main is not pinned to a commit']],
  ['- uses: a/b@93cb6ef', ['ci.yml: a/b@93cb6ef is not pinned to a commit']],
])('action %s', (line, faults) => {
  expect(movableActions('ci.yml', `steps:\n      ${line}\n        with:\n`)).toEqual(faults);
});

describe('the lockfile', () => {
  it.each([
    ['a package with hash and licence', {}, []],
    ['one within the archive of another', { integrity: undefined, inBundle: true }, []],
    ['one of two licences', { license: '(GPL-3.0 OR MIT)' }, []],
    ['two licences', { license: 'MIT AND ISC' }, []],
    ['no hash', { integrity: undefined }, ['a 1.2.3 has no integrity']],
    ['a weak hash', { integrity: 'sha1-AAAA' }, ['a 1.2.3 has no integrity']],
    ['a script', { hasInstallScript: true }, ['a 1.2.3 asks to run a script when installed']],
    ['a licence that is not allowed', { license: 'GPL-3.0' }, ['a 1.2.3 has the licence "GPL-3.0"']],
    ['one of two that is not', { license: 'MIT AND GPL-3.0' }, ['a 1.2.3 has the licence "MIT AND GPL-3.0"']],
    [
      'one of two beside one that is not',
      { license: '(MIT OR ISC) AND GPL-3.0' },
      ['a 1.2.3 has the licence "(MIT OR ISC) AND GPL-3.0"'],
    ],
    [
      'the same, the other way round',
      { license: 'GPL-3.0 AND (ISC OR MIT)' },
      ['a 1.2.3 has the licence "GPL-3.0 AND (ISC OR MIT)"'],
    ],
    ['no licence', { license: undefined }, ['a 1.2.3 has the licence undefined']],
  ])('%s', (_what, entry, faults) => {
    expect(lockFaults(lock(entry))).toEqual(faults.map((fault) => `package-lock.json: ${fault}`));
  });
});

it('what ships without the text of its licence is named', () => {
  const text =
    '# Licenses\n\n## a - 1.2.3 (MIT)\n\nThe text.\n\n## bare - 1.0.0 (MIT)\n\n## @b/c - 1.0.0 (ISC)\n\nIts text.\n';
  expect(unlicensed(['a', '@b/c'], text)).toEqual([]);
  expect(unlicensed(['bare'], text)).toEqual(['licences.md: bare ships and is not in it']);
  expect(unlicensed(['a', 'b', '@b/d'], text)).toEqual([
    'licences.md: b ships and is not in it',
    'licences.md: @b/d ships and is not in it',
  ]);
});

it('a package counts with the dependency that alone brings it along, and else as shared', () => {
  const packages = {
    'node_modules/a': { dependencies: { own: '1', both: '1' } },
    'node_modules/b': { peerDependencies: { a: '1' }, dependencies: { both: '1' } },
    'node_modules/own': { dependencies: { deep: '1' } },
    'node_modules/c': { dependencies: { lone: '1' } },
  };
  const weights = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 4],
    ['both', 8],
    ['lone', 16],
  ]);
  expect(weightsOf(weights, ['a', 'b', 'c'], { packages })).toEqual(
    new Map([
      ['a', 1],
      ['b', 2],
      ['c', 20],
      [SHARED, 8],
    ]),
  );
});

const readme = (...rows: string[]) =>
  ['## Runtime dependencies', '', '| package | why | weight |', '| --- | --- | ---: |', ...rows, '', 'More.'].join(
    '\n',
  );

describe('the table', () => {
  const whole = readme('| a, b | two of a kind | 3.0 kB |', `| ${SHARED} | what stands below | 20.0 kB |`);
  const weights = new Map([
    ['a', 1_000],
    ['b', 2_900],
    [SHARED, 21_900],
  ]);

  it('holds while weights are near', () => {
    expect(tableFaults(whole, ['a', 'b'], weights)).toEqual([]);
  });

  it.each([
    ['a dependency that is missing', whole, ['a', 'b', 'c'], 'README.md: c is not in the table'],
    ['one too many', whole, ['a'], 'README.md: b is no runtime dependency'],
    ['no reason', whole.replace('two of a kind', ''), ['a', 'b'], 'README.md: a, b has no reason'],
    [
      'another weight',
      whole.replace('20.0', '10.0'),
      ['a', 'b'],
      `README.md: ${SHARED} weighs 21.9 kB, not 10.0 kB; run npm run check:supply -- --write`,
    ],
  ])('tells of %s', (_what, text, dependencies, fault) => {
    expect(tableFaults(text, dependencies, weights)).toEqual([fault]);
  });

  it('is brought up to date, and nothing else is', () => {
    const written = withWeights(whole, weights);
    expect(rowsOf(written)).toEqual([
      { names: ['a', 'b'], why: 'two of a kind', weight: '3.9 kB' },
      { names: [SHARED], why: 'what stands below', weight: '21.9 kB' },
    ]);
    expect(written.endsWith('\n\nMore.')).toBe(true);
  });
});
