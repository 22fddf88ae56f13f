import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the repository. */
export const inside = (...parts) => join(root, ...parts);

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The JavaScript file behind a command of an installed package, so that no shell and no `.cmd` is needed. */
export function bin(name, command = name) {
  const folder = inside('node_modules', name);
  if (!existsSync(folder)) throw new Error(`${name} is not installed: run npm ci.`);
  const { bin: commands } = readJson(join(folder, 'package.json'));
  const path = typeof commands === 'string' ? commands : commands[command];
  return join(folder, path);
}
