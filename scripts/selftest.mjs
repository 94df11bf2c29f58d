// Puts known defects into a throw-away work tree, one after the other, and runs the gate that must turn red at each.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { readOrStop, requireNode } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { DEFECTS } from './selftest/defects.mjs';
import { commandsOf, othersOf, rowOf, wantedOf, withDefect } from './selftest/patch.mjs';
import { makeTree, removeTree } from './workTree.mjs';

/** @typedef {import('./selftest/patch.mjs').Defect} Defect */

const USAGE = `npm run selftest -- [--only <name> | --from <name>] [--all] [--save]

Puts each defect into a throw-away work tree and runs the one gate that is named for it, which must turn red.
  --only, --from  one defect, or those from one on, by name
  --all           also tells what else turns red: the types, the linter on the defect's file, the links, all unit tests
                  but those of the defects themselves, and the stories of the file's own room or component. The other
                  stories, the end-to-end tests, the leaks and the ledger are run only where they are the named gate
  --save          keeps the figures among the sources`;
const LONGEST_COMMAND_MS = 600_000;

const readWanted = () =>
  readOrStop(USAGE, () => {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        from: { type: 'string' },
        all: { type: 'boolean', default: false },
        save: { type: 'boolean', default: false },
      },
    });
    return { defects: wantedOf(DEFECTS, values), all: values.all, isSaved: values.save };
  });

requireNode();
const { defects, all, isSaved } = readWanted();
const env = { ...process.env, WEFTLINE_BROWSER: await ensureBrowser(), CI: 'true' };
const tree = makeTree('selftest');
process.once('exit', () => removeTree(tree));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(130));

/** @param {string[][]} commands */
const passes = (commands) =>
  commands.every(
    (command) =>
      spawnSync(process.execPath, command, { cwd: tree, env, stdio: 'ignore', timeout: LONGEST_COMMAND_MS }).status ===
      0,
  );

/** @type {Map<string, boolean>} */
const known = new Map();
/**
 * A gate that is red by itself proves nothing.
 * @param {string[][]} commands
 */
function passesWithout(commands) {
  const key = JSON.stringify(commands);
  const found = known.get(key) ?? passes(commands);
  known.set(key, found);
  return found;
}

/** @param {Defect} defect */
function tryOut(defect) {
  const commands = commandsOf(defect);
  const file = join(tree, defect.file);
  const text = readFileSync(file, 'utf8');
  const others = all ? othersOf(defect) : [];
  const sound = passesWithout(commands);
  const soundOthers = others.filter((other) => passesWithout(other.commands));
  writeFileSync(file, withDefect(text, defect));
  try {
    const caught = !passes(commands);
    const verdict = caught ? 'red' : 'GREEN';
    return {
      verdict: sound ? verdict : 'RED WITHOUT IT',
      also: soundOthers.filter((other) => !passes(other.commands)).map(({ gate }) => gate),
    };
  } finally {
    writeFileSync(file, text);
  }
}

const width = Math.max(...defects.map(({ name }) => name.length));
/** @type {string[]} */
const missed = [];
/** @type {string[]} */
const rows = [];
for (const defect of defects) {
  const { verdict, also } = tryOut(defect);
  rows.push(rowOf(defect, verdict, all ? also : undefined));
  if (verdict !== 'red') missed.push(`${defect.name}: ${verdict.toLowerCase()}`);
  const gate = defect.proof === undefined ? defect.gate : `${defect.gate}: ${defect.proof}`;
  console.log(
    [defect.name.padEnd(width), verdict.padEnd('RED WITHOUT IT'.length), gate, also.join(', ')].join('  ').trimEnd(),
  );
}
const caught = defects.length - missed.length;
console.log(`\n${caught} of ${defects.length} defects turned their gate red`);
// A part must not be taken for the whole.
if (defects.length === DEFECTS.length) {
  saveFigures('selftest', 'npm run selftest', {
    figures: [
      {
        what: 'Defects that turned their gate red',
        value: caught,
        limit: `all ${DEFECTS.length}`,
        ok: missed.length === 0,
      },
    ],
    notes: missed,
    rows,
    isSaved,
  });
}
process.exitCode = missed.length === 0 ? 0 : 1;
