// prepack/postpack: a published package must not name sources it does not carry, and says where its own are.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { publicAddress } from './tools/repository.mjs';

const BACKUP = 'package.json.bak';
const without = (value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'lading-source')
          .map(([key, child]) => [key, without(child)]),
      )
    : value;

function remote() {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** No address stands in the sources, so that whoever keeps the project elsewhere publishes theirs: the setting, else git's. */
const repository = () => publicAddress(process.env['REPOSITORY_URL']) ?? publicAddress(remote());

const [action] = process.argv.slice(2);
if (action === 'strip') {
  // A pack that was cut short leaves its backup: that one is the truth.
  if (existsSync(BACKUP)) renameSync(BACKUP, 'package.json');
  const text = readFileSync('package.json', 'utf8');
  const { exports, ...manifest } = JSON.parse(text);
  const url = repository();
  if (!url && process.env['npm_command'] === 'publish') {
    console.error('package.json would name no repository: set REPOSITORY_URL=https://… or the remote `origin` of git.');
    process.exit(1);
  }
  const home = url && { repository: { type: 'git', url, directory: `packages/${basename(process.cwd())}` } };
  writeFileSync(BACKUP, text);
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, ...home, exports: without(exports) }, null, 2)}\n`);
} else if (action === 'restore') {
  if (existsSync(BACKUP)) renameSync(BACKUP, 'package.json');
} else {
  console.error('usage: package-json.mjs strip|restore');
  process.exit(1);
}
