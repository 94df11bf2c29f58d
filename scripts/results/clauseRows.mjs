// Joins the clauses with what names them. Storybook's pages use it too, so nothing here reads a file.

/** @typedef {'passed' | 'failed' | 'not run'} Result */
/**
 * @typedef {{
 *   kind: 'story' | 'unit test' | 'end-to-end test',
 *   name: string,
 *   result: Result,
 *   file: string,
 *   line?: number,
 *   storyId?: string,
 *   modes?: { light: Result, dark: Result },
 * }} Proof a story has an id and modes, a test the line of its file
 */
/** `hasPlay` is a story's alone. @typedef {Proof & { clauses: string[], message?: string, hasPlay?: boolean }} Case */
/** @typedef {{ id: string, sentence: string }} Clause */
/** @typedef {{ finished: string[], later: string[], areas: { id: string, title: string, clauses: Clause[] }[] }} Specification */
/** @typedef {Clause & { area: string, finished: boolean, result: Result | 'unproven', proofs: Proof[] }} LedgerRow */
/** @typedef {{ storyId: string, mode: string, result: string }} StoryRow */

/**
 * The worst of several results.
 * @param {{ result: Result }[]} results
 * @returns {Result}
 */
function worst(results) {
  if (results.some(({ result }) => result === 'failed')) return 'failed';
  return results.length > 0 && results.every(({ result }) => result === 'passed') ? 'passed' : 'not run';
}

/**
 * @param {{ id: string, name: string, file: string, clauses: string[] }} story
 * @param {readonly StoryRow[]} rows of the last run of all stories
 * @returns {Case}
 */
export function storyCase({ id, name, file, clauses }, rows) {
  const resultIn = (/** @type {'light' | 'dark'} */ mode) =>
    /** @type {Result} */ (rows.find((row) => row.storyId === id && row.mode === mode)?.result ?? 'not run');
  const modes = { light: resultIn('light'), dark: resultIn('dark') };
  return {
    kind: 'story',
    name,
    storyId: id,
    file,
    modes,
    result: worst([{ result: modes.light }, { result: modes.dark }]),
    clauses,
  };
}

/**
 * Each clause with its proofs, in the specification's order.
 * @param {Specification} specification
 * @param {readonly Case[]} proofs
 * @returns {LedgerRow[]}
 */
export function clauseRows(specification, proofs) {
  const isFinished = (/** @type {string} */ area, /** @type {string} */ id) =>
    (specification.finished.includes(area) || specification.finished.includes(id)) && !specification.later.includes(id);
  return specification.areas.flatMap((area) =>
    area.clauses.map(({ id, sentence }) => {
      const own = proofs
        .filter(({ clauses }) => clauses.includes(id))
        .map(({ clauses: _clauses, message: _message, hasPlay: _hasPlay, ...proof }) => proof);
      return {
        id,
        sentence,
        area: area.id,
        finished: isFinished(area.id, id),
        result: own.length === 0 ? /** @type {const} */ ('unproven') : worst(own),
        proofs: own,
      };
    }),
  );
}
