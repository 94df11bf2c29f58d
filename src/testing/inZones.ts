import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

/**
 * What an expression gives in each time zone, in a process of its own: the thread of a test cannot change its zone.
 * @param file a module that imports nothing, in whose scope the expression is read
 * @param expression JavaScript; its value must survive JSON
 */
export async function inZones(file: string, zones: readonly string[], expression: string): Promise<unknown[]> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const run = `${JSON.stringify(zones)}.map((zone) => { process.env.TZ = zone; return ${expression}; })`;
  const script = `${code}\nconsole.log(JSON.stringify(${run}));`;
  const said: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
  if (!Array.isArray(said)) throw new Error(`${file} gave no list.`);
  return said;
}
