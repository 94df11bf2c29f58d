import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';

/** A module's code with all that it imports. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  });
  if (!Array.isArray(built)) throw new Error(`${file} was not built.`);
  return built.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('\n');
}

/** What a script prints as JSON in a process that begins in a time zone; the thread of a test cannot change its own. */
function said(script: string, zone: string): unknown {
  const env = { ...process.env, TZ: zone };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', env }),
  );
}

/**
 * What an expression gives in each time zone.
 * @param file a module, in whose scope the expression is read
 * @param expression JavaScript; its value must survive JSON
 */
export async function inZones(file: string, zones: readonly string[], expression: string): Promise<unknown[]> {
  const code = await bundled(file);
  // Each in a process of its own: formats keep the zone in which they were made.
  return zones.map((zone) => said(`${code}\nconsole.log(JSON.stringify(${expression}));`, zone));
}

/** The same on one computer that is carried from zone to zone, as `inZones` otherwise. */
export async function movedThroughZones(
  file: string,
  zones: readonly [string, ...string[]],
  expression: string,
): Promise<unknown> {
  const run = `${JSON.stringify(zones)}.map((zone) => { process.env.TZ = zone; return ${expression}; })`;
  return said(`${await bundled(file)}\nconsole.log(JSON.stringify(${run}));`, zones[0]);
}
