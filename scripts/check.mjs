// Runs every check side by side, and says last which failed: the words of one are easily lost among those of the others.
import concurrently from 'concurrently';

const { result } = concurrently(['npm:check:*'], { group: true, maxProcesses: 2 });
// It rejects with the same events as soon as one of them is a failure.
/** @type {import('concurrently').CloseEvent[]} */
const ended = await result.catch((events) => events);
// In the order of their names, whichever ended first.
const events = ended.toSorted((first, second) => first.index - second.index);
const failed = events.filter(({ exitCode, killed }) => exitCode !== 0 || killed).map(({ command }) => command.command);
console.log(
  failed.length === 0
    ? `\n${events.length} checks passed`
    : `\n${failed.length} of ${events.length} checks failed. Each alone: ${failed.join(', ')}`,
);
if (failed.length > 0) process.exitCode = 1;
