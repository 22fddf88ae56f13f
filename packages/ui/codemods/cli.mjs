#!/usr/bin/env node
// npx lading-codemod <change, version or all> <files or folders>… [--dry] [--from 0.1.0] [--as 0.2.0]
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changes } from './changes.mjs';
import { installed, reaches } from './installed.mjs';

const args = process.argv.slice(2);
/** Takes a setting and its value out of the arguments. */
function setting(name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : (args.splice(at, 2)[1] ?? '');
}
const dry = args.includes('--dry');
const [from, as] = [setting('--from'), setting('--as')];
const [wanted, ...paths] = args.filter((arg) => arg !== '--dry');
const chosen = Object.entries(changes).filter(
  ([name, { since }]) => wanted === 'all' || name === wanted || since === wanted,
);
const missing = paths.filter((path) => !existsSync(path));
const wrong = [from, as].filter((version) => version !== undefined && !/^\d+\.\d+\.\d+(?:-|$)/.test(version));

if (chosen.length === 0 || paths.length === 0 || missing.length > 0 || wrong.length > 0) {
  for (const path of missing) console.error(`${path} is not there.`);
  for (const version of wrong) console.error(`${JSON.stringify(version)} is no version: write 0.2.0.`);
  console.error('Usage: lading-codemod CHANGE|VERSION|all PATH… [--dry] [--from VERSION] [--as VERSION]\n');
  console.error('  --from  the version the code was written for: what came before or with it is left out');
  console.error('  --as    take this version for the installed one\n');
  for (const [name, { since, words }] of Object.entries(changes)) console.error(`  ${name} (${since}): ${words}`);
  process.exit(1);
}

/** Why a change is not made to the code at a path; undefined where it is. */
function refusal({ package: name, since }, path) {
  if (from && reaches(from, since)) return `the code is from ${from}, which has it already`;
  const found = as ? { version: as } : installed(name, path);
  if (!found) return `${name} is not installed beside ${path}: install it, or say --as ${since}`;
  return reaches(found.version, since)
    ? undefined
    : `${name} ${found.version} is installed, which knows only the old names: install ${since} or newer first`;
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

let refused = 0;
let changed = 0;
for (const path of paths) {
  const made = [];
  console.log(`${path}:`);
  for (const [name, change] of chosen) {
    const why = refusal(change, path);
    if (why) refused++;
    else made.push(change);
    console.log(`  ${why ? 'not made' : 'made    '}  ${name}: ${why ?? change.words}`);
    if (!why && change.byHand) console.log(`            by hand: ${change.byHand}`);
  }
  for (const file of made.length > 0 ? filesIn(path) : []) {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('@lading/')) continue;
    const text = made.reduce((code, { change }) => change(code), source);
    if (text === source) continue;
    changed++;
    console.log(`  ${file}`);
    if (!dry) writeFileSync(file, text);
  }
}
console.log(`${changed} ${changed === 1 ? 'file' : 'files'} ${dry ? 'would be changed' : 'changed'}`);
if (refused > 0) process.exitCode = 2;
