import { globSync } from 'node:fs';
import { inside, readJson, root } from '../tools/root.mjs';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * npm drops the platform packages it cannot see and then rejects its own lockfile elsewhere; and a lockfile
 * that names another host, or no digest, does not say what will be installed.
 */
export const checkLockfile = () =>
  ['package-lock.json', ...globSync('test/*/package-lock.json', { cwd: root })].flatMap(check);

function check(file) {
  const { packages } = readJson(inside(file));
  const present = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  return Object.entries(packages).flatMap(([path, { version, resolved, integrity, link, optionalDependencies }]) => {
    const name = `${file}: ${path}@${version}`;
    const missing = Object.keys(optionalDependencies ?? {}).filter((one) => !present.has(one));
    // npm may leave the address out: then it is the registry of whoever installs, and the digest holds.
    const outside = path.startsWith('node_modules/') && !link && resolved && !resolved.startsWith(REGISTRY);
    return [
      ...missing.map((one) => `${name}: ${one} is not in the lockfile`),
      ...(outside ? [`${name} does not come from ${REGISTRY}`] : []),
      ...(path.startsWith('node_modules/') && !link && !integrity ? [`${name} has no integrity`] : []),
    ];
  });
}
