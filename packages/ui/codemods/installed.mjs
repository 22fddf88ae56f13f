import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The version of a package that code at a path runs with, found as Node finds it: in the next `node_modules` upwards.
 * @returns {{ version: string, folder: string } | undefined}
 */
export function installed(name, path) {
  const start = resolve(path);
  let folder = statSync(start).isDirectory() ? start : dirname(start);
  for (;;) {
    const manifest = join(folder, 'node_modules', ...name.split('/'), 'package.json');
    if (existsSync(manifest))
      return { version: JSON.parse(readFileSync(manifest, 'utf8')).version, folder: dirname(manifest) };
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}

/** Whether one version is the other or comes after it; what stands behind a dash is left out: 0.2.0-beta.1 has what 0.2.0 has. */
export function reaches(version, since) {
  const parts = (text) => text.split('-')[0].split('.').map(Number);
  const [a, b] = [parts(version), parts(since)];
  for (const at of [0, 1, 2]) if (a[at] !== b[at]) return a[at] > b[at];
  return true;
}
