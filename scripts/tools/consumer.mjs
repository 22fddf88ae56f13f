import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_SWITCHES, ensureChromium } from '../browser.mjs';
import { findNode } from './node.mjs';
import { inside, readJson } from './root.mjs';
import { node, npm, run } from './run.mjs';
import { sizeOf } from './same-picture.mjs';
import { serveFolder } from './static-server.mjs';

/** The output of a program that ended well; throws it otherwise. */
export const must = ({ code, output }) => {
  if (code !== 0) throw new Error(output.trim());
  return output;
};

/** Every Node from 20 on that is at hand, the pinned one and those on the PATH: pairs of version and path. */
export async function nodes() {
  const found = {};
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const path of [findNode(), ...folders.map((folder) => join(folder, 'node'))]) {
    if (!existsSync(path)) continue;
    const { code, output } = await run(path, ['--version'], { quiet: true });
    const [, version, major] = output.match(/^v((\d+)\S*)/) ?? [];
    if (code === 0 && Number(major) >= 20) found[version] ??= path;
  }
  return Object.entries(found);
}

/**
 * Copies a consumer out of the workspace and installs what its lockfile pins, then the tarballs. Nothing may come in with them:
 * whatever they depend on must be in the lockfile already, in a version that suits them. The registry is asked about their peers alone.
 */
export async function install(name, folder, tarballs) {
  const home = join(folder, name);
  cpSync(inside('test', name), home, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const here = { cwd: home, quiet: true };
  must(await node([npm(), 'ci', '--prefer-offline', '--ignore-scripts'], here));
  must(await node([npm(), 'install', '--no-save', '--prefer-offline', '--ignore-scripts', ...tarballs], here));
  const { packages: pinned } = readJson(join(home, 'package-lock.json'));
  const { packages: present } = readJson(join(home, 'node_modules', '.package-lock.json'));
  const isOurs = (path) => path.startsWith('node_modules/@lading/');
  const strange = Object.entries(present).filter(
    ([path, { integrity }]) => !isOurs(path) && pinned[path]?.integrity !== integrity,
  );
  if (strange.length > 0)
    throw new Error(`not in the lockfile of ${name}: ${strange.map(([path]) => path).join(', ')}`);
  const ours = Object.keys(present).filter(isOurs);
  if (ours.length !== tarballs.length) throw new Error(`installed are ${ours.join(', ')}`);
  return home;
}

/** Writes the bill of the stories as data that a stranger would have. */
export async function writeBill(path) {
  const fixtures = inside('packages', 'ui', 'src', 'bill', 'fixtures.ts');
  const code = `import { flagship } from ${JSON.stringify(fixtures)}; console.log(JSON.stringify(flagship('en-US')));`;
  const args = ['--conditions=lading-source', '--input-type=module', '--eval', code];
  writeFileSync(path, must(await node(args, { quiet: true, env: { ...process.env, NODE_NO_WARNINGS: '1' } })));
}

const NONCE = 'bGFkaW5n';
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The lines printed on a bill are pictures in the stylesheet.
  "img-src 'self' data:",
  `style-src 'self' 'nonce-${NONCE}'`,
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** Serves a built page under the policy, takes its picture, opens and closes a dialog; answers what was complained of, too. */
export async function visit(dist, original) {
  const index = join(dist, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll('NONCE', NONCE));
  const server = await serveFolder(dist, { headers: { 'content-security-policy': POLICY } });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_SWITCHES });
  const complaints = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) complaints.push(said.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.exposeFunction('complain', (text) => complaints.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        Reflect.get(globalThis, 'complain')(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
    });
    await page.goto(server.url);
    await page.locator('[data-component="BillForm"]').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The checks beside the bill come after it.
    await page.waitForTimeout(500);
    const clip = { x: 0, y: 0, ...sizeOf(original) };
    const picture = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog').waitFor();
    const locked = await page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return { complaints, picture, locked };
  } catch (error) {
    throw new Error([error.message, ...complaints].join('\n'));
  } finally {
    await browser.close();
    server.close();
  }
}
