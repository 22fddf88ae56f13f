import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { difference, keep, likeness, originalOf, report } from './compare.ts';

// px; what lies below is more of the same.
const TALLEST = 1600;
// How long it is waited before a picture that differs is taken once more, ms: what comes late on a slow machine has come by then.
const AGAIN = [0, 100, 300, 1000, 3000];
const updating = process.env['PICTURES'] === 'update';

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

/** A picture of what a story shows, without the empty page around it. */
async function shoot(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(shownPart, TALLEST);
  // A picture of the full page makes the window larger for a moment, and what scrolls may come to rest elsewhere.
  const fullPage = await page.evaluate((end) => end > innerHeight || scrollY > 0, clip.y + clip.height);
  return page.screenshot({ clip, fullPage, animations: 'disabled', caret: 'hide' });
}

/** The same, once it comes out twice the same. */
async function shootAtRest(page: Page): Promise<Buffer> {
  let picture = await shoot(page);
  for (let attempt = 0; attempt < 10; attempt++) {
    await page.waitForTimeout(60);
    const next = await shoot(page);
    if (next.equals(picture)) return next;
    picture = next;
  }
  if (updating) throw new Error('the story does not hold still');
  return picture;
}

/** Paints the page from the start: a busy machine may have painted a soft edge again from another side. */
async function paintAnew(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, width: size.width - 1 });
  await page.setViewportSize(size);
}

/** Writes a name down for the contact sheet, and to find originals that nobody compares any more. */
export const noteSeen = (name: string): void =>
  appendFileSync(join(process.cwd(), 'reports', 'pictures-seen.txt'), `${name}\n`);

/** Takes the picture of a name, and compares it with its original or saves it. Throws where they differ. */
export async function checkPicture(page: Page, name: string): Promise<void> {
  noteSeen(name);
  if (updating) return keep(name, await shootAtRest(page));
  const original = originalOf(name);
  if (!original) throw new Error(`There is no picture ${name}: npm run test:stories -- --update`);
  const alike = likeness(page.context().browser()?.version() ?? '');
  // What looks like its original at once is at rest.
  let wrong = difference(original, await shoot(page), alike);
  for (const pause of AGAIN) {
    if (!wrong) break;
    await page.waitForTimeout(pause);
    if (pause > 0) await paintAnew(page);
    wrong = difference(original, await shootAtRest(page), alike);
  }
  if (wrong) throw new Error(report(name, wrong));
}
