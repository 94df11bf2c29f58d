// Builds the app and tests the build in a real browser: all tests, or those whose file or name holds the words given.
import { anyTest, testBuiltApp } from './builtApp.mjs';
import { requireNode, requirePackages, stop } from './install.mjs';
import { noteRun } from './results/run.mjs';
import { namesWith } from './words.mjs';

requireNode();
requirePackages();
const words = process.argv.slice(2);
// Playwright looks for a pattern in a test's file, groups and name together.
const narrow = words.length > 0 ? ['--grep', namesWith(words)] : [];
if (words.length > 0 && !anyTest(narrow)) stop(`No end-to-end test or its file is called "${words.join(' ')}".`);
if (words.length === 0) noteRun('e2e', 'npm run test:e2e');
// Results of a few tests must not be taken for results of all.
process.exit(await testBuiltApp([...narrow, ...(words.length > 0 ? ['--reporter=list'] : [])]));
