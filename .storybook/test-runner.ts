import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import { type MatchImageSnapshotOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { isFull, type Look, type Mode, modesOf, type Pictures, PLAIN } from './modes.ts';
import { comparison, isOriginal, takePicture } from './pictures.ts';

// The story runner is Jest; the rest of this repository is not, so its globals are named only here.
declare const expect: {
  extend(matchers: object): void;
  (picture: Buffer): { toMatchImageSnapshot(options: MatchImageSnapshotOptions): void };
};

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, value: object): void;
}

/** Sends an event to the preview and waits for its answer. */
const tell = (page: Page, event: string, value: object, answer: string) =>
  page.evaluate(
    ([sent, content, awaited]) => {
      const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      return new Promise<void>((resolve) => {
        const done = () => {
          channel.off(awaited, done);
          resolve();
        };
        channel.on(awaited, done);
        channel.emit(sent, content);
      });
    },
    [event, value, answer] as const,
  );

interface Render {
  phase: string;
  rerenderEnqueued: boolean;
}

/** In the page: waits until nothing is drawn, played or looked at any more. */
async function rest(): Promise<void> {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { storyRenders: Render[] } })
    .__STORYBOOK_PREVIEW__;
  const isOver = ({ phase, rerenderEnqueued }: Render) =>
    !rerenderEnqueued && ['finished', 'errored', 'aborted'].includes(phase);
  while (!preview.storyRenders.every(isOver)) await new Promise((done) => setTimeout(done, 10));
}

/**
 * Draws the story of the page in another look, to the end: what ends later would be taken for the end of the story that is
 * shown next, before that one has played.
 */
async function dress(page: Page, look: Look): Promise<void> {
  await tell(page, 'updateGlobals', { globals: look }, 'globalsUpdated');
  await page.evaluate(rest);
}

/** In the page: waits for fonts, for images and for the images of stylesheets; true when Chinese stands in another font. */
async function pageIsStrange(): Promise<boolean> {
  const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // A font is asked for only once text was laid out in it.
  await twoFrames();
  await document.fonts.ready;
  const urls = new Set<string>();
  for (const element of document.body.querySelectorAll('*'))
    for (const pseudo of [null, '::before', '::after']) {
      const { backgroundImage, maskImage, content } = getComputedStyle(element, pseudo);
      for (const [, url] of `${backgroundImage}${maskImage}${content}`.matchAll(/url\("([^"]+)"\)/g))
        if (url) urls.add(url);
    }
  const painted = [...urls].map((url) => Object.assign(new Image(), { src: url }));
  await Promise.all([...document.images, ...painted].map((image) => image.decode().catch(() => undefined)));
  // A drawing that stands in another file is empty until that file has come; one that was missed is asked for again.
  const borrowed = [...document.querySelectorAll('use')].filter((part) => !part.getAttribute('href')?.startsWith('#'));
  const empty = () => borrowed.filter((part) => part.checkVisibility() && part.getBBox().width === 0);
  for (let wait = 1; wait <= 200 && empty().length > 0; wait++) {
    await new Promise((done) => setTimeout(done, 50));
    if (wait % 20 === 0) for (const part of empty()) part.setAttribute('href', part.getAttribute('href') ?? '');
  }
  if (empty().length > 0) throw new Error('A drawing of another file has not come');
  await twoFrames();
  const chinese = [...new Set(document.body.innerText.match(/\p{Script=Han}/gu))].join('');
  return chinese !== '' && !document.fonts.check('16px "Noto Sans SC Variable"', chinese);
}

/** Waits until what a story shows is complete. Throws when a picture would depend on the fonts of this machine. */
async function settle(page: Page, delay: number): Promise<void> {
  // A frame that shows a document may keep the network busy for ever.
  await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => undefined);
  if (delay > 0) await page.waitForTimeout(delay);
  if (await page.evaluate(pageIsStrange)) throw new Error('Chinese is not shown in Noto Sans SC');
}

// How often a picture that differs is taken once more.
const AGAIN = 4;
const comparing = process.env['PICTURES'] === 'compare';

async function comparePicture(page: Page, id: string, mode: string): Promise<void> {
  const version = page.context().browser()?.version() ?? '';
  // For the contact sheet, and to find originals that nobody compares any more.
  appendFileSync(join(process.cwd(), 'reports', 'pictures-seen.txt'), `${id}--${mode}\n`);
  let picture = await takePicture(page);
  // A busy machine may paint a soft edge again from another side: then the page is painted anew from the start.
  for (let again = 0; again < AGAIN && comparing && !isOriginal(id, mode, picture); again++) {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ ...size, width: size.width - 1 });
    await page.setViewportSize(size);
    picture = await takePicture(page);
  }
  // The very same bytes need no look at their pixels, which takes as long as the picture itself.
  if (comparing && isOriginal(id, mode, picture)) return;
  expect(picture).toMatchImageSnapshot(comparison(id, mode, version));
}

async function checkAccess(page: Page, mode: string): Promise<void> {
  const violations = await getViolations(page);
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `  ${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replace(/\n/g, '\n      ')}`,
    ),
  ]);
  throw new Error(`axe in ${mode}:\n${lines.join('\n')}`);
}

/** Whether a story asks to be looked at less closely than the others. */
const isWeakened = ({ test, disable, config, options }: Record<string, unknown>) =>
  test !== 'error' || disable === true || config !== undefined || options !== undefined;

async function look(page: Page, id: string, mode: Mode, locale: string, delay: number): Promise<Error | undefined> {
  await page.setViewportSize({ width: mode.width, height: mode.height });
  await dress(page, mode.look);
  // Another language starts the story again, so what its play function had opened must be opened again.
  if (mode.look.locale !== locale) {
    await tell(page, 'forceRemount', { storyId: id }, 'storyFinished');
    await page.evaluate(rest);
  }
  await settle(page, delay);
  try {
    await checkAccess(page, mode.name);
    if (mode.picture) await comparePicture(page, id, mode.name);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

const config: TestRunnerConfig = {
  setup() {
    // A busy machine may catch a page half drawn; what fails twice is a difference, and the first failure is told too.
    // These are what jest.retryTimes sets; the object itself is not given to modules.
    Object.assign(globalThis, { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true });
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await dress(page, PLAIN);
    await page.evaluate(() => {
      document.documentElement.dataset['pictured'] = '';
    });
    await injectAxe(page);
    // Files share a page, which knows it already then.
    await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key)).catch(() => undefined);
  },
  async postVisit(page, { id }) {
    const { parameters } = await getStoryContext(page, { id, title: '', name: '' });
    if (isWeakened(parameters['a11y'] ?? {})) throw new Error('no story may turn a rule of axe off');
    const { delay = 0, ...pictures }: Pictures = parameters['pictures'] ?? {};
    const failures: Error[] = [];
    let { locale } = PLAIN;
    for (const mode of modesOf(isFull(id, parameters['page'] === true, pictures), pictures)) {
      const failure = await look(page, id, mode, locale, delay);
      if (failure) failures.push(failure);
      locale = mode.look.locale;
    }
    if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n\n'));
  },
};
export default config;
