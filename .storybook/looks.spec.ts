import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { checkAccess } from './access.ts';
import { type Asked, type Mode, modesOf, type Pictures, PLAIN } from './modes.ts';
import { checkPicture } from './pictures.ts';
import { settle } from './settle.ts';
import { dress, openPreview, parametersOf, prepare, show, startAgain } from './story-page.ts';

const STORYBOOK = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006';
// Parts of paths or ids: only these stories.
const WORDS = JSON.parse(process.env['STORIES'] ?? '[]') as string[];
const INDEX = join(process.cwd(), 'storybook-static', 'index.json');

interface Entry {
  type: string;
  id: string;
  importPath: string;
}

/** The ids of the stories of the built Storybook by their file. */
function storiesByFile(): [file: string, ids: string[]][] {
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Entry> };
  const files = new Map<string, string[]>();
  for (const { type, id, importPath } of Object.values(entries)) {
    const isChosen = WORDS.length === 0 || WORDS.some((word) => `${importPath} ${id}`.includes(word));
    if (type !== 'story' || !isChosen) continue;
    const file = importPath.replace(/^\.\//, '');
    files.set(file, [...(files.get(file) ?? []), id]);
  }
  return [...files];
}

type PageOf = (file: string) => Promise<Page>;

const test = base.extend<object, { pageOf: PageOf }>({
  // The stories of a file share a document, which knows nothing of other files; a window of its own would cost seven times as much.
  pageOf: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Shanghai',
        locale: 'en-US',
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      await prepare(page);
      let shown: string | undefined;
      await use(async (file) => {
        if (file !== shown) await openPreview(page, STORYBOOK);
        shown = file;
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Throws when a story asks to be looked at less closely than the others. */
function insistOnAxe({ a11y }: Asked): void {
  const { test: result, disable, config, options } = (a11y ?? {}) as Record<string, unknown>;
  if (result !== 'error' || disable === true || config !== undefined || options !== undefined)
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

async function lookAt(page: Page, id: string): Promise<void> {
  const asked = await parametersOf(page, id);
  insistOnAxe(asked);
  const { delay = 0 } = (asked['pictures'] ?? {}) as Pictures;
  const wrong: string[] = [];
  let { locale } = PLAIN;
  for (const [at, mode] of modesOf(id, asked).entries()) {
    await page.setViewportSize({ width: mode.width, height: mode.height });
    await dress(page, mode.look);
    if (at === 0) await show(page, id);
    // Another language starts the story again, so what its play function had opened must be opened again.
    else if (mode.look.locale !== locale) await startAgain(page, id);
    locale = mode.look.locale;
    wrong.push(...(await look(page, id, mode, delay)));
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
}

for (const [file, ids] of storiesByFile())
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const id of ids) test(id, async ({ pageOf }) => lookAt(await pageOf(file), id));
  });
