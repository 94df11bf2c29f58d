import { requireNode } from './install.mjs';

requireNode();
// Loaded afterwards, for it needs what an older Node.js lacks.
const { mutate } = await import('./mutation/run.mjs');
await mutate(process.argv.slice(2));
