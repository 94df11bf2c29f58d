import { addons } from 'storybook/manager-api';
import { showLastRun } from './resultsInSidebar';
import { frameTheme } from './theme';

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: dark ? frameTheme.dark : frameTheme.light });
void showLastRun();
