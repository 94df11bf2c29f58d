// Holds the notes beside the stories to their form, and to names that there are.
import { requireNode } from './install.mjs';

requireNode();
const { faultsOfAllNotes } = await import('./component-pages/facts.mjs');
const faults = faultsOfAllNotes();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
