// Publishes Storybook to Chromatic for review. Changes to look at are no failure, hence --exit-zero-on-changes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installWhatIsMissing, projectFolder, requireNode, startedDirectly, stop } from './install.mjs';

if (startedDirectly(import.meta.url)) {
  requireNode();
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    stop("CHROMATIC_PROJECT_TOKEN is not set. Set it to the project's token from Chromatic and run the command again.");
  }
  installWhatIsMissing();
  const result = spawnSync(
    process.execPath,
    [
      join(projectFolder, 'node_modules', 'chromatic', 'dist', 'bin.cjs'),
      '--build-script-name',
      'build-storybook',
      '--exit-zero-on-changes',
      ...process.argv.slice(2),
    ],
    { cwd: projectFolder, stdio: 'inherit' },
  );
  if (result.error) stop(`Chromatic could not be started: ${result.error.message}.`);
  process.exitCode = result.status ?? 1;
}
