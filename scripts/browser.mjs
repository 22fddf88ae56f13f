// Chromium for stories and journeys: the machine's own, so that npm ci downloads no browser.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall } from './tools/debian.mjs';
import { onPath } from './tools/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Switches for pictures that are the same on every run. */
export const CHROMIUM_SWITCHES = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What the window's browser does by itself: with it the one without a screen draws the same letters to the last pixel.
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Or a part that changed is drawn over its old self, and soft edges depend on how often that happened.
  '--disable-partial-raster',
];

/** Path of a Chromium on this machine, or undefined. Throws when CHROMIUM names no file. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM: there is no file ${named}.`);
    return named;
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const paths = folders.flatMap((folder) => (folder ? WINDOWS.map((path) => join(folder, path)) : []));
    return paths.find(existsSync) ?? ownOfPlaywright();
  }
  if (process.platform === 'darwin') return MAC.find(existsSync) ?? ownOfPlaywright();
  // Only whether it is there: a link must keep its name, since /usr/bin/chromium is a script that looks at it.
  const name = NAMES.find((one) => existsSync(`/usr/bin/${one}`));
  return name ? `/usr/bin/${name}` : (NAMES.map(onPath).find(Boolean) ?? ownOfPlaywright());
}

const ownOfPlaywright = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of Debian's Chromium without a screen, which opens a page in two thirds of the processor time, or of any other.
 * With the switches above both draw the same pictures.
 */
export async function ensureShell() {
  if (process.env.CHROMIUM) return findChromium();
  if (existsSync(SHELL)) return SHELL;
  const found = await ensureChromium();
  // Only beside Debian's own: a machine may have another for a reason.
  const hasShell = found === '/usr/bin/chromium' && (await aptInstall('chromium-headless-shell'));
  return hasShell && existsSync(SHELL) ? SHELL : found;
}

/** As findChromium, but installs Debian's when there is none and we may. Throws with what to do. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await aptInstall('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('No Chromium was found: install Chromium, Chrome or Edge, or name its path in CHROMIUM.');
}
