import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import StoryEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

// What the story runner calls its options.
const OPTIONS = 'jest-playwright';

/** The window of this worker, opened by its first file. Files keep it, since to open one takes four times as long as to load a page. */
let kept;

/** It has no types. @type {new (...given: any[]) => any} */
const Environment = StoryEnvironment;

/** A page that may be told twice what it knows already: each file makes the same functions known. */
function forgiving(page) {
  const expose = page.exposeBinding.bind(page);
  const known = new Set();
  page.exposeBinding = async (name, ...rest) => {
    if (known.has(name)) return;
    known.add(name);
    await expose(name, ...rest);
  };
  return page;
}

/** Takes away what an earlier file left: its page, what that had stored, and its worker. */
async function clear({ page, session }) {
  await page.goto('about:blank');
  const { origin } = new URL(process.env.TARGET_URL);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/**
 * Where the stories of a file are looked at: the runner's own environment, in a window that all files of a worker share.
 * What is done before and after each story is loaded once for all files too, and not anew for each.
 */
class StoryWindow extends Environment {
  async setup() {
    if (kept) await this.#takeOver();
    await super.setup();
    const { browser, context, page } = this.global;
    if (kept?.page !== page) kept = { browser, context, page, session: await context.newCDPSession(page) };
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      // What jest.retryTimes sets: a busy machine may catch a page half drawn; what fails twice is a difference, and the
      // first failure is told too.
      [Symbol.for('RETRY_TIMES')]: 1,
      [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true,
    });
  }

  async #takeOver() {
    await clear(kept);
    const options = this._config.testEnvironmentOptions;
    const own = { ...options[OPTIONS], skipInitialization: true };
    this._config = { ...this._config, testEnvironmentOptions: { ...options, [OPTIONS]: own } };
    const { browser, context, page } = kept;
    Object.assign(this.global, { browser, context, page });
  }

  async _setNewPageInstance(context) {
    const page = forgiving(await super._setNewPageInstance(context));
    await page.exposeFunction('pressKey', (key) => page.keyboard.press(key));
    return page;
  }

  async teardown() {
    if (kept) kept.page = this.global.page;
    delete this.global.browser;
    await super.teardown();
  }
}

// Jest takes an environment by default export.
export { StoryWindow as default };
