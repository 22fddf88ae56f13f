#!/usr/bin/env node
// npx lading-codemod <change or version> <files or folders>… [--dry]
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changes } from './changes.mjs';

const args = process.argv.slice(2);
const dry = args.includes('--dry');
const [wanted, ...paths] = args.filter((arg) => arg !== '--dry');
const chosen = Object.entries(changes).filter(([name, { since }]) => name === wanted || since === wanted);

if (chosen.length === 0 || paths.length === 0) {
  console.error('Usage: lading-codemod CHANGE|VERSION PATH… [--dry]\n');
  for (const [name, { since, words }] of Object.entries(changes)) console.error(`  ${name} (${since}): ${words}`);
  process.exit(1);
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.git']);
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesIn(inner);
    return /\.(?:[cm]?[jt]sx?|mdx)$/.test(entry.name) ? [inner] : [];
  });
}

let changed = 0;
for (const file of paths.flatMap(filesIn)) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('@lading/ui')) continue;
  const text = chosen.reduce((code, [, { change }]) => change(code), source);
  if (text === source) continue;
  changed++;
  console.log(file);
  if (!dry) writeFileSync(file, text);
}
console.log(`${changed} ${changed === 1 ? 'file' : 'files'} ${dry ? 'would be changed' : 'changed'}`);
