import type { Page } from 'playwright';
import type { Asked, Look } from './modes.ts';

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, value: object): void;
}
/** What Storybook's preview keeps in its page. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    currentSelection?: { storyId: string };
    storyRenders: { phase: string; rerenderEnqueued: boolean }[];
    storyStoreValue: {
      userGlobals: { get(): Record<string, unknown>; update(globals: object): void };
      loadStory(story: { storyId: string }): Promise<{ parameters: Asked; moduleExport: object }>;
    };
  };
}

/** Sends an event to the preview and waits for its answer. */
const tell = (page: Page, event: string, value: object, answer: string) =>
  page.evaluate(
    ([sent, content, awaited]) => {
      const channel = (globalThis as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__;
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

/** In the page: waits until nothing is drawn, played or looked at any more. */
async function rest(): Promise<void> {
  const preview = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__;
  const isOver = ({ phase, rerenderEnqueued }: Storybook['__STORYBOOK_PREVIEW__']['storyRenders'][number]) =>
    !rerenderEnqueued && ['finished', 'errored', 'aborted'].includes(phase);
  while (!preview.storyRenders.every(isOver)) await new Promise((done) => setTimeout(done, 10));
}

/** In the page: whether a story drawn now would have that look. */
function wears(look: Look): boolean {
  const globals = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();
  return Object.entries(look).every(([name, value]) => globals[name] === value);
}

/**
 * Lays out a look for the story that is shown next, without drawing the last one in it. Answers whether that story
 * is the one that is shown already: Storybook would neither draw nor play it again.
 */
export const layOut = (page: Page, storyId: string, first: Look): Promise<boolean> =>
  page.evaluate(
    async ([look, id]) => {
      const preview = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__;
      await preview.ready();
      preview.storyStoreValue.userGlobals.update(look);
      document.documentElement.dataset['pictured'] = '';
      return preview.currentSelection?.storyId === id;
    },
    [first, storyId] as const,
  );

/**
 * The parameters of a story that say how it is looked at; its others may be large. `isStacked` says that the story that stands
 * for its component shows this one too, as it is: nothing is played in it and nothing put around.
 */
export const askedOf = (page: Page, id: string): Promise<Asked> =>
  page.evaluate(async (storyId) => {
    const preview = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { storyStoreValue } = preview;
    const { parameters, moduleExport } = await storyStoreValue.loadStory({ storyId });
    const { a11y, page: isPage, pictures } = parameters;
    const [component = '', own = ''] = storyId.split('--');
    const whole = await storyStoreValue.loadStory({ storyId: `${component}--all-states` }).catch(() => undefined);
    const stacked = (whole?.parameters['stacked'] ?? []) as string[];
    const isPlain = Object.keys(moduleExport).every((key) =>
      ['name', 'args', 'argTypes', 'render', 'tags'].includes(key),
    );
    const isStacked = isPlain && stacked.some((key) => key.toLowerCase() === own.replaceAll('-', ''));
    return { a11y, page: isPage, pictures, isStacked };
  }, id);

/**
 * Draws the story of the page in another look, to the end: what ends later would be taken for the end of the story that is
 * shown next, before that one has played.
 */
export async function dress(page: Page, look: Look): Promise<void> {
  if (await page.evaluate(wears, look)) return;
  await tell(page, 'updateGlobals', { globals: look }, 'globalsUpdated');
  await page.evaluate(rest);
}

/** Starts the story that is shown again, and plays it to its end. */
export async function startAgain(page: Page, storyId: string): Promise<void> {
  await tell(page, 'forceRemount', { storyId }, 'storyFinished');
  await page.evaluate(rest);
}
