import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, ensureShell } from '../browser.mjs';
import { contactSheet, readSeen, seenPath } from '../tools/contact-sheet.mjs';
import { PICTURES, tooMuch, unknown } from '../tools/picture-budget.mjs';
import { processor } from '../tools/processor.mjs';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { serveFolder } from '../tools/static-server.mjs';

/** Makes room for all pictures and notes which Chromium draws them; some drawn anew do not change whose the others are. */
async function beginAnew(executablePath) {
  rmSync(PICTURES, { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_SWITCHES });
  const text = `${JSON.stringify({ chromium: browser.version(), processor: processor() }, null, 2)}\n`;
  await browser.close();
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, 'environment.json'), text);
}

/** Builds Storybook and looks at every story in Chromium: axe and pictures. `--update` writes the pictures. */
export async function stories(args) {
  const browser = await ensureShell();
  const update = args.includes('--update');
  const ready = args.includes('--built');
  const rest = args.filter((arg) => arg !== '--update' && arg !== '--built');
  const folder = inside('storybook-static');
  if (update && rest.length === 0) await beginAnew(browser);
  if (!ready) {
    const build = [bin('storybook'), 'build', '-o', folder, '--quiet', '--disable-telemetry'];
    const { code, output } = await node(build, { quiet: true, env: { ...process.env, PICTURES: 'build' } });
    if (code !== 0) {
      console.error(output);
      return code;
    }
  }
  rmSync(seenPath, { force: true });
  rmSync(inside('reports', 'pictures'), { recursive: true, force: true });
  // Each file opens the page anew.
  const server = await serveFolder(folder, { headers: { 'cache-control': 'max-age=3600' } });
  const runner = [bin('@storybook/test-runner', 'test-storybook'), '--url', server.url];
  const { code } = await node([...runner, '--ci', ...rest], {
    env: {
      ...process.env,
      CHROMIUM: browser,
      NODE_NO_WARNINGS: '1',
      PICTURES: update ? 'update' : 'compare',
      PROCESSOR: processor(),
    },
  });
  server.close();
  const seen = readSeen();
  console.log(`Look at ${await contactSheet(browser, PICTURES, seen)}`);
  const wrong = rest.length === 0 ? [...unknown((name) => seen.includes(name)), ...tooMuch()] : [];
  for (const line of wrong) console.error(line);
  return wrong.length > 0 ? 1 : code;
}
