import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkAccess } from './access.ts';
import { dress, startAgain } from './dress.ts';
import { type Asked, type Mode, modesOf, type Pictures, PLAIN } from './modes.ts';
import { checkPicture } from './pictures.ts';
import { settle } from './settle.ts';

/** Throws when a story asks to be looked at less closely than the others. */
function insistOnAxe({ a11y }: Asked): void {
  const { test, disable, config, options } = (a11y ?? {}) as Record<string, unknown>;
  if (test !== 'error' || disable === true || config !== undefined || options !== undefined)
    throw new Error('no story may turn a rule of axe off');
}

/** Looks at the story that is shown; answers what is wrong instead of throwing it, since other modes are to be seen too. */
async function look(page: Page, id: string, mode: Mode, delay: number): Promise<string[]> {
  await settle(page, delay);
  try {
    await checkAccess(page, mode.name);
    if (mode.picture) await checkPicture(page, `${id}--${mode.name}`);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function lookInAllModes(page: Page, id: string, asked: Asked): Promise<void> {
  const { delay = 0 } = (asked['pictures'] ?? {}) as Pictures;
  const wrong: string[] = [];
  let { locale } = PLAIN;
  for (const mode of modesOf(id, asked)) {
    await page.setViewportSize({ width: mode.width, height: mode.height });
    await dress(page, mode.look);
    // Another language starts the story again, so what its play function had opened must be opened again.
    if (mode.look.locale !== locale) await startAgain(page, id);
    locale = mode.look.locale;
    wrong.push(...(await look(page, id, mode, delay)));
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

const config: TestRunnerConfig = {
  setup() {
    // A busy machine may catch a page half drawn; what fails twice is a difference, and the first failure is told too.
    // These are what jest.retryTimes sets; the object itself is not given to modules.
    Object.assign(globalThis, { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true });
  },
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await dress(page, PLAIN);
    await page.evaluate(() => {
      document.documentElement.dataset['pictured'] = '';
    });
    // Stories of a file share a page, which knows it already then.
    await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key)).catch(() => undefined);
  },
  async postVisit(page, { id }) {
    const { parameters } = await getStoryContext(page, { id, title: '', name: '' });
    insistOnAxe(parameters);
    await lookInAllModes(page, id, parameters);
  },
};
export default config;
