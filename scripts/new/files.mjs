import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Wrong } from './wrong.mjs';

/** Collects what is to be written, refuses to write over anything, and writes it all at the end or nothing. @param {string} root */
export function filesIn(root) {
  const texts = new Map();
  const at = (path) => join(root, path);
  const now = (path) => texts.get(path) ?? readFileSync(at(path), 'utf8');
  return {
    has: (path) => texts.has(path) || existsSync(at(path)),
    read: now,
    create(path, text) {
      if (existsSync(at(path))) throw new Wrong(`${path} is there already.`);
      texts.set(path, text);
    },
    /** Writes a file anew, or one that is not there yet. */
    put(path, text) {
      texts.set(path, text);
    },
    change(path, edit) {
      texts.set(path, edit(now(path)));
    },
    /** Adds a line where the others of its kind stand, in their order. */
    line(path, text) {
      texts.set(path, withLine(now(path), text));
    },
    /** Writes; answers the paths. */
    write() {
      for (const [path, text] of texts) {
        mkdirSync(dirname(at(path)), { recursive: true });
        writeFileSync(at(path), text);
      }
      return [...texts.keys()];
    },
  };
}

/** A list of one kind of lines with one more, in the order of the alphabet. */
function withLine(text, line) {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((one) => one !== '');
  return `${[...new Set([...lines, line])].sort().join('\n')}\n`;
}
