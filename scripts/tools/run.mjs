import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findNode } from './node.mjs';
import { inside, root } from './root.mjs';

const running = new Set();
// No program of a suite takes that long, ms; what hangs must fail.
const LIMIT = 45 * 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const endAll = () => {
  for (const child of running) child.kill();
};
const interrupted = () => {
  endAll();
  process.exit(130);
};

/**
 * Starts a program that must end with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, { cwd = root, env, ...options } = {}) {
  const child = spawn(command, args, { cwd, env: { ...environment(), ...env }, ...options });
  if (running.size === 0) {
    for (const signal of SIGNALS) process.on(signal, interrupted);
    process.on('exit', endAll);
  }
  running.add(child);
  child.on('close', () => {
    running.delete(child);
    if (running.size > 0) return;
    for (const signal of SIGNALS) process.off(signal, interrupted);
    process.off('exit', endAll);
  });
  return child;
}

/**
 * Runs a program to its end; `output` holds both streams when `quiet`, else they go to the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  const child = start(command, args, {
    timeout: LIMIT,
    ...options,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const parts = [];
  child.stdout?.on('data', (data) => parts.push(data));
  child.stderr?.on('data', (data) => parts.push(data));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

/**
 * Runs a JavaScript program with the pinned Node.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const node = (args, options) => run(findNode(), args, options);

// Tools that start `node` themselves must find the pinned one too.
const environment = () => ({
  ...process.env,
  PATH: [dirname(findNode()), inside('node_modules', '.bin'), process.env['PATH'] ?? process.env['Path']].join(
    delimiter,
  ),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
});

/** The first program of that name on the PATH, links followed; undefined when there is none. */
export function onPath(name) {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder && existsSync(path)) return realpathSync(path);
  }
  return undefined;
}

/** npm's JavaScript file: the npm that runs this script, else the first on the PATH. */
export function npm() {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('.js')) return own;
  const found = onPath('npm');
  const beside = found && join(dirname(found), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (beside && existsSync(beside)) return beside;
  if (found?.endsWith('.js')) return found;
  throw new Error('npm was not found on the PATH.');
}
