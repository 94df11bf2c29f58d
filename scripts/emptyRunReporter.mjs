// Fails a run in which no test ran: Vitest passes it when the words match no test in the files that it read.
export default class EmptyRunReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const ran = modules.some((module) =>
      [...module.children.allTests()].some((test) => test.result().state !== 'skipped'),
    );
    if (ran || modules.some((module) => !module.ok())) return;
    console.error(
      'No test has such a name, and no file. test:unit runs the *.test.ts of src/, test:tools those of scripts/ and e2e/.',
    );
    process.exitCode = 1;
  }
}
