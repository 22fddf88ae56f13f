import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

// Types count too: rather a file too many than one too few.
const NAMED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** @param {string} path */
const namedIn = (path) =>
  [...readFileSync(path, 'utf8').matchAll(NAMED)]
    .map(([, name]) => resolve(dirname(path), name))
    .filter((file) => existsSync(file));

/**
 * Those of `files` that import `target`, at whatever distance, or whose own text matches `words`. All paths are absolute.
 * @param {string[]} files
 * @param {string} target
 * @param {RegExp} words
 */
export function reaching(files, target, words) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  /** @param {string} path */
  const named = (path) => {
    const found = known.get(path) ?? namedIn(path);
    known.set(path, found);
    return found;
  };
  /** @param {string} file */
  const reaches = (file) => {
    const [seen, rest] = [new Set([file]), [file]];
    for (let next = rest.pop(); next; next = rest.pop()) {
      if (next === target) return true;
      for (const one of named(next)) {
        if (seen.has(one)) continue;
        seen.add(one);
        rest.push(one);
      }
    }
    return false;
  };
  return files.filter((file) => words.test(readFileSync(file, 'utf8')) || reaches(file));
}
