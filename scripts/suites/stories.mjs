import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, ensureChromium } from '../browser.mjs';
import { bin, inside, readJson } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { serveFolder } from '../tools/static-server.mjs';

const PICTURES = inside('.storybook', 'pictures');

/** Pictures of stories that are no more. */
function orphans() {
  const known = new Set(Object.keys(readJson(inside('storybook-static', 'index.json')).entries));
  const names = existsSync(PICTURES) ? readdirSync(PICTURES).filter((name) => name.endsWith('.png')) : [];
  return names.filter((name) => !known.has(name.split('--').slice(0, 2).join('--')));
}

/** Makes room for all pictures and notes which Chromium draws them; some drawn anew do not change whose the others are. */
async function beginAnew(executablePath) {
  rmSync(PICTURES, { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  const text = `${JSON.stringify({ chromium: browser.version() }, null, 2)}\n`;
  await browser.close();
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, 'environment.json'), text);
}

/** Builds Storybook and looks at every story in Chromium: axe and pictures. `--update` writes the pictures. */
export async function stories(args) {
  const browser = await ensureChromium();
  const update = args.includes('--update');
  const ready = args.includes('--built');
  const rest = args.filter((arg) => arg !== '--update' && arg !== '--built');
  const folder = inside('storybook-static');
  if (update && rest.length === 0) await beginAnew(browser);
  if (!ready) {
    const build = [bin('storybook'), 'build', '-o', folder, '--quiet', '--disable-telemetry'];
    const { code, output } = await node(build, { quiet: true });
    if (code !== 0) {
      console.error(output);
      return code;
    }
  }
  const server = await serveFolder(folder);
  const runner = [bin('@storybook/test-runner', 'test-storybook'), '--url', server.url];
  const { code } = await node([...runner, update ? '-u' : '--ci', ...rest], {
    env: { ...process.env, CHROMIUM: browser, NODE_NO_WARNINGS: '1', PICTURES: update ? 'update' : 'compare' },
  });
  server.close();
  const strays = orphans();
  if (strays.length > 0) console.error(`No story has these pictures any more: ${strays.join(', ')}`);
  return strays.length > 0 ? 1 : code;
}
