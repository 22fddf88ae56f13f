import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

const CLIENT = /^["']use client["'];/;
const OURS = /(?:@lading|packages)\/ui\/dist\//;
const demand = (holds, words) => {
  if (!holds) throw new Error(words);
};
const filesIn = (folder, end) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));

const bundle = (contents, resolveDir, options) =>
  build({
    stdin: { contents, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
    ...options,
  });

/** What of ours is left of a bundle, without what only passes on. */
async function modulesOf(contents, consumer) {
  const { metafile } = await bundle(contents, consumer, { minify: true, external: ['react', 'react-dom', 'react/*'] });
  const [{ inputs }] = Object.values(metafile.outputs);
  return Object.entries(inputs)
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && OURS.test(path) && !/(?:^|\/)index\.js$/.test(path))
    .map(([path]) => path.replace(/^.*\/dist\//, ''))
    .sort();
}

/** A Button from the whole package brings what its own entry brings, and not more than its own parts. */
async function shakes(consumer) {
  const whole = await modulesOf("export { Button } from '@lading/ui';", consumer);
  const own = await modulesOf("export { Button } from '@lading/ui/button';", consumer);
  demand(whole.join() === own.join(), `from @lading/ui come ${whole.join(', ')}; from its entry ${own.join(', ')}`);
  demand(whole.length > 3 && whole.length < 12, `a Button brings ${whole.join(', ')}`);
}

/** What a module wants of React by name, and the hooks of ours that it calls. */
const asks = (path, code) => [
  ...[...code.matchAll(/^import \{([^}]*)\} from ["']react["']/gm)]
    .flatMap(([, list]) => list.split(','))
    .map((name) => [path, name.trim().split(' ')[0]]),
  ...[...code.matchAll(/\b(use[A-Z]\w*)\(/g)].map(([, name]) => [path, name]),
];

/** A server loads every entry with its own React, which has no hooks; what says `use client` is only a name there. */
async function onServer(target, consumer) {
  const { exports } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).filter((key) => exports[key].import && key !== './fonts');
  const asked = [];
  const names = {
    name: 'client-names',
    setup(on) {
      on.onLoad({ filter: /\.m?js$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        if (!CLIENT.test(code)) {
          if (OURS.test(path)) asked.push(...asks(path, code));
          return undefined;
        }
        const list = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, inner]) => inner.split(','));
        const own = list.map((part) => part.trim().split(' as ').at(-1)).filter(Boolean);
        return { contents: own.map((name) => `const _${name} = 0; export { _${name} as ${name} };`).join('\n') };
      });
    },
  };
  const code = entries
    .map((key) => `export * as ${key.replace(/\W+/g, '_')}_ from '@lading/ui${key.slice(1)}';`)
    .join('\n');
  const { outputFiles } = await bundle(code, consumer, {
    conditions: ['react-server'],
    platform: 'node',
    plugins: [names],
    banner: {
      js: `import { createRequire as _r } from 'node:module'; const require = _r(${JSON.stringify(pathToFileURL(inside('package.json')).href)});`,
    },
  });
  const file = join(consumer, 'on-server.mjs');
  const lost = `${JSON.stringify(asked)}.filter(([, name]) => !(name in react))`;
  const check = `import * as react from 'react';\nfor (const [path, name] of ${lost}) throw new Error(path + ' asks for ' + name);`;
  writeFileSync(file, `${outputFiles[0].text}\n${check}\nconsole.log('loaded');\n`);
  const { code: left, output } = await node(['--conditions=react-server', file], { quiet: true });
  rmSync(file);
  demand(left === 0 && output.includes('loaded'), output);
}

function styles(target) {
  const read = (file) => readFileSync(join(target, 'dist', file), 'utf8');
  const whole = read('styles.css');
  const twin = read('styles.unlayered.css');
  const declarations = (css) => css.match(/[\w-]+:[^;{}]*;/g)?.length ?? 0;
  demand(!twin.includes('@layer'), 'styles.unlayered.css holds a layer');
  demand(
    declarations(whole) === declarations(twin),
    `${declarations(whole)} declarations in styles.css, ${declarations(twin)} without layers`,
  );
  const names = readdirSync(join(target, 'dist', 'css')).filter((name) => name.endsWith('.css'));
  for (const name of names)
    demand(read(join('css', name)).startsWith('@layer ld.reset,'), `${name} does not begin with the layers`);
  const parts = new Set(names.flatMap((name) => read(join('css', name)).match(/\.[\w-]+(?=[^{}]*\{)/g) ?? []));
  const lost = [...new Set(whole.match(/\._?[a-z0-9]{6,}(?=[^{}]*\{)/g))].filter((name) => !parts.has(name));
  demand(lost.length === 0, `in no stylesheet of a component: ${lost.slice(0, 5).join(', ')}`);
}

function nothingInjected(target) {
  const writes = /createElement\(["']style["']\)|adoptedStyleSheets|insertRule\(|\binjectGlobalStyles\b/;
  // What stands in the margins of printed pages holds a bill's own words; no attribute of style reaches them.
  const found = filesIn(join(target, 'dist'), '.js').filter(
    (file) => !file.endsWith(join('bill', 'paper-margins.js')) && writes.test(readFileSync(file, 'utf8')),
  );
  demand(found.length === 0, `${found.join(', ')} writes styles at run time`);
}

/** The command of a brand runs where the package lies, with nothing but what it brings. */
async function brand(target, consumer) {
  const { bin } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  const { code, output } = await node([join(target, bin['lading-brand']), '#0a5'], { cwd: consumer, quiet: true });
  demand(code === 0 && output.match(/--ld-color-petrol-\d+: #/g)?.length === 13, output);
}

/** [name, test] of what others rely on in the packed library; `consumer` is a folder that has it in its node_modules. */
export const packedUi = (target, consumer) => [
  ['a Button from @lading/ui brings nothing else', () => shakes(consumer)],
  ['a server loads every entry with a React that has no hooks', () => onServer(target, consumer)],
  ['lading-brand makes a stylesheet of a colour', () => brand(target, consumer)],
  ['the styles are the same whole, by component and without layers', () => styles(target)],
  ['nothing of ours writes styles at run time, but for the margins of paper', () => nothingInjected(target)],
];
