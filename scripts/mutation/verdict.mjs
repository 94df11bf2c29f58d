// The outcome of the mutants: which of them no test noticed, whether each of those is named as equivalent, and the
// score.

/** Percent of all mutants that tests must notice; those named as equivalent count as not noticed. */
export const LOWEST_SCORE = 95;

/** @typedef {{ line: number, column: number }} Place */
/**
 * As Stryker reports it.
 * @typedef {{ mutatorName: string, status: string, replacement?: string, location: { start: Place, end: Place } }} Mutant
 */
/** @typedef {{ language: string, source: string, mutants: Mutant[] }} FileResult */
/** @typedef {Record<string, FileResult>} Results by file */
/**
 * A mutant that behaves like the original, so that no test can tell them apart. It is known by what it changes, so that
 * it is found again wherever its line has gone.
 * @typedef {{ file: string, line: string, original: string, replacement: string, reason: string }} Equivalent
 */
/** @typedef {Omit<Equivalent, 'reason'> & { lineNumber: number, mutator: string, status: string }} Change */

/** @param {string} text */
const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * @param {string} source
 * @param {Mutant['location']} location lines and columns begin at 1
 */
function cut(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end first: on a single line the beginning would move it.
  return lines
    .map((line, index) => (index === last ? line.slice(0, end.column - 1) : line))
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
}

/**
 * @param {Results} results
 * @returns {Change[]} every mutant as what it changes, in the order of the files
 */
export function changesOf(results) {
  return Object.entries(results).flatMap(([file, { source, mutants }]) =>
    mutants
      .toSorted(
        (a, b) => a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column,
      )
      .map(({ mutatorName, status, replacement = '', location }) => ({
        file,
        lineNumber: location.start.line,
        line: onOneLine(source.split('\n')[location.start.line - 1] ?? ''),
        original: onOneLine(cut(source, location)),
        replacement: onOneLine(replacement),
        mutator: mutatorName,
        status,
      })),
  );
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** @param {readonly Change[]} changes */
export function countsOf(changes) {
  const killed = changes.filter(({ status }) => noticed.has(status)).length;
  const survived = changes.filter(({ status }) => unnoticed.has(status)).length;
  return {
    killed,
    survived,
    // Stryker makes some that cannot run; they say nothing about the tests.
    invalid: changes.length - killed - survived,
    score: killed + survived === 0 ? 100 : (killed / (killed + survived)) * 100,
  };
}

/**
 * @param {Omit<Equivalent, 'reason'>} one
 * @param {Omit<Equivalent, 'reason'>} other
 */
const isSame = (one, other) =>
  one.file === other.file &&
  one.line === other.line &&
  one.original === other.original &&
  one.replacement === other.replacement;

/** A part may be small and hold much that is equivalent, so that its score says nothing. @typedef {'all' | 'a part'} Extent */

/**
 * @param {Results} results of whole files
 * @param {readonly Equivalent[]} equivalents
 * @param {Extent} extent
 */
export function judge(results, equivalents, extent) {
  const changes = changesOf(results);
  const survivors = changes.filter(({ status }) => unnoticed.has(status));
  const judged = equivalents.filter(({ file }) => extent === 'all' || file in results);
  return {
    counts: countsOf(changes),
    /** Neither a test nor a reason. */
    unnamed: survivors.filter((survivor) => !judged.some((named) => isSame(named, survivor))),
    named: judged.filter((named) => survivors.some((survivor) => isSame(named, survivor))),
    /** Named as equivalent, and yet a test told it apart, or nothing of the kind is there any more. */
    vain: judged
      .filter((named) => !survivors.some((survivor) => isSame(named, survivor)))
      .map((named) => ({
        ...named,
        why: changes.some((change) => isSame(named, change)) ? 'it is killed' : 'it is gone',
      })),
  };
}

/**
 * Why the command fails.
 * @param {Pick<ReturnType<typeof judge>, 'unnamed' | 'vain' | 'counts'>} verdict
 * @param {Extent} extent
 * @returns {string[]} nothing when all is well
 */
export function problemsWith({ counts, unnamed, vain }, extent) {
  return [
    ...(unnamed.length > 0 ? [`${unnamed.length} not noticed and not named as equivalent`] : []),
    ...(vain.length > 0 ? [`${vain.length} named as equivalent in vain`] : []),
    ...(extent === 'all' && counts.score < LOWEST_SCORE
      ? [`${counts.score.toFixed(1)} % noticed of at least ${LOWEST_SCORE} %`]
      : []),
  ];
}

/**
 * One report of many, as the tools that show such reports expect it.
 * @param {Results} results
 */
export const reportOf = (results) => ({
  schemaVersion: '2',
  thresholds: { high: LOWEST_SCORE, low: LOWEST_SCORE },
  files: results,
});

/**
 * What the Quality page shows.
 * @param {Pick<ReturnType<typeof judge>, 'unnamed' | 'vain' | 'counts' | 'named'>} verdict
 * @returns {{ figures: import('../results/figures.mjs').Figure[], notes: string[] }}
 */
export const figuresOf = ({ counts, unnamed, named, vain }) => ({
  figures: [
    {
      what: 'Mutation score',
      value: counts.score,
      unit: '%',
      limit: `at least ${LOWEST_SCORE} %`,
      ok: counts.score >= LOWEST_SCORE,
    },
    { what: 'Noticed', value: counts.killed, ok: true },
    { what: 'Named as equivalent, with a reason', value: named.length, ok: true },
    { what: 'Neither noticed nor named', value: unnamed.length, limit: 'none', ok: unnamed.length === 0 },
    { what: 'Named in vain', value: vain.length, limit: 'none', ok: vain.length === 0 },
  ],
  notes: unnamed.map(
    ({ file, lineNumber, original, replacement }) => `${file}:${lineNumber}: ${original} → ${replacement}`,
  ),
});
