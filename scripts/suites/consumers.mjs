import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, must, nodes, visit, writeBill } from '../tools/consumer.mjs';
import { bin, inside } from '../tools/root.mjs';
import { node, run } from '../tools/run.mjs';
import { difference } from '../tools/same-picture.mjs';

const tsc = bin('typescript', 'tsc');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');

const cssOf = (dist) =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('');

async function withVanillaExtract(test, folder, tarballs) {
  let home = '';
  await test('a Vite app with its own vanilla-extract installs them', async () => {
    home = await install('consumer', folder, tarballs);
    await writeBill(join(home, 'src', 'bill.json'));
  });
  const here = () => ({ cwd: home, quiet: true });
  await test('it type-checks with the recipes of the README (bundler)', async () => {
    const filter = (path) => !path.endsWith('.test.tsx');
    cpSync(inside('packages', 'ui', 'recipes'), join(home, 'src', 'recipes'), { recursive: true, filter });
    must(await node([tsc, '-p', 'tsconfig.json'], here()));
  });
  await test('it type-checks (nodenext)', async () => must(await node([tsc, '-p', 'tsconfig.node.json'], here())));
  await test('it builds, with its own styles and ours', async () => {
    must(await node([vite, 'build', '--logLevel', 'warn'], here()));
    const css = cssOf(join(home, 'dist'));
    for (const part of ['ld.components', '--ld-', 'IBM Plex Sans', 'padding:16px', 'letter-spacing:3px'])
      if (!css.includes(part)) throw new Error(`the built styles hold no ${part}`);
  });
  for (const [version, path] of await nodes()) {
    await test(`Node ${version} renders the components with React 19`, async () => {
      const html = must(await run(path, [join('src', 'render.mjs')], here()));
      const [own, third, fallen] = JSON.parse(html);
      if (!own.includes('<button') || !own.includes('确认')) throw new Error(html);
      if (!/<dt [^>]*data-part="label" class="[^"]+ of-the-consumer"/.test(own))
        throw new Error(`no class on a part: ${own}`);
      // The language of the consumer's own, its zone, and English where it says nothing.
      for (const said of ['lang="de-DE"', 'muss 3 sein', 'Wird geladen', '2026-11-18 09:40:12', 'Shipper'])
        if (!third.includes(said)) throw new Error(`no ${said} in ${third}`);
      if (!fallen.includes('lang="en-US"') || !fallen.includes('BillForm')) throw new Error(fallen);
    });
    await test(`Node ${version} checks by every entry of the validators and makes no code from strings`, async () =>
      must(await run(path, ['--disallow-code-generation-from-strings', join('src', 'rules.mjs')], here())));
  }
}

const STORY = 'bill-billform--master--en-US-dark';
const ORIGINAL = inside('.storybook', 'pictures', `${STORY}.png`);

async function plain(test, folder, tarballs) {
  let home = '';
  /** @type {Buffer} */
  let picture = Buffer.alloc(0);
  await test('a plain Vite app installs them', async () => {
    home = await install('consumer-plain', folder, tarballs);
  });
  await test('it builds', async () => {
    await writeBill(join(home, 'src', 'bill.json'));
    must(await node([vite, 'build', '--logLevel', 'warn'], { cwd: home, quiet: true }));
  });
  await test('it is drawn under a strict content policy, a dialog too, without a word', async () => {
    const seen = await visit(join(home, 'dist'), ORIGINAL);
    picture = seen.picture;
    if (seen.complaints.length > 0) throw new Error(seen.complaints.join('\n'));
    if (seen.locked !== 'hidden') throw new Error(`the page behind the dialog has overflow ${seen.locked}`);
  });
  await test(`it looks like the story ${STORY}`, () => {
    if (picture.length === 0) throw new Error('there is no picture of it');
    const wrong = difference(picture, readFileSync(ORIGINAL));
    if (!wrong) return;
    writeFileSync(inside('reports', 'consumer-plain.png'), picture);
    throw new Error(`${wrong}: reports/consumer-plain.png`);
  });
}

async function onServer(test, folder, tarballs) {
  let home = '';
  await test('a server with React 18 installs them', async () => {
    home = await install('consumer-server', folder, tarballs);
    await writeBill(join(home, 'bill.json'));
  });
  const here = () => ({ cwd: home, quiet: true });
  await test('it type-checks under the types of React 18', async () =>
    must(await node([tsc, '-p', 'tsconfig.json'], here())));
  for (const [version, path] of await nodes())
    await test(`Node ${version} renders the components with React 18, in two languages, without a word`, async () => {
      const { react, dom, said, html } = JSON.parse(must(await run(path, ['render.mjs'], here())));
      if (!react.startsWith('18.') || dom !== 'undefined') throw new Error(`React ${react}, document ${dom}`);
      if (said.length > 0) throw new Error(said.join('\n'));
      for (const [locale, word] of Object.entries({ 'zh-CN': '确认', 'en-US': 'Confirm' }))
        if (!html[locale].includes(word) || !html[locale].includes('data-component="BillForm"'))
          throw new Error(`${locale}: ${html[locale].slice(0, 500)}`);
    });
}

/** Uses the packed packages as three strangers would, each in a folder of its own with a lockfile of its own. */
export async function asConsumers(test, folder, tarballs) {
  // They know nothing of each other, and each waits for the registry and the disk.
  await Promise.all([withVanillaExtract, plain, onServer].map((consumer) => consumer(test, folder, tarballs)));
}
