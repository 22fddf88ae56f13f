// Draws the pictures that stand beside a shared address, 1200 × 630, one a language: the chart of the home page, the mark and the name of
// the house. They are kept in git, since whoever builds the portal has no Chromium: drawn again when name, mark or chart change.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, ensureChromium } from './browser.mjs';
import { inside, readJson } from './tools/root.mjs';

const read = (...parts) => readFileSync(inside(...parts), 'utf8');
const sheet = (...parts) => pathToFileURL(inside('node_modules', ...parts)).href;
const light = readJson(inside('packages', 'ui', 'tokens', 'resolved.json')).themes.light;
const colour = (name) => light[`--ld-${name}`];
const within = (svg) => svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');

function pageOf(language) {
  const said = readJson(inside('apps', 'portal', 'src', 'i18n', 'messages', language, 'app.json'));
  const home = readJson(inside('apps', 'portal', 'src', 'i18n', 'messages', language, 'home.json'));
  const title = home['home.title'].replace('\n', '<br>');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
    <link rel="stylesheet" href="${sheet('@fontsource-variable', 'ibm-plex-sans', 'wght.css')}">
    <link rel="stylesheet" href="${sheet('@fontsource-variable', 'noto-sans-sc', 'wght.css')}">
    <style>
      * { margin: 0; box-sizing: border-box; }
      body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${colour('nautical-sea')};
        font-family: 'IBM Plex Sans Variable', 'Noto Sans SC Variable', sans-serif; color: ${colour('text-primary')}; }
      .chart { position: absolute; left: -120px; top: -50px; width: 1440px; height: 680px; }
      #graticule { stroke: ${colour('nautical-grid')}; } #isobaths { stroke: ${colour('nautical-isobath')}; }
      #land { stroke: ${colour('nautical-land')}; } #soundings { fill: ${colour('nautical-sounding')}; }
      #neatline, #longitudes { display: none; }
      main { position: absolute; inset: 0; padding: 150px 60px 0; text-align: center;
        text-shadow: 0 0 4px ${colour('nautical-sea')}, 0 0 10px ${colour('nautical-sea')}, 0 0 18px ${colour('nautical-sea')}; }
      .house { display: flex; gap: 26px; align-items: center; justify-content: center; font-size: 76px; font-weight: 650; }
      .house svg { width: 96px; height: 96px; }
      .under { margin-top: 10px; font-size: 28px; color: ${colour('text-preprint')}; letter-spacing: ${language === 'en-US' ? '4px' : '2px'}; }
      .lead { margin-top: 64px; font-size: 44px; font-weight: 600; line-height: 1.3; }
      .foot { position: absolute; left: 0; right: 0; bottom: 0; height: 26px; background: ${colour('text-preprint')}; }
    </style>
    <svg class="chart" viewBox="0 0 1440 680">${within(read('packages', 'ui', 'src', 'art', 'chart-north-pacific.svg'))}</svg>
    <main>
      <p class="house">${read('apps', 'portal', 'public', 'favicon.svg')}<span>${said['app.name']}</span></p>
      <p class="under">${said['app.tagline']}</p>
      <p class="lead">${title}</p>
    </main>
    <div class="foot"></div></html>`;
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_SWITCHES });
try {
  for (const language of ['zh-CN', 'en-US']) {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    // Opened as a file, or it may not read the faces beside it.
    const draft = inside('node_modules', '.cache', 'lading', `share.${language}.html`);
    writeFileSync(draft, pageOf(language));
    await page.goto(pathToFileURL(draft).href);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: inside('apps', 'portal', 'public', `share.${language}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
