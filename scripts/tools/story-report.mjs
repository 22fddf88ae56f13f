import { writeFileSync } from 'node:fs';
import { reportPath } from './report.mjs';

/** Leaves Jest's own results as the report of the stories; the story runner's --outputFile takes no path. */
class StoryReport {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numTotalTests } = results;
    const testResults = results.testResults.map((file) => ({
      name: file.testFilePath,
      status: file.numFailingTests > 0 || file.testExecError ? 'failed' : 'passed',
      message: file.failureMessage ?? '',
      assertionResults: file.testResults.map(({ fullName, status, duration, failureMessages }) => ({
        fullName,
        status,
        duration,
        failureMessages,
      })),
    }));
    const report = { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numTotalTests, testResults };
    writeFileSync(reportPath('stories'), JSON.stringify(report));
  }
}

// Jest takes a reporter by default export.
export { StoryReport as default };
