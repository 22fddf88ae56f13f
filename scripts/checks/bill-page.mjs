import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, ensureChromium } from '../browser.mjs';
import { writeBill } from '../tools/consumer.mjs';
import { inside } from '../tools/root.mjs';
import { serveFolder } from '../tools/static-server.mjs';

// A bill, one that failed and one that is on its way, in their dialog.
const PAGE = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { BillTabs } from '@lading/ui/bill-read';
import { Dialog } from '@lading/ui/dialog';
import { LadingProvider } from '@lading/ui/i18n';
import { messages } from '@lading/ui/zh-CN';
import data from './bill.json';
const failed = { status: 'error', message: '单据读取失败', retry() {} };
const bills = new Map([[null, { status: 'ready', data }], [1, failed], [2, { status: 'loading' }]]);
const billSource = { get: (id) => bills.get(id), subscribe: () => () => undefined };
const tabs = h(BillTabs, { label: '单据', kind: 'master', subIds: [1, 2], billSource });
const props = { size: 'bill', open: true, onOpenChange() {}, title: 'COSU6412098730', flush: true };
createRoot(document.querySelector('#root')).render(h(LadingProvider, { locale: 'zh-CN', messages }, h(Dialog, props, tabs)));
`;
const OWN = 'css/bill-page.css';
const PAGES = { whole: ['styles.css'], light: [OWN], themes: [OWN, 'css/bill-page-themes.css'] };
// As high as the dialog and what is in it.
const WINDOW = { width: 1280, height: 1150 };
/** @type {{ name: string, page: string, tabs?: number[], viewport?: { width: number, height: number }, media?: object, theme?: string, contrast?: string }[]} */
const LOOKS = [
  { name: 'light', page: 'light', tabs: [1, 2] },
  { name: 'on a phone', page: 'light', viewport: { width: 390, height: 2400 } },
  { name: 'on paper', page: 'light', media: { media: 'print' } },
  { name: 'in forced colours', page: 'light', media: { forcedColors: 'active' } },
  { name: 'dark', page: 'themes', theme: 'dark', tabs: [1] },
  { name: 'dark with more contrast', page: 'themes', theme: 'dark', contrast: 'more' },
  { name: 'with more contrast', page: 'themes', media: { contrast: 'more' } },
];

const html = (sheets) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
${sheets.map((name) => `<link rel="stylesheet" href="${name}">`).join('\n')}
<div id="root"></div><script type="module" src="page.js"></script>`;

// A busy machine may paint a soft edge otherwise.
const TRIES = 3;

/** @param {typeof LOOKS[number]} look */
async function pictures(browser, address, look) {
  const { viewport = WINDOW, media = {}, theme, contrast, tabs = [] } = look;
  const page = await browser.newPage({ viewport });
  await page.emulateMedia({ reducedMotion: 'reduce', ...media });
  await page.addInitScript(
    ([dark, more]) =>
      document.addEventListener('DOMContentLoaded', () => {
        if (dark) document.documentElement.dataset.theme = dark;
        if (more) document.documentElement.dataset.contrast = more;
      }),
    [theme, contrast],
  );
  await page.goto(address);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const taken = [await take()];
  for (const place of tabs) {
    await page.getByRole('tab').nth(place).click();
    await page.waitForLoadState('networkidle');
    taken.push(await take());
  }
  await page.close();
  return taken;
}

async function writePages(folder, ui, from) {
  cpSync(join(ui, 'dist', 'css'), join(folder, 'css'), { recursive: true });
  cpSync(join(ui, 'dist', 'styles.css'), join(folder, 'styles.css'));
  await writeBill(join(folder, 'bill.json'));
  await build({
    stdin: { contents: PAGE.replace('./bill.json', join(folder, 'bill.json')), resolveDir: from },
    bundle: true,
    outfile: join(folder, 'page.js'),
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const [name, sheets] of Object.entries(PAGES)) writeFileSync(join(folder, `${name}.html`), html(sheets));
}

/** The tabs of a look that its own stylesheet draws otherwise than the whole each time, with their pictures. */
async function different(browser, url, look) {
  let found = [];
  for (let tries = 0; tries === 0 || (tries < TRIES && found.length > 0); tries++) {
    const [whole = [], own = []] = await Promise.all(
      ['whole', look.page].map((page) => pictures(browser, `${url}/${page}.html`, look)),
    );
    found = [...own.entries()].filter(([place, picture]) => !whole[place]?.equals(picture));
  }
  return found;
}

/** Where the page of a bill is not drawn by its own stylesheet as by the whole; `ui` is the package, `from` a folder that has it. */
export async function checkBillPage(ui, from) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-bill-page-'));
  await writePages(folder, ui, from);
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_SWITCHES });
  const problems = [];
  try {
    for (const look of LOOKS) {
      for (const [place, picture] of await different(browser, server.url, look)) {
        writeFileSync(inside('reports', `bill-page-${place}.png`), picture);
        problems.push(
          `${look.name}, tab ${place + 1}: other pixels than by styles.css, reports/bill-page-${place}.png`,
        );
      }
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return problems;
}
