// npm run bench:validators and bench:ui [-- OPTIONS]: installs what it compares with, builds, measures.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { become, findNode, onNode24 } from './tools/node.mjs';
import { bin, inside, readJson } from './tools/root.mjs';
import { npm, run } from './tools/run.mjs';

const UI = inside('bench', 'ui');

/** The libraries of comparison are no dependencies of the house, so they are installed only here. */
async function install(folder) {
  const stamp = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the libraries of comparison …');
  must(await run(findNode(), [npm(), 'ci'], { cwd: folder, quiet: true }));
}

async function build(name) {
  const args = [bin('vite'), 'build', '--logLevel', 'warn'];
  must(await run(findNode(), args, { cwd: inside('packages', name), quiet: true }));
}

/** Packs a package and unpacks it where the apps look for it: they use what a user would get. */
async function unpack(name) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
  const target = join(UI, 'node_modules', '@lading', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const pack = [npm(), 'pack', '--pack-destination', folder];
  must(await run(findNode(), pack, { cwd: inside('packages', name), quiet: true }));
  const [tarball] = readdirSync(folder);
  must(await run('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1'], { quiet: true }));
  rmSync(folder, { recursive: true, force: true });
}

/** What our packages depend on stands in the lockfile of the apps too. */
function insistOnDependencies() {
  const has = readJson(join(UI, 'package.json')).dependencies;
  const wanted = Object.entries(readJson(inside('packages', 'ui', 'package.json')).dependencies);
  const other = wanted.filter(([name, version]) => !name.startsWith('@lading/') && has[name] !== version);
  if (other.length > 0) throw new Error(`bench/ui/package.json needs ${other.map((one) => one.join('@')).join(', ')}`);
}

const PREPARE = {
  validators: async () => {
    await install(inside('bench'));
    await build('validators');
  },
  ui: async () => {
    insistOnDependencies();
    await install(UI);
    for (const name of ['validators', 'ui']) {
      await build(name);
      await unpack(name);
    }
    console.log('Building the apps …');
    must(await run(findNode(), [join(UI, 'build.mjs')], { quiet: true }));
  },
};

function must({ code, output }) {
  if (code !== 0) throw new Error(output);
}

if (onNode24()) {
  try {
    const [name, ...options] = process.argv.slice(2);
    await PREPARE[name]();
    become([inside('bench', name, 'run.mjs'), ...options]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
