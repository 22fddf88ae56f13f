import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchImageSnapshotOptions } from 'jest-image-snapshot';
import type { Page } from 'playwright';

const FOLDER = join(process.cwd(), '.storybook', 'pictures');
const ENVIRONMENT = join(FOLDER, 'environment.json');
// Share of the pixels of a picture that another Chromium may draw differently.
const TOLERANCE = 0.005;
// The same within one version.
const TREMBLE = 0.0005;
// px; what lies below is more of the same.
const TALLEST = 1600;

/** Whether this Chromium drew the pictures: then they hold to the pixel; another version is allowed a little. */
function isRecorded(version: string): boolean {
  if (!existsSync(ENVIRONMENT)) return true;
  const { chromium } = JSON.parse(readFileSync(ENVIRONMENT, 'utf8')) as { chromium: string };
  return chromium === version;
}

/** How two pictures are compared: strictly in the Chromium that drew them, a little less in another. */
export const strictness = (recorded: boolean) =>
  ({
    comparisonMethod: 'pixelmatch',
    // The soft edge of a letter comes out differently now and then, on the same machine too: 1 px of a border is far more.
    customDiffConfig: recorded ? { threshold: 0.02, includeAA: true } : { threshold: 0.05 },
    failureThreshold: recorded ? TREMBLE : TOLERANCE,
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
    ...strictness(isRecorded(version)),
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

/** A picture of what a story shows, without the empty page around it, once it comes out twice the same. */
export async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(shownPart, TALLEST);
  const take = () => page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
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
