import { bin } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/**
 * Brings what was written into the house's form. Lint looks over the whole house for seconds: `npm run check` does that.
 * @param {string} root @param {string[]} paths
 */
export async function format(root, paths) {
  const command = [bin('@biomejs/biome', 'biome'), 'check', '--write', '--linter-enabled=false', ...paths];
  const { code, output } = await node(command, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output);
}
