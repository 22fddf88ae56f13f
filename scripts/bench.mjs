// npm run bench:validators, bench:ui, bench:server and bench:live [-- OPTIONS]: installs what it compares with, builds, measures.
// `--before REVISION` builds our apps, or installs the server, of another revision too; they are measured in the same rounds.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { become, findNode, onNode24 } from './tools/node.mjs';
import { bin, inside, readJson, root } from './tools/root.mjs';
import { npm, run } from './tools/run.mjs';

/** The libraries of comparison are no dependencies of the house, so they are installed only here. */
async function install(folder) {
  const stamp = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the libraries of comparison …');
  must(await run(findNode(), [npm(), 'ci'], { cwd: folder, quiet: true }));
}

async function build(home, name) {
  const args = [join(home, relative(root, bin('vite'))), 'build', '--logLevel', 'warn'];
  must(await run(findNode(), args, { cwd: join(home, 'packages', name), quiet: true }));
}

/** Packs a package and unpacks it where the apps look for it: they use what a user would get. */
async function unpack(home, name) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
  const target = join(home, 'bench', 'ui', 'node_modules', '@lading', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const pack = [npm(), 'pack', '--pack-destination', folder];
  must(await run(findNode(), pack, { cwd: join(home, 'packages', name), quiet: true }));
  const [tarball] = readdirSync(folder);
  must(await run('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1'], { quiet: true }));
  rmSync(folder, { recursive: true, force: true });
}

/** What our packages depend on stands in the lockfile of the apps too. */
function insistOnDependencies() {
  const has = readJson(inside('bench', 'ui', 'package.json')).dependencies;
  const wanted = Object.entries(readJson(inside('packages', 'ui', 'package.json')).dependencies);
  // The apps have the least version that the package takes.
  const other = wanted.filter(([name, range]) => !name.startsWith('@lading/') && has[name] !== range.replace('^', ''));
  if (other.length > 0) throw new Error(`bench/ui/package.json needs ${other.map((one) => one.join('@')).join(', ')}`);
}

/** Builds our packages and the apps of a checkout; the apps use the packages as a user gets them. */
async function buildApps(home, names = []) {
  await install(join(home, 'bench', 'ui'));
  for (const name of ['validators', 'ui']) {
    await build(home, name);
    await unpack(home, name);
  }
  console.log('Building the apps …');
  must(await run(findNode(), [join(home, 'bench', 'ui', 'build.mjs'), ...names], { quiet: true }));
}

/**
 * A checkout as it was at a revision, with what it depended on; kept for the next time.
 * @param {string} revision
 * @param {string} name
 * @param {(home: string) => Promise<void>} [prepare]
 */
async function checkOut(revision, name, prepare) {
  const asked = await run('git', ['rev-parse', '--verify', `${revision}^{commit}`], { quiet: true });
  must(asked);
  const commit = asked.output.trim();
  const home = join(tmpdir(), `lading-before-${name}-${commit.slice(0, 12)}`);
  const ready = join(home, '.ready');
  if (!existsSync(ready)) {
    console.log(`Building ${commit.slice(0, 12)} …`);
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    const archive = join(home, 'sources.tar');
    must(await run('git', ['archive', '--output', archive, commit], { quiet: true }));
    must(await run('tar', ['-xf', archive, '-C', home], { quiet: true }));
    rmSync(archive);
    await install(home);
    await prepare?.(home);
    writeFileSync(ready, '');
  }
  return home;
}

/** The folder of our apps as they were at a revision. */
async function buildBefore(revision) {
  const home = await checkOut(revision, 'ui', async (folder) => {
    const apps = readdirSync(join(folder, 'bench', 'ui', 'apps')).filter((name) => name.endsWith('-lading'));
    await buildApps(folder, apps);
  });
  return join(home, 'bench', 'ui', 'apps');
}

/** The options with the folder of the revision in the place of its name. */
async function withBefore(options, prepare) {
  const at = options.indexOf('--before');
  return at < 0 ? options : [...options.slice(0, at + 1), await prepare(options[at + 1]), ...options.slice(at + 2)];
}

/** Builds what is measured; gives the options of the measurement. */
const PREPARE = {
  validators: async (options) => {
    await install(inside('bench'));
    await build(root, 'validators');
    return options;
  },
  ui: async (options) => {
    insistOnDependencies();
    const prepared = await withBefore(options, buildBefore);
    await buildApps(root);
    return prepared;
  },
  live: async (options) => options,
  server: (options) => withBefore(options, (revision) => checkOut(revision, 'server')),
};

function must({ code, output }) {
  if (code !== 0) throw new Error(output);
}

if (onNode24()) {
  try {
    const [name, ...options] = process.argv.slice(2);
    const prepared = await PREPARE[name](options);
    become([inside('bench', name, 'run.mjs'), ...prepared]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
