import { buildIndex } from 'storybook/internal/core-server';
import { tooMuch, unknown } from '../tools/picture-budget.mjs';
import { inside } from '../tools/root.mjs';

/** Pictures of stories that are gone, and more of them than a clone should hold. The run of the stories knows each mode, too. */
export async function checkPictures() {
  const { entries } = await buildIndex({ configDir: inside('.storybook') });
  return [...unknown((name) => name.split('--').slice(0, 2).join('--') in entries), ...tooMuch()];
}
