// npm run generate: makes the files that git does not keep, and writes those it keeps (the entries of the library, tables of its pages);
// with --check it only says which of the latter are out of step (exit code 1).
import { existsSync, readFileSync } from 'node:fs';
import { generateExports } from '../packages/ui/scripts/exports.mjs';
import { generateBillFields } from './bill-fields.mjs';
import { generateRecipes } from './recipes.mjs';
import { generateRulesTable } from './rules-table.mjs';
import { onNode24 } from './tools/node.mjs';
import { inside } from './tools/root.mjs';
import { generateStatus } from './tools/status.mjs';

const check = process.argv.includes('--check');

const isStale = ({ path, text }) => !existsSync(inside(path)) || readFileSync(inside(path), 'utf8') !== text;

async function generate() {
  const { make, writeChanged } = await import('./tools/made.mjs');
  const made = await make();
  const [manifest] = generateExports();
  const files = [
    ...(await generateRulesTable()),
    ...(await generateBillFields()),
    manifest,
    ...generateStatus(manifest.text),
    ...generateRecipes(),
  ];
  const stale = files.filter(isStale);
  if (check)
    for (const { path } of stale) console.error(`${path} is not in step with its source: run npm run generate`);
  else for (const file of stale) writeChanged(file);
  console.log(`${made} files made, ${stale.length} of ${files.length} kept ones ${check ? 'out of step' : 'written'}`);
  process.exit(check && stale.length > 0 ? 1 : 0);
}

// The rules are TypeScript, which an older Node does not run.
if (onNode24()) await generate();
