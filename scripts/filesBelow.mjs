// The project's own files by their names; without git, for the sources may have come as an archive.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from './install.mjs';

/**
 * All files below a folder, with those of the folders in it.
 * @param {string} folder 'stories', from the project's own on
 * @returns {string[]} 'stories/ui/Button.notes.md', in the order of their names
 */
export const filesBelow = (folder) =>
  readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((file) => relative(projectFolder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .toSorted();
