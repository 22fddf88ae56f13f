import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkAccess, forgetLooks } from './access.ts';
import { askedOf, dress, layOut, startAgain } from './dress.ts';
import { type Asked, type Look, type Mode, modesOf, type Pictures, PLAIN } from './modes.ts';
import { checkPicture, noteSeen } from './pictures.ts';
import { settle } from './settle.ts';

/** Throws when a story asks to be looked at less closely than the others. */
function insistOnAxe({ a11y }: Asked): void {
  const { test, disable, config, options } = (a11y ?? {}) as Record<string, unknown>;
  if (test !== 'error' || disable === true || config !== undefined || options !== undefined)
    throw new Error('no story may turn a rule of axe off');
}

const nameOf = (id: string, { name }: Mode) => `${id}--${name}`;

/** Looks at the story that is shown; answers what is wrong instead of throwing it, since other modes are to be seen too. */
async function look(page: Page, id: string, mode: Mode, delay: number, isAlone: boolean): Promise<string[]> {
  await settle(page, delay, mode.picture);
  try {
    await checkAccess(page, mode.name, isAlone);
    if (mode.picture) await checkPicture(page, nameOf(id, mode));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

/** The look in which a story begins and is played. */
const lookOfFirst = (modes: readonly Mode[]): Look => modes[0]?.look ?? PLAIN;

async function lookInAllModes(page: Page, id: string, asked: Asked): Promise<void> {
  const { delay = 0 } = (asked['pictures'] ?? {}) as Pictures;
  const wrong: string[] = [];
  const modes = modesOf(id, asked);
  let { locale } = lookOfFirst(modes);
  for (const mode of modes) {
    await resize(page, mode.width, mode.height);
    await dress(page, mode.look);
    // Another language starts the story again, so what its play function had opened must be opened again.
    if (mode.look.locale !== locale) await startAgain(page, id);
    locale = mode.look.locale;
    const isAlone = modes.filter((other) => other.look.locale === locale).length === 1;
    wrong.push(...(await look(page, id, mode, delay, isAlone)));
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const modes = modesOf(id, await askedOf(page, id));
    const isForPhone = modes.every(({ width }) => width < 640);
    await resize(page, isForPhone ? 390 : 1280, isForPhone ? 844 : 800);
    // What failed is tried once more, in a page that is loaded anew: in the same one Storybook would not play it again.
    if (await layOut(page, id, lookOfFirst(modes))) {
      await setupPage(page, page.context());
      await layOut(page, id, lookOfFirst(modes));
    }
    await page.evaluate(forgetLooks);
  },
  async postVisit(page, { id, hasFailure }) {
    const asked = await askedOf(page, id);
    // The runner tells what failed once this has ended; nothing is to be said in its place.
    if (hasFailure) {
      for (const mode of modesOf(id, asked)) if (mode.picture) noteSeen(nameOf(id, mode));
      return;
    }
    insistOnAxe(asked);
    // The stacked story shows it just so, and is looked at in every mode.
    if (asked['isStacked'] && modesOf(id, asked).length === 1) return;
    await lookInAllModes(page, id, asked);
  },
};
export default config;
