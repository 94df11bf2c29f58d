// Which tests name a clause, read from their files: a book that is built before anything ran knows its proofs all the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesBelow } from '../filesBelow.mjs';
import { projectFolder } from '../install.mjs';
import { CLAUSE_ID } from '../storyIndex.mjs';

/** @typedef {import('../results/clauseRows.mjs').Case} Case */
/** @typedef {any} Node of a syntax tree: its shapes are many, and this file reads few parts of them */

/** What a name has where only the run knows a word of it. */
const UNKNOWN = '…';

/** @param {Node} node @returns {string | undefined} */
function titleOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string')
    return node.value.replaceAll(/%[sdifjo]|\$\w+/g, UNKNOWN);
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join(UNKNOWN);
}

/** The names of a callee, the outermost first: 'test', 'describe' of `test.describe`. @param {Node} node @returns {string[]} */
function namesOf(node) {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'MemberExpression') return [...namesOf(node.object), String(node.property?.name ?? '')];
  if (node?.type === 'CallExpression') return namesOf(node.callee);
  return node?.type === 'TaggedTemplateExpression' ? namesOf(node.tag) : [];
}

/**
 * @param {string} file below the project's folder
 * @param {string} text
 * @returns {Case[]} each 'not run'
 */
export function testsNamingClauses(file, text) {
  /** @type {Case[]} */
  const found = [];
  /** @param {Node} node @param {string[]} groups */
  const visit = (node, groups) => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, groups);
      return;
    }
    if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return;
    let within = groups;
    if (node.type === 'CallExpression') {
      const [first = '', ...parts] = namesOf(node.callee);
      const title = titleOf(node.arguments[0]);
      const runs = node.arguments.slice(1).some((/** @type {Node} */ { type }) => /Function/.test(type));
      if (title !== undefined && runs && ['describe', 'it', 'test'].includes(first) && !parts.includes('step')) {
        within = [...groups, title];
        const isUnit = file.endsWith('.test.ts');
        const name = isUnit ? within.join(' ') : title;
        const clauses = [...new Set(name.match(CLAUSE_ID) ?? [])];
        if (first !== 'describe' && !parts.includes('describe') && clauses.length > 0) {
          found.push({
            kind: isUnit ? 'unit test' : 'end-to-end test',
            name,
            result: 'not run',
            file,
            line: text.slice(0, node.start).split('\n').length,
            clauses,
          });
        }
      }
    }
    for (const part of Object.values(node)) if (typeof part === 'object') visit(part, within);
  };
  visit(parseSync(file, text).program, []);
  return found;
}

/** The name of a rule of the contract, which every implementation's tests hold as a test of its own. */
const RULE = /^ +name: '(.+)',$/;

/**
 * The rules that name a clause.
 * @param {string} file below the project's folder
 * @param {string} text
 * @returns {Case[]} each 'not run'
 */
export const rulesNamingClauses = (file, text) =>
  text.split('\n').flatMap((line, place) => {
    const [, name = ''] = RULE.exec(line) ?? [];
    const clauses = [...new Set(name.match(CLAUSE_ID) ?? [])];
    if (clauses.length === 0) return [];
    return [{ kind: 'unit test', name, result: 'not run', file, line: place + 1, clauses }];
  });

/** Every unit and end-to-end test and every rule of the contract that names a clause. @returns {Case[]} */
export const readDeclaredTests = () =>
  ['src', 'scripts', 'e2e'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /\.(test|spec)\.ts$|^src\/testing\/.*(Contract|Rules)\.ts$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(projectFolder, file), 'utf8');
        if (text.search(CLAUSE_ID) < 0) return [];
        return /\.(test|spec)\.ts$/.test(file) ? testsNamingClauses(file, text) : rulesNamingClauses(file, text);
      }),
  );
