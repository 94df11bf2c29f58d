// Saved figures, one small form for all commands that measure: the Quality page of Storybook shows them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../install.mjs';
import { describeRun } from './run.mjs';

/** @typedef {{ what: string, value: number, unit?: string, limit?: string, ok: boolean, waits?: boolean }} Figure limit is in words: 'at least 95 %'; what waits for a person is neither good nor bad */
/**
 * @typedef {{ name: string, run: import('./run.mjs').Run, figures: Figure[], notes: string[], rows?: string[] }} Figures
 * notes are what is not good, a sentence each; rows tell all that was tried, a line each
 */

/** Of this machine, replaced by each whole run. */
const machineFolder = join(projectFolder, 'reports', 'figures');
/** Part of the sources, so that a published Storybook has them. */
const savedFolder = join(projectFolder, 'stories', 'specification', 'figures');

/**
 * Keeps the figures of a whole run on this machine, and with `--save` among the sources too.
 * @param {string} name of the file, without ending
 * @param {string} command as a person types it
 * @param {{ figures: Figure[], notes?: string[], rows?: string[], isSaved: boolean }} measured
 */
export function saveFigures(name, command, { figures, notes = [], rows, isSaved }) {
  const text = `${JSON.stringify({ name, run: describeRun(command), figures, notes, rows }, null, 2)}\n`;
  for (const folder of [machineFolder, ...(isSaved ? [savedFolder] : [])]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), text);
  }
}
