import type { Page } from 'playwright';
import type { Asked, Look } from './modes.ts';

interface Channel {
  on(event: string, listener: (told: never) => void): void;
  off(event: string, listener: (told: never) => void): void;
  emit(event: string, value: object): void;
}
interface Preview {
  ready(): Promise<void>;
  loadStory(asked: { storyId: string }): Promise<{ parameters: Record<string, unknown> }>;
  storyRenders: { phase: string; rerenderEnqueued: boolean }[];
}
/** What Storybook's preview keeps in its page. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: Preview;
}

/** In the page: sends an event about a story and waits until that story was played to its end. Rejects with what went wrong. */
function played([event, id]: readonly [event: string, id: string]): Promise<void> {
  const channel = (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    const over = (failure?: string) => {
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      if (failure === undefined) resolve();
      else reject(new Error(failure));
    };
    const listeners: Record<string, (told: never) => void> = {
      storyFinished: ({ storyId }: { storyId: string }) => storyId === id && over(),
      storyUnchanged: () => over(),
      storyMissing: () => over('There is no such story.'),
      storyErrored: ({ description }: { description: string }) => over(description),
      storyThrewException: ({ message }: Error) => over(message),
      playFunctionThrewException: ({ message }: Error) => over(message),
      unhandledErrorsWhilePlaying: ([error]: [Error]) => over(error.message),
    };
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    channel.emit(event, { storyId: id, viewMode: 'story' });
  });
}

/** In the page: waits until nothing is drawn, played or looked at any more. */
async function rest(): Promise<void> {
  const preview = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__;
  const isOver = ({ phase, rerenderEnqueued }: Preview['storyRenders'][number]) =>
    !rerenderEnqueued && ['finished', 'errored', 'aborted'].includes(phase);
  while (!preview.storyRenders.every(isOver)) await new Promise((done) => setTimeout(done, 10));
}

/** In the page: turns the toolbar. */
function turn(look: Look): Promise<void> {
  const channel = (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const done = () => {
      channel.off('globalsUpdated', done);
      resolve();
    };
    channel.on('globalsUpdated', done);
    channel.emit('updateGlobals', { globals: look });
  });
}

/** Gives a window what stories ask of it; once, before the first is opened. */
export async function prepare(page: Page): Promise<void> {
  // Storybook then ends animations instead of waiting for them.
  await page.addInitScript(() => {
    const value = `${navigator.userAgent} (StorybookTestRunner)`;
    Object.defineProperty(navigator, 'userAgent', { value });
  });
  await page.exposeFunction('pressKey', (key: string) => page.keyboard.press(key));
}

/** In the page: what stories of another file left behind goes. */
async function forget(): Promise<void> {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
  for (const left of await navigator.serviceWorker.getRegistrations()) await left.unregister();
}

/** Opens the page in which Storybook shows stories, anew, of the Storybook served at `url`. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await page.evaluate(forget);
  await page.goto(new URL('iframe.html', url).href);
  await page.evaluate(() => (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__.ready());
  await page.evaluate(() => {
    document.documentElement.dataset['pictured'] = '';
  });
}

/** What a story says of how it is to be looked at. */
export const parametersOf = (page: Page, id: string): Promise<Asked> =>
  page.evaluate(async (storyId) => {
    const { parameters } = await (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return { page: parameters['page'], pictures: parameters['pictures'], a11y: parameters['a11y'] };
  }, id);

/** Shows a story and plays it to its end. */
export const show = (page: Page, id: string): Promise<void> => page.evaluate(played, ['setCurrentStory', id] as const);

/** Starts the story that is shown again, and plays it to its end. */
export async function startAgain(page: Page, id: string): Promise<void> {
  await page.evaluate(played, ['forceRemount', id] as const);
  await page.evaluate(rest);
}

/**
 * Draws the story of the page in another look, to the end: what ends later would be taken for the end of the story that is
 * shown next, before that one has played.
 */
export async function dress(page: Page, look: Look): Promise<void> {
  await page.evaluate(turn, look);
  await page.evaluate(rest);
}
