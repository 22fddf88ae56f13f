/** Names the tests that passed only at their second try, after all others: a busy machine is no reason to fail, but one to look. */
class SecondTry {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) console.log(`~ at its second try: ${name}`);
  }
}

// vitest takes a reporter by default export.
export { SecondTry as default };
