// npm run new component NAME: the folder of a component with its parts, and its line among the public ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, kebab } from './tools/component-files.mjs';
import { inside, readJson } from './tools/root.mjs';

const [kind, name = ''] = process.argv.slice(2);
const stop = (words) => {
  console.error(words);
  process.exit(1);
};
if (kind !== 'component') stop('Usage: npm run new component NAME, such as: npm run new component RateCard');
if (!/^[A-Z][A-Za-z]+$/.test(name))
  stop(`${name || 'Nothing'} is no name of a component: begin with a capital, letters only.`);

const folder = inside('packages', 'ui', 'src', kebab(name));
if (existsSync(folder)) stop(`${folder} is there already.`);
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(filesOf(name))) writeFileSync(join(folder, file), text);

const list = inside('packages', 'ui', 'src', 'components.ts');
const lines = [...readFileSync(list, 'utf8').trim().split('\n'), `export * from './${kebab(name)}/index.ts';`];
const folderOf = (line) => line.slice(line.indexOf("'"), line.lastIndexOf('/'));
writeFileSync(list, `${lines.sort((a, b) => (folderOf(a) < folderOf(b) ? -1 : 1)).join('\n')}\n`);

// Whoever takes it learns what to expect: beta until it has stood in a page.
const decisions = inside('packages', 'ui', 'status.json');
const [major, minor] = readJson(inside('packages', 'ui', 'package.json')).version.split('.');
const line = `  "${kebab(name)}": { "status": "beta", "since": "${major}.${Number(minor) + 1}.0" }`;
const states = readFileSync(decisions, 'utf8').match(/^ {2}".*\}/gm) ?? [];
writeFileSync(decisions, `{\n${[...states, line].sort().join(',\n')}\n}\n`);

console.log(`${folder}
Next: npm run generate, which makes its entry; write its states in the stories and look at them by npm run storybook.
Before you commit: npm run api, and read what it says of the public names.`);
