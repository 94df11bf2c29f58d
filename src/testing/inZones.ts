import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * What an expression gives in each time zone, in a process of its own: the thread of a test cannot change its zone.
 * @param file a module, in whose scope the expression is read
 * @param expression JavaScript; its value must survive JSON
 */
export async function inZones(file: string, zones: readonly string[], expression: string): Promise<unknown[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': resolve('src') } },
    build: { write: false, minify: false, lib: { entry: file, formats: ['es'] } },
  });
  if (!Array.isArray(built)) throw new Error(`${file} was not built.`);
  const code = built.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('\n');
  const run = `${JSON.stringify(zones)}.map((zone) => { process.env.TZ = zone; return ${expression}; })`;
  const script = `${code}\nconsole.log(JSON.stringify(${run}));`;
  const said: unknown = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
  if (!Array.isArray(said)) throw new Error(`${file} gave no list.`);
  return said;
}
