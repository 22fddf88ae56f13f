import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { inside, readJson } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

// Bytes after minification and gzip: everything, and one rule that is imported alone. What the bytes are for, and what was tried
// to have fewer of them, stands in packages/validators/docs/size.md; nothing may grow without a look at that page.
const WHOLE = 10_200;
const ALONE = 1_500;
// The texts of a bill carry their repairs and boxes, goods also their stop words, and a mass what is none.
const LARGER = {
  goods: 2_800,
  shipper: 2_500,
  consignee: 2_500,
  notify: 2_500,
  marks: 2_250,
  latinText: 1_930,
  vgm: 1_540,
};
const limitOf = (name) => LARGER[name] ?? ALONE;
const SOURCE = inside('packages', 'validators', 'src');

/** Bundles `code`, which may name the entry of the package as './index.ts'; answers its gzipped size and what went into it. */
async function weigh(code) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: SOURCE, sourcefile: 'measured.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  });
  const [{ inputs }] = Object.values(metafile.outputs);
  const parts = Object.entries(inputs)
    .map(([path, { bytesInOutput }]) => ({ path: path.replace(/^.*\/src\//, ''), bytes: bytesInOutput }))
    .sort((left, right) => right.bytes - left.bytes);
  return { bytes: gzipSync(outputFiles[0].contents, { level: 9 }).length, inputs: Object.keys(metafile.inputs), parts };
}

/** The names of all rules, as the entry exports them. */
async function ruleNames() {
  const { href } = pathToFileURL(join(SOURCE, 'index.ts'));
  const program = `import { rules } from ${JSON.stringify(href)}; console.log(Object.keys(rules).join())`;
  const { code, output } = await node(['--input-type=module', '-e', program], { quiet: true });
  if (code !== 0) throw new Error(output);
  return output.trim().split(',');
}

/** What the README says in kB: of everything, of most rules alone, and of a library that knows telephone numbers by their prefixes. */
async function saidInReadme(whole) {
  const phones = ['min', 'max'].map((size) => weigh(`export * from 'libphonenumber-js/${size}'`));
  const [few, many] = (await Promise.all(phones)).map(({ bytes }) => Math.round(bytes / 1000));
  const kb = (bytes) => (Math.ceil(bytes / 100) / 10).toFixed(1);
  const readme = readFileSync(inside('packages/validators/README.md'), 'utf8').replace(/\s+/g, ' ');
  return [
    `${kb(whole)} kB after gzip with all rules, most rules alone under ${kb(ALONE)} kB`,
    `libphonenumber's take ${few} to ${many} kB`,
  ].flatMap((words) => (readme.includes(words) ? [] : [`packages/validators/README.md does not say: ${words}`]));
}

/** The core is small, needs nothing, and lets go of the rules that are not imported. */
export async function checkRuleSizes() {
  const { sideEffects } = readJson(inside('packages/validators/package.json'));
  const whole = await weigh("export * from './index.ts'");
  const single = await Promise.all(
    (await ruleNames()).map(async (name) => ({ name, ...(await weigh(`export { ${name} } from './index.ts'`)) })),
  );
  const sizes = single.sort((left, right) => right.bytes - left.bytes).map(({ name, bytes }) => `${name} ${bytes}`);
  console.log(
    `  the whole entry: ${whole.bytes} of ${WHOLE} bytes; alone, most of them of ${ALONE}: ${sizes.join(', ')}`,
  );
  const outside = whole.inputs.filter((path) => path.includes('node_modules') || path.includes('/messages/'));
  return [
    ...(sideEffects === false ? [] : ['package.json must say "sideEffects": false']),
    ...(whole.bytes <= WHOLE
      ? []
      : [
          `the whole entry takes ${whole.bytes} bytes of ${WHOLE}; before gzip:`,
          ...whole.parts.slice(0, 20).map(({ path, bytes }) => `  ${path} ${bytes}`),
        ]),
    ...single
      .filter(({ name, bytes }) => bytes > limitOf(name))
      .map(({ name, bytes }) => `${name} alone takes ${bytes} bytes of ${limitOf(name)}`),
    ...(await saidInReadme(whole.bytes)),
    ...outside.map((path) => `the entry takes in ${path}`),
  ];
}
