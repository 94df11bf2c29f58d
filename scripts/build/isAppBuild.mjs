import { resolve } from 'node:path';
import { projectFolder } from '../install.mjs';

/**
 * Storybook, the measurements and what the build makes beside the app are built with the same settings.
 * @param {import('vite').ResolvedConfig} config
 */
export const isAppBuild = ({ root, build }) =>
  resolve(root) === resolve(projectFolder) && build.rolldownOptions.input === undefined;
