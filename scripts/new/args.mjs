import { parseArgs } from 'node:util';
import { Wrong } from './wrong.mjs';

/** Words and flags of a command; an unknown flag is told by name. @param {string[]} args @param {string[]} flags */
export function read(args, flags) {
  try {
    const options = Object.fromEntries(flags.map((flag) => [flag, /** @type {const} */ ({ type: 'string' })]));
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, flags: /** @type {Record<string, string | undefined>} */ (values) };
  } catch (error) {
    throw new Wrong(error.message);
  }
}
