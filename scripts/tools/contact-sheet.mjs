import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES } from '../browser.mjs';
import { inside } from './root.mjs';

const SHEETS = inside('reports', 'contact-sheet');
// Stories a sheet; more would not be readable.
const ROWS = 24;

const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (title, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>
body{font:13px/1.4 system-ui,sans-serif;margin:24px;background:#f3f5f6;color:#122226}
h1{font-size:20px}h2{font-size:13px;margin:20px 0 6px}
.row{display:flex;gap:12px;align-items:start;overflow-x:auto}
figure{margin:0;background:#fff;border:1px solid #c8d2d5;padding:6px;flex:none}
figcaption{font-size:11px;color:#586a6f}img{display:block;max-width:420px;max-height:360px}
.wide img{max-width:none;max-height:none}</style><h1>${title}</h1>${body}</html>`;

const figure = (path, caption) =>
  `<figure><img src="${safe(relative(inside('reports'), path))}" alt=""><figcaption>${safe(caption)}</figcaption></figure>`;

/** The pictures by story: [id, [mode, path][]][]. */
function byStory(pictures, names) {
  const stories = new Map();
  for (const name of names) {
    const [group, story, ...mode] = name.split('--');
    const id = `${group}--${story}`;
    stories.set(id, [...(stories.get(id) ?? []), [mode.join('--'), join(pictures, `${name}.png`)]]);
  }
  return [...stories].sort(([a], [b]) => a.localeCompare(b));
}

/** What differed, each as one picture of before, difference and after. */
function differences(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const found = files.filter((file) => file.endsWith('-diff.png')).sort();
  if (found.length === 0) return '<p>No picture differs.</p>';
  return `<h2>Before, difference, after</h2><div class="wide">${found.map((file) => figure(join(folder, file), file)).join('')}</div>`;
}

/**
 * One page to look at after a run, reports/pictures.html: what differed, then every picture that was compared; and the same
 * pictures as sheets in reports/contact-sheet, to open without a browser.
 */
export async function contactSheet(executablePath, pictures, names) {
  rmSync(SHEETS, { recursive: true, force: true });
  mkdirSync(SHEETS, { recursive: true });
  const rows = byStory(pictures, names).map(
    ([id, modes]) =>
      `<h2>${safe(id)}</h2><div class="row">${modes.map(([mode, path]) => figure(path, mode)).join('')}</div>`,
  );
  const report = inside('reports', 'pictures.html');
  const sheet = inside('reports', 'contact-sheet.html');
  writeFileSync(
    report,
    page('Pictures of the stories', `${differences(inside('reports', 'pictures'))}${rows.join('')}`),
  );
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  const tab = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  for (let first = 0; first < rows.length; first += ROWS) {
    const number = String(first / ROWS + 1).padStart(2, '0');
    writeFileSync(sheet, page(`Contact sheet ${number}`, rows.slice(first, first + ROWS).join('')));
    await tab.goto(pathToFileURL(sheet).href);
    await tab.screenshot({ path: join(SHEETS, `${number}.png`), fullPage: true });
  }
  await browser.close();
  rmSync(sheet, { force: true });
  return report;
}

/** Names that were compared in this run, one a line; the story runner adds them. */
export const seenPath = inside('reports', 'pictures-seen.txt');
export const readSeen = () =>
  existsSync(seenPath) ? [...new Set(readFileSync(seenPath, 'utf8').split('\n').filter(Boolean))] : [];
