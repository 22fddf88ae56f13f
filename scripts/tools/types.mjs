import { make } from './made.mjs';
import { bin, inside } from './root.mjs';
import { node } from './run.mjs';

/** Brings types/ of some packages up to date, and of those they need. Throws with the words of the compiler. */
export async function freshTypes(...names) {
  await make();
  const projects = names.map((name) => inside('packages', name));
  const { code, output } = await node([bin('typescript', 'tsc'), '-b', ...projects], { quiet: true });
  if (code !== 0) throw new Error(output.trim());
}
