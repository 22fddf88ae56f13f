import type { Page } from 'playwright';
import type { Look } from './modes.ts';

interface Channel {
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  emit(event: string, value: object): void;
}
/** What Storybook's preview keeps in its page. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { storyRenders: { phase: string; rerenderEnqueued: boolean }[] };
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

/**
 * Draws the story of the page in another look, to the end: what ends later would be taken for the end of the story that is
 * shown next, before that one has played.
 */
export async function dress(page: Page, look: Look): Promise<void> {
  await tell(page, 'updateGlobals', { globals: look }, 'globalsUpdated');
  await page.evaluate(rest);
}

/** Starts the story that is shown again, and plays it to its end. */
export async function startAgain(page: Page, storyId: string): Promise<void> {
  await tell(page, 'forceRemount', { storyId }, 'storyFinished');
  await page.evaluate(rest);
}
