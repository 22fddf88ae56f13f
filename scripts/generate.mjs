// Writes every generated file; with --check it only says which ones are out of step (exit code 1).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateExports } from '../packages/ui/scripts/exports.mjs';
import { generateTokens } from '../packages/ui/scripts/tokens.mjs';
import { generateMessages } from './messages.mjs';
import { generateRecipes } from './recipes.mjs';
import { generateRulesTable } from './rules-table.mjs';
import { onNode24 } from './tools/node.mjs';
import { generateStatus } from './tools/status.mjs';

const root = new URL('../', import.meta.url);
const check = process.argv.includes('--check');

async function generate() {
  const files = [
    ...generateTokens(),
    ...(await generateMessages()),
    ...(await generateRulesTable()),
    ...generateExports(),
    ...generateStatus(),
    ...generateRecipes(),
  ];
  let stale = 0;
  for (const { path, text } of files) {
    const url = new URL(path, root);
    let now = '';
    try {
      now = readFileSync(url, 'utf8');
    } catch {
      // A file that is not there yet is stale.
    }
    if (now === text) continue;
    stale++;
    if (check) console.error(`${path} is not in step with its source: run npm run generate`);
    else {
      mkdirSync(new URL('./', url), { recursive: true });
      writeFileSync(url, text);
    }
  }
  console.log(`${files.length} generated files, ${stale} ${check ? 'out of step' : 'written'}`);
  process.exit(check && stale > 0 ? 1 : 0);
}

// The rules are TypeScript, which an older Node does not run.
if (onNode24()) await generate();
