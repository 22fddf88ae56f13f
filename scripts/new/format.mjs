import { bin } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/** Brings what was written into the house's form. @param {string} root @param {string[]} paths */
export async function format(root, paths) {
  const { code, output } = await node([bin('@biomejs/biome', 'biome'), 'check', '--write', ...paths], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
}
