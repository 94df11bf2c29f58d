// Runs before node_modules exists and on Node versions that are too old for the app, so that those get a
// sentence instead of a syntax error: only node: builtins and only syntax that Node 14 knows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Ends the command with one sentence about why.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * What a command reads from its arguments; a fault in them ends it with the fault and its usage, `--help` with its usage.
 * @template Read
 * @param {string} usage
 * @param {() => Read} read
 * @returns {Read}
 */
export function readOrStop(usage, read) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return read();
  } catch (error) {
    return stop(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

/**
 * Whether a script is the command that was started, rather than imported by another one.
 * @param {string} moduleUrl
 */
export function startedDirectly(moduleUrl) {
  const started = process.argv[1];
  // import.meta.url has symbolic links resolved, argv has not.
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl);
}

/**
 * @param {string} version
 * @returns {[number, number, number]}
 */
function versionNumbers(version) {
  const found = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version);
  if (!found) throw new Error(`Not a version: ${version}`);
  return [Number(found[1]), Number(found[2] || 0), Number(found[3] || 0)];
}

/**
 * Supports the ranges that engines.node uses here: `>=1.2.3`, `^1.2.3`, and several of them with `||`.
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const found = versionNumbers(version);
  return range.split('||').some((part) => {
    const wanted = versionNumbers(part);
    if (part.trim().startsWith('^') && found[0] !== wanted[0]) return false;
    if (found[0] !== wanted[0]) return found[0] > wanted[0];
    if (found[1] !== wanted[1]) return found[1] > wanted[1];
    return found[2] >= wanted[2];
  });
}

export function requireNode() {
  const range = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).engines.node;
  if (!nodeFits(process.version, range)) {
    stop(`Weftline needs Node.js ${range}, but this is ${process.version.slice(1)}. Switch to a newer Node.js.`);
  }
}

/**
 * How to start npm: the very npm that runs this script when there is one, else the one on PATH.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ file: string, args: string[], shell: boolean }}
 */
export function npmCommand(args, env = process.env) {
  const running = env['npm_execpath'];
  // Other package managers set npm_execpath too, to themselves.
  if (running && /^npm(-cli)?\.[cm]?js$/.test(basename(running)) && existsSync(running)) {
    return { file: process.execPath, args: [running, ...args], shell: false };
  }
  // Windows can start a .cmd file only through a shell.
  if (process.platform === 'win32') return { file: 'npm.cmd', args, shell: true };
  return { file: 'npm', args, shell: false };
}

/** Ends a command that installs nothing by itself, before it stumbles over the first package. */
export function requirePackages() {
  if (!existsSync(join(projectFolder, 'node_modules'))) stop('The packages are not installed. Run npm ci first.');
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.weftline-lock');

/**
 * What the installed packages depend on: the lockfile, and the Node.js major version.
 * @param {string} folder
 */
export function lockStamp(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  return `${lock} node-${versionNumbers(process.version)[0]}\n`;
}

/** @param {string} folder */
export function needsInstall(folder) {
  return !existsSync(stampFile(folder)) || readFileSync(stampFile(folder), 'utf8') !== lockStamp(folder);
}

/**
 * Whether npm failed because the registry could not be reached.
 * @param {string} output
 */
export function registryUnreachable(output) {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b|npm (error|ERR!) network/.test(
    output,
  );
}

export function installWhatIsMissing() {
  if (!needsInstall(projectFolder)) return;
  console.log('Installing dependencies (first run or package-lock.json changed)...');
  // The build and the tests are devDependencies, which npm leaves out when NODE_ENV is production.
  const npm = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund']);
  const result = spawnSync(npm.file, npm.args, {
    cwd: projectFolder,
    shell: npm.shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) stop(`Dependencies could not be installed: npm could not be started (${result.error.message}).`);
  if (result.signal) stop(`Dependencies could not be installed: npm was ended by ${result.signal}.`);
  if (result.status !== 0) {
    const output = `${result.stdout}\n${result.stderr}`.trim();
    if (registryUnreachable(output)) {
      stop(
        'Dependencies could not be installed: the npm registry cannot be reached. Connect to the network and run the command again.',
      );
    }
    const lines = output.split('\n');
    // npm says what is wrong first and prints its help after that; other errors are at the end.
    console.error(lines.length > 30 ? [...lines.slice(0, 15), '...', ...lines.slice(-10)].join('\n') : output);
    stop("Dependencies could not be installed; npm's own words are above.");
  }
  writeFileSync(stampFile(projectFolder), lockStamp(projectFolder));
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  installWhatIsMissing();
}
