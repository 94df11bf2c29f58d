// Builds the app when something changed since the last build, and serves it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { installWhatIsMissing, projectFolder, requireNode, startedDirectly, stop } from './install.mjs';

/** Not that of other tools: browsers keep the app for offline use, and would show it in place of what they serve. */
const DEFAULT_PORT = 4763;

/**
 * @param {string | undefined} text
 * @returns {number | undefined} nothing when it is not a port
 */
export function portFrom(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // A machine without IPv6 (or without IPv4) has nothing listening there either.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * "localhost" is one address to Node.js and may be the other one to the browser, so a port counts as free only
 * when nobody has it on either, nor on all addresses.
 * @param {number} port
 */
async function portIsFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} wanted
 * @param {(port: number) => Promise<boolean>} isFree
 * @returns {Promise<number | undefined>} nothing when all up to the last port are taken
 */
export async function firstFreePort(wanted, isFree = portIsFree) {
  for (let port = wanted; port <= 65_535; port += 1) {
    if (await isFree(port)) return port;
  }
  return undefined;
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 * @param {string} path a file, or a folder with all that is in it
 */
function addToHash(hash, folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return;
  const status = statSync(full);
  if (status.isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addToHash(hash, folder, join(path, name));
  } else {
    // Name and length first, so that moving text between files changes the hash.
    hash.update(`${path}\0${status.size}\0`).update(readFileSync(full));
  }
}

/**
 * Everything the build reads.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export function inputStamp(folder, env = process.env) {
  const hash = createHash('sha256');
  const envFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const rest = ['index.html', 'vite.config.ts', 'scripts/radixLooks.mjs', 'tsconfig.json', 'package-lock.json'];
  for (const path of ['src', 'public', 'scripts/build', ...rest, ...envFiles]) addToHash(hash, folder, path);
  for (const name of Object.keys(env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

/** @param {string} folder */
function outputStamp(folder) {
  const hash = createHash('sha256');
  addToHash(hash, folder, 'dist');
  return hash.digest('hex');
}

/**
 * Outside dist, which holds only what is shipped.
 * @param {string} folder
 */
const buildRecord = (folder) => join(folder, 'node_modules', '.cache', 'weftline', 'build.json');

/**
 * Whether dist is what a build would give now. Its contents count too: another command may have built since,
 * with other settings.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export function buildIsCurrent(folder, env = process.env) {
  if (!existsSync(join(folder, 'dist', 'index.html')) || !existsSync(buildRecord(folder))) return false;
  try {
    const record = JSON.parse(readFileSync(buildRecord(folder), 'utf8'));
    return record.inputs === inputStamp(folder, env) && record.outputs === outputStamp(folder);
  } catch {
    // A record cut short says nothing.
    return false;
  }
}

/**
 * @param {string} folder
 * @param {string} inputs the stamp taken before the build, so that an edit made meanwhile is not missed
 */
export function recordBuild(folder, inputs) {
  mkdirSync(dirname(buildRecord(folder)), { recursive: true });
  writeFileSync(buildRecord(folder), JSON.stringify({ inputs, outputs: outputStamp(folder) }));
}

async function buildWhenChanged() {
  if (buildIsCurrent(projectFolder)) return;
  console.log('Building Weftline...');
  const inputs = inputStamp(projectFolder);
  try {
    const { build } = await import('vite');
    await build({ root: projectFolder, mode: 'production', logLevel: 'warn' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stop('Weftline could not be built; the reason is above.');
  }
  recordBuild(projectFolder, inputs);
}

/** @param {number} wanted */
async function choosePort(wanted) {
  try {
    const port = await firstFreePort(wanted);
    if (port === undefined) stop(`Port ${wanted} and all above it are taken. Set PORT to a lower one.`);
    if (port !== wanted) console.log(`Port ${wanted} is taken, using ${port} instead.`);
    return port;
  } catch (error) {
    return stop(`Port ${wanted} cannot be used: ${/** @type {Error} */ (error).message}.`);
  }
}

async function start() {
  requireNode();
  const wanted = portFrom(process.env['PORT']);
  if (wanted === undefined) stop(`PORT must be a whole number from 1 to 65535, not "${process.env['PORT']}".`);
  installWhatIsMissing();
  process.chdir(projectFolder);
  await buildWhenChanged();

  const port = await choosePort(wanted);
  const { preview } = await import('vite');
  const server = await preview({
    root: projectFolder,
    logLevel: 'warn',
    preview: { host: 'localhost', port, strictPort: true, open: false },
  });
  const close = () => {
    process.exitCode = 0;
    server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  // Not "once": npm passes Ctrl+C on to a process that has it from the terminal already.
  process.on('SIGINT', close).on('SIGTERM', close);
  console.log(`Weftline is ready: http://localhost:${port}/`);
  console.log('Press Ctrl+C to stop.');
}

if (startedDirectly(import.meta.url)) {
  start().catch((error) => {
    console.error(error);
    stop('Weftline could not be started; the reason is above.');
  });
}
