import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchImageSnapshotOptions } from 'jest-image-snapshot';
import type { Page } from 'playwright';

const FOLDER = join(process.cwd(), '.storybook', 'pictures');
// The Chromium that drew them, and the make of the processor it ran on.
const PLACE = join(FOLDER, 'environment.json');
// Share of the pixels of a picture that may be drawn differently: by another Chromium, and by the same on another processor.
const OTHER_BROWSER = 0.005;
const OTHER_PROCESSOR = 0.0005;
// px; what lies below is more of the same.
const TALLEST = 1600;

/** How much alike this place is to the one that drew the pictures. */
export type Likeness = 'same' | 'processor' | 'browser';

function likeness(version: string): Likeness {
  if (!existsSync(PLACE)) return 'same';
  const drawn = JSON.parse(readFileSync(PLACE, 'utf8')) as { chromium: string; processor?: string };
  if (drawn.chromium !== version) return 'browser';
  return drawn.processor === process.env['PROCESSOR'] ? 'same' : 'processor';
}

/** How two pictures are compared: to the pixel where they were drawn, and with a little less elsewhere. */
export const strictness = (alike: Likeness) =>
  ({
    comparisonMethod: 'pixelmatch',
    // The soft edge of a letter comes out differently by another processor: 1 px of a border is far more.
    customDiffConfig: { threshold: { same: 0, processor: 0.02, browser: 0.05 }[alike], includeAA: alike !== 'browser' },
    failureThreshold: { same: 0, processor: OTHER_PROCESSOR, browser: OTHER_BROWSER }[alike],
    failureThresholdType: 'percent',
  }) as const;

/** How a picture is compared with its original in .storybook/pictures. */
export function comparison(id: string, mode: string, version: string): MatchImageSnapshotOptions {
  return {
    customSnapshotsDir: FOLDER,
    customDiffDir: join(process.cwd(), 'reports', 'pictures'),
    customSnapshotIdentifier: `${id}--${mode}`,
    // A process for each comparison is slow, and was seen to hang.
    runInProcess: true,
    ...strictness(likeness(version)),
  };
}

/** The part of the page that shows something, with room for rings and shadows. */
function shownPart(tallest: number) {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  const visit = (element: Element): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const box = element.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) {
      left = Math.min(left, box.left + scrollX);
      top = Math.min(top, box.top + scrollY);
      right = Math.max(right, box.right + scrollX);
      bottom = Math.max(bottom, box.bottom + scrollY);
    }
    if (style.overflow === 'visible') for (const child of element.children) visit(child);
  };
  // What only surrounds a story would make every picture as wide as the window.
  const staged = document.querySelector('#storybook-root > main');
  const around = [...document.body.children].filter((element) => element.id !== 'storybook-root');
  const inner = [...(staged ?? document.querySelector('#storybook-root') ?? document.body).children];
  for (const element of [...inner, ...around]) visit(element);
  const room = 12;
  const x = Math.max(0, Math.floor(left - room));
  const y = Math.max(0, Math.floor(top - room));
  const width = Math.min(innerWidth, Math.ceil(right + room)) - x;
  const height =
    Math.min(tallest, Math.max(innerHeight, document.documentElement.scrollHeight), Math.ceil(bottom + room)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

/** Whether a picture is the original of a story, byte for byte. */
export function isOriginal(id: string, mode: string, picture: Buffer): boolean {
  const path = join(FOLDER, `${id}--${mode}.png`);
  return existsSync(path) && readFileSync(path).equals(picture);
}

/** A picture of what a story shows, without the empty page around it, once it comes out twice the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(shownPart, TALLEST);
  // A picture of the full page makes the window larger for a moment, and what scrolls may come to rest elsewhere.
  const fullPage = await page.evaluate((end) => end > innerHeight || scrollY > 0, clip.y + clip.height);
  const take = () => page.screenshot({ clip, fullPage, animations: 'disabled', caret: 'hide' });
  let picture = await take();
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.waitForTimeout(60);
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  if (process.env['PICTURES'] === 'update') throw new Error('the story does not hold still');
  return picture;
}
