/**
 * Stryker looks at tests and not at their files, so that a mutant that keeps a test file from loading counts as not
 * noticed (stryker-js, issue 6150). This reporter adds one failed test to such a file.
 */
export default class LoadingReporter {
  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.vitest = vitest;
  }

  onTestRunEnd() {
    for (const file of this.vitest?.state.getFiles() ?? []) {
      if (file.result?.state !== 'fail' || file.tasks.length > 0) continue;
      file.tasks.push({
        ...file,
        type: 'test',
        name: 'can be loaded',
        file,
        timeout: 0,
        annotations: [],
        artifacts: [],
        // No test ever runs in it.
        context: /** @type {never} */ (undefined),
        fullTestName: 'can be loaded',
      });
    }
  }
}
