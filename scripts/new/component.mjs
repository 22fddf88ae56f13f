import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './component-files.mjs';
import { kebab } from './names.mjs';
import { Wrong } from './wrong.mjs';

export const usage = 'component RateCard';

/** The folder of a component with its parts, and its line among the public ones. Answers what to do next. */
export function make([name = ''], root) {
  if (!/^[A-Z][A-Za-z]+$/.test(name))
    throw new Wrong(`${name || 'Nothing'} is no name of a component: begin with a capital, letters only.`);
  const ui = join(root, 'packages', 'ui');
  const folder = join(ui, 'src', kebab(name));
  if (existsSync(folder)) throw new Wrong(`${folder} is there already.`);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(filesOf(name))) writeFileSync(join(folder, file), text);

  const list = join(ui, 'src', 'components.ts');
  const lines = [...readFileSync(list, 'utf8').trim().split('\n'), `export * from './${kebab(name)}/index.ts';`];
  const folderOf = (line) => line.slice(line.indexOf("'"), line.lastIndexOf('/'));
  writeFileSync(list, `${lines.sort((a, b) => (folderOf(a) < folderOf(b) ? -1 : 1)).join('\n')}\n`);

  // Whoever takes it learns what to expect: beta until it has stood in a page.
  const decisions = join(ui, 'status.json');
  const [major, minor] = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')).version.split('.');
  const line = `  "${kebab(name)}": { "status": "beta", "since": "${major}.${Number(minor) + 1}.0" }`;
  const states = readFileSync(decisions, 'utf8').match(/^ {2}".*\}/gm) ?? [];
  writeFileSync(decisions, `{\n${[...states, line].sort().join(',\n')}\n}\n`);

  return `${folder}
Next: npm run generate, which makes its entry; write its states in the stories and look at them by npm run storybook.
Before you commit: npm run api and npm run sizes, and read what they say of the public names and of what it weighs.`;
}
