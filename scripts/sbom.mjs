// Writes the bill of materials, CycloneDX as npm makes it from the lockfile, to reports/sbom.json: what ships, and with
// `-- --all` also what the app is built and tested with.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, projectFolder, requireNode, stop } from './install.mjs';

requireNode();
const npm = npmCommand([
  'sbom',
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  ...(process.argv.includes('--all') ? [] : ['--omit=dev']),
]);
const { status, stdout, stderr } = spawnSync(npm.file, npm.args, {
  cwd: projectFolder,
  shell: npm.shell,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) stop(`The bill of materials could not be made; npm says: ${stderr.trim()}`);
/** @type {{ components: { name: string, hashes?: unknown[], licenses?: unknown[] }[] }} */
const { components } = JSON.parse(stdout);
const bare = components.filter(({ hashes = [], licenses = [] }) => hashes.length === 0 || licenses.length === 0);
if (bare.length > 0) stop(`Without hash or licence: ${bare.map(({ name }) => name).join(', ')}`);
mkdirSync(join(projectFolder, 'reports'), { recursive: true });
writeFileSync(join(projectFolder, 'reports', 'sbom.json'), stdout);
console.log(`reports/sbom.json lists ${components.length} packages.`);
