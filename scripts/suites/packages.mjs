import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packedUi } from '../checks/packed-ui.mjs';
import { must } from '../tools/consumer.mjs';
import { writeReport } from '../tools/report.mjs';
import { bin, inside, readJson } from '../tools/root.mjs';
import { node, npm, run } from '../tools/run.mjs';
import { asConsumers } from './consumers.mjs';

const PACKAGES = ['validators', 'ui', 'api-client'];
// What agents read, made when the package is packed: the list and one page of it.
const AGENTS = [join('llms', 'llms.txt'), join('llms', 'button.md')];
const LAYERS = ['reset', 'tokens', 'base', 'components', 'screens', 'utilities'];

// Whoever publishes has a remote of git or sets this; what is packed here names a place that is nobody's.
const ADDRESS = 'git+https://example.com/lading/lading.git';

/** Packs a package into `folder` and unpacks it where the consumer will look for it. */
async function pack(name, folder, consumer) {
  const home = inside('packages', name);
  const env = { REPOSITORY_URL: ADDRESS };
  const output = must(
    await node([npm(), 'pack', '--json', '--pack-destination', folder], { cwd: home, env, quiet: true }),
  );
  const tarball = join(
    folder,
    readdirSync(folder).find((file) => file.includes(`lading-${name}-`)),
  );
  const target = join(consumer, 'node_modules', '@lading', name);
  mkdirSync(target, { recursive: true });
  must(await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], { quiet: true }));
  return { name, tarball, target, output, manifest: readJson(join(target, 'package.json')) };
}

/** Nothing but what the packages declare is within their reach: an undeclared import fails here. */
function linkDependencies(packed, consumer) {
  const declared = packed.flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  );
  for (const name of new Set(declared)) {
    if (name.startsWith('@lading/')) continue;
    const link = join(consumer, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(inside('node_modules', name), link, 'junction');
  }
}

const filesOf = (folder) => readdirSync(folder, { recursive: true }).map(String);

const targetsOf = (exports) =>
  exports.flatMap((value) => (typeof value === 'string' ? [value] : targetsOf(Object.values(value))));

function checkContents({ name, target, manifest }) {
  const files = filesOf(target);
  const strange = files.filter((file) =>
    /\.css\.(?:ts|js)$|\.(?:test|stories|types)\.|\.tsbuildinfo$|^src\b/.test(file),
  );
  const targets = targetsOf(Object.values(manifest.exports));
  const problems = [
    ...strange.map((file) => `${file} does not belong into the package`),
    ...(manifest.repository?.url === ADDRESS && manifest.repository.directory === `packages/${name}`
      ? []
      : [`package.json names the repository ${JSON.stringify(manifest.repository)}`]),
    ...(JSON.stringify(manifest).includes('lading-source') ? ['package.json names sources'] : []),
    ...targets
      .filter((path) => !existsSync(join(target, path)))
      .map((path) => `exports name ${path}, which is not there`),
    ...['LICENSE', 'README.md', 'CHANGELOG.md', ...(name === 'ui' ? AGENTS : [])]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...(existsSync(inside('packages', name, 'package.json.bak')) ? ['package.json was not restored'] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The first statements of the stylesheet are the order of the layers, whatever stands in which file. */
function checkLayers(target) {
  const css = readFileSync(join(target, 'dist', 'styles.css'), 'utf8');
  const order = [...css.slice(0, css.indexOf('{')).matchAll(/@layer ([^;{]+);/g)].flatMap(([, names]) =>
    names.split(/,\s*/),
  );
  const wanted = LAYERS.map((name) => `ld.${name}`);
  if (wanted.some((name, index) => order[index] !== name))
    throw new Error(`styles.css begins with the layers ${order.join(', ')} instead of ${wanted.join(', ')}`);
}

/** Without a word in a consumer's settings the parser of messages must be out of the bundle, which would double it. */
async function weighMessages(target) {
  const { outputFiles } = await build({
    entryPoints: [join(target, 'dist', 'i18n', 'text.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  if (bytes > 6 * 1024) throw new Error(`createText weighs ${bytes} bytes of ${6 * 1024}`);
}

/** Builds and packs the three packages, looks into them, and uses them the way strangers would, outside this repository. */
export async function packages() {
  const folder = mkdtempSync(join(tmpdir(), 'lading-packages-'));
  const consumer = join(folder, 'unpacked');
  const tests = [];
  const test = async (name, body) => {
    const begun = performance.now();
    const error = await Promise.resolve()
      .then(body)
      .then(
        () => undefined,
        (problem) => problem,
      );
    console.log(`${error ? '✗' : '✓'} ${name}`);
    if (error) console.error(error.message);
    tests.push({ name, state: error ? 'failed' : 'passed', detail: error?.message, ms: performance.now() - begun });
  };
  const packed = [];
  await test('the packages build', async () => {
    // From nothing: what an earlier source left behind must not be packed.
    for (const name of PACKAGES)
      for (const output of ['dist', 'types'])
        rmSync(inside('packages', name, output), { recursive: true, force: true });
    const filters = PACKAGES.map((name) => `--filter=@lading/${name}`);
    must(
      await run(bin('turbo'), ['run', 'build', '--force', ...filters, '--output-logs=errors-only'], { quiet: true }),
    );
  });
  for (const name of PACKAGES)
    await test(`${name} packs`, async () => {
      packed.push(await pack(name, folder, consumer));
    });
  linkDependencies(packed, consumer);
  const lookInto = async (one) => {
    await test(`${one.name} holds what it names and nothing else`, () => checkContents(one));
    await test(`${one.name}: publint`, async () =>
      must(await node([bin('publint'), '--strict', one.tarball], { quiet: true })));
    await test(`${one.name}: types resolve`, async () => {
      const options = [
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'styles.css',
        'tokens.json',
        'tokens.dtcg.json',
        'package.json',
      ];
      must(await node([bin('@arethetypeswrong/cli', 'attw'), one.tarball, ...options, '--no-emoji'], { quiet: true }));
    });
  };
  await Promise.all(packed.map(lookInto));
  const ui = join(consumer, 'node_modules', '@lading', 'ui');
  await test('styles.css begins with the order of the layers', () => checkLayers(ui));
  for (const [name, body] of packedUi(ui, consumer)) await test(name, body);
  await test('the messages of a plain consumer cost at most 6 kB', () => weighMessages(ui));
  await test('no export, stylesheet or page of a bill is larger than written down', async () => {
    const { checkSizes } = await import('../checks/sizes.mjs');
    const problems = await checkSizes(ui, consumer);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  await test('the page of a bill is drawn by its own stylesheet as by the whole', async () => {
    const { checkBillPage } = await import('../checks/bill-page.mjs');
    const problems = await checkBillPage(ui, consumer);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  await asConsumers(
    test,
    folder,
    packed.map(({ tarball }) => tarball),
  );
  writeReport('packages', tests);
  rmSync(folder, { recursive: true, force: true });
  return 0;
}
