// Walks through every state and event of the built app, or through those whose titles hold the words given.
import { testBuiltApp } from './builtApp.mjs';
import { requireNode } from './install.mjs';

requireNode();
// Results of the walks must not be taken for results of all end-to-end tests.
const args = ['e2e/walks', '--reporter=list,e2e/walks/idleReporter.ts'];
process.exit(await testBuiltApp(args, { WEFTLINE_WALKS: process.argv.slice(2).join(' ') }));
