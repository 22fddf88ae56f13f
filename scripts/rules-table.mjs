// packages/validators/README.md: the table of rules, from the rule objects, the comments above them and what they say.
import { readdirSync, readFileSync } from 'node:fs';

const owner = new URL('../packages/validators/', import.meta.url);
const BEGIN = '<!-- rules: npm run generate -->';
const END = '<!-- end of rules -->';

/** What the comment above `export const name` says, by name; one line, the first sentences. */
function meanings() {
  const found = {};
  const folder = new URL('src/', owner);
  for (const file of readdirSync(folder).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, comment, name] of text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g))
      found[name] = comment.replace(/\n\s*\* ?/g, ' ').trim();
  }
  return found;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '⏎');
const code = (text) => `\`${cell(text)}\``;

async function table() {
  const { rules } = await import(new URL('src/rules.ts', owner).href);
  const { codesByRule } = await import(new URL('src/testing/said.ts', owner).href);
  const codes = codesByRule();
  const said = meanings();
  const rows = Object.values(rules).map(({ name, example, standard }) => {
    if (!said[name]) throw new Error(`packages/validators: no comment stands above the rule ${name}`);
    const own = codes.get(name).filter((one) => one !== 'required' && one !== 'type.text');
    return `| ${code(name)} | ${cell(said[name])} | ${cell(standard)} | ${code(example)} | ${own.map(code).join(' ')} |`;
  });
  return ['| Rule | Legal | Standard | Example | Codes |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** The README with the table of today, as { path, text }. */
export async function generateRulesTable() {
  const text = readFileSync(new URL('README.md', owner), 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`packages/validators/README.md: ${BEGIN} or ${END} is missing`);
  return [{ path: 'packages/validators/README.md', text: `${before}${BEGIN}\n\n${await table()}\n\n${END}${after}` }];
}
