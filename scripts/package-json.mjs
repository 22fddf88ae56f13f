// prepack/postpack: a published package must not name sources it does not carry.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const BACKUP = 'package.json.bak';
const without = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'lading-source')
          .map(([key, child]) => [key, without(child)]),
      )
    : value;

const [action] = process.argv.slice(2);
if (action === 'strip') {
  // A pack that was cut short leaves its backup: that one is the truth.
  if (existsSync(BACKUP)) renameSync(BACKUP, 'package.json');
  const text = readFileSync('package.json', 'utf8');
  const { exports, ...manifest } = JSON.parse(text);
  writeFileSync(BACKUP, text);
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, exports: without(exports) }, null, 2)}\n`);
} else if (action === 'restore') {
  if (existsSync(BACKUP)) renameSync(BACKUP, 'package.json');
} else {
  console.error('usage: package-json.mjs strip|restore');
  process.exit(1);
}
