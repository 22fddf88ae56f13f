// The folders of src/ -> the `exports` of package.json: an entry per component folder, a stylesheet where it has styles.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../', import.meta.url));
const read = (path) => readFileSync(join(home, path), 'utf8');
/** The files below a folder whose path ends in `end`, in order. */
const filesIn = (folder, end) =>
  readdirSync(join(home, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end))
    .sort();

// Everything below needs these styles, which are the base file.
const BASE = /^src\/(?:theme|i18n)\//;
// No components: the theme is styles, the testing folder stays at home.
const NO_ENTRY = /^src\/(?:theme|testing)\//;

const module = (source) => {
  const path = source.replace(/^src\//, '').replace(/\.tsx?$/, '');
  return {
    'lading-source': `./${source}`,
    types: `./types/${path}.d.ts`,
    import: `./dist/${path}.js`,
  };
};
const stylesheet = (path) => ({
  'lading-source': './src/theme/empty.css',
  types: './styles.d.ts',
  default: `./dist/${path}`,
});

/** Whether a module or anything it imports, at once or later, is a stylesheet beyond the base. */
function hasStyles(source, seen = new Set()) {
  if (seen.has(source)) return false;
  seen.add(source);
  const text = read(source).replaceAll(/^\s*(?:import|export) type\b[^;]*;/gm, '');
  const imports = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(source), path).replaceAll('\\', '/'),
  );
  return imports.some((path) =>
    path.endsWith('.css.ts') ? !BASE.test(path) : /\.tsx?$/.test(path) && hasStyles(path, seen),
  );
}

/** `src/bill/edit/index.ts` is `bill-edit`. */
const nameOf = (index) => dirname(index).slice('src/'.length).replaceAll('/', '-');

function entries() {
  const indexes = filesIn('src', '/index.ts').filter((path) => path !== 'src/index.ts' && !NO_ENTRY.test(path));
  const languages = ['zh-CN', 'en-US'].flatMap((locale) => {
    const areas = filesIn(`src/i18n/messages/${locale}`, '.json').map((path) =>
      path.replace('/messages/', '/compiled/').replace(/\.json$/, '.ts'),
    );
    return [`src/i18n/compiled/${locale}.ts`, ...areas];
  });
  return {
    '.': module('src/index.ts'),
    ...Object.fromEntries(
      languages.map((path) => [`./${path.slice('src/i18n/compiled/'.length, -'.ts'.length)}`, module(path)]),
    ),
    ...Object.fromEntries(indexes.map((path) => [`./${nameOf(path)}`, module(path)])),
    // Each drawing by its name, which every bundler can leave out.
    './icons': module('src/icon/drawings.ts'),
    './fonts': { ...module('src/theme/fonts.ts'), types: './fonts.d.ts' },
    './tokens': module('src/theme/token-names.gen.ts'),
    './brand': module('src/theme/brand.ts'),
    './tokens.json': './tokens/resolved.json',
    './tokens.dtcg.json': './tokens/tokens.json',
    './styles.css': stylesheet('styles.css'),
    './styles.unlayered.css': stylesheet('styles.unlayered.css'),
    './base.css': stylesheet('css/base.css'),
    // A page that is known, made by scripts/stylesheets.ts.
    './bill-page.css': stylesheet('css/bill-page.css'),
    './bill-page-themes.css': stylesheet('css/bill-page-themes.css'),
    ...Object.fromEntries(
      indexes
        .filter((path) => hasStyles(path))
        .map((path) => [`./${nameOf(path)}.css`, stylesheet(`css/${nameOf(path)}.css`)]),
    ),
    './package.json': './package.json',
  };
}

/** package.json with its entries, as { path, text }. */
export function generateExports() {
  const manifest = JSON.parse(read('package.json'));
  const text = `${JSON.stringify({ ...manifest, exports: entries() }, null, 2)}\n`;
  return [{ path: 'packages/ui/package.json', text }];
}
