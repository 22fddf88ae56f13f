// packages/ui/recipes, which are compiled and run by tests -> the recipes of packages/ui/README.md.
import { readFileSync } from 'node:fs';

const owner = new URL('../packages/ui/', import.meta.url);
const RECIPE = /(<!-- recipe: ([\w.-]+) -->\n)```\w*\n[\s\S]*?^```$/gm;

/** The README with the recipes of today, as { path, text }. */
export function generateRecipes() {
  const readme = readFileSync(new URL('README.md', owner), 'utf8');
  const text = readme.replace(RECIPE, (_all, mark, file) => {
    const code = readFileSync(new URL(`recipes/${file}`, owner), 'utf8').trim();
    return `${mark}\`\`\`${file.split('.').at(-1)}\n${code}\n\`\`\``;
  });
  return [{ path: 'packages/ui/README.md', text }];
}
