import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pageCode } from './page-code.ts';
import { pageSheets } from './page-sheet.ts';
import { tiersOf } from './tiers.ts';
import { inFront, unlayered } from './weights.ts';

const LAYERS = ['reset', 'tokens', 'base', 'components', 'screens', 'utilities'].map((name) => `ld.${name}`);
const ORDER = `@layer ${LAYERS.join(', ')};\n`;
const VIRTUAL = '.vanilla.css';

// A page that is known: what it asks for, and the pictures in its rules, in their order.
const PAGES = {
  'bill-page': {
    parts: {
      'bill/read/index': ['BillForm', 'BillTabs'],
      'dialog/index': ['Dialog'],
      'i18n/index': ['LadingProvider'],
    },
    pictures: ['line', 'stamp'],
  },
};

/** { 'css/button.css': 'src/button/index.ts' }, as package.json names them. */
function sheetsOf(root: URL): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const names = Object.keys(exports).filter(
    (name) => `${name.slice(0, -'.css'.length)}.css` === name && name.slice(0, -4) in exports,
  );
  return Object.fromEntries(
    names.map((name) => [
      exports[name].default.replace('./dist/', ''),
      exports[name.slice(0, -4)]['lading-source'].slice(2),
    ]),
  );
}

/**
 * Beside `styles.css`: `css/base.css` with what every page needs, `css/<component>.css` with the styles of a component and of all
 * it is made of, and `styles.unlayered.css`, all of them without layers. All hold the same text in the same order. For a page that is
 * known, `css/<page>.css` with what it shows in the light theme, and `css/<page>-themes.css` with the other themes.
 */
export function stylesheets(root: URL): Plugin {
  const home = fileURLToPath(root).replaceAll('\\', '/');
  const texts = new Map<string, string>();
  const sourceOf = (id: string) => id.split('?')[0]?.replace(VIRTUAL, '').replace(home, '') ?? '';
  return {
    name: 'lading-stylesheets',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0]?.endsWith(VIRTUAL)) texts.set(sourceOf(id), code.trim());
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const all = bundle['styles.css'];
        if (all?.type !== 'asset') throw new Error('there is no styles.css');
        const css = String(all.source);
        const places = new Map([...texts].map(([source, text]) => [source, css.indexOf(text)]));
        for (const [source, place] of places) if (place === -1) throw new Error(`${source} is not in styles.css`);
        const inOrder = [...texts.keys()].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
        const isBase = (source: string) => /^src\/(?:theme|i18n)\//.test(source);
        const folderOf = (id: string) => /^src\/(?!theme\/|i18n\/)(.+)\/[^/]+$/.exec(sourceOf(id))?.[1];
        const uses = new Map<string, Set<string>>();
        for (const id of this.getModuleIds()) {
          const folder = folderOf(id);
          const info = this.getModuleInfo(id);
          if (!folder || !info) continue;
          const found = uses.get(folder) ?? new Set();
          for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) found.add(folderOf(next) ?? folder);
          uses.set(folder, found);
        }
        const tiers = tiersOf(uses);
        const write = (fileName: string, wanted: (source: string) => boolean) => {
          const parts = inOrder
            .filter(wanted)
            .map((source) => inFront(texts.get(source) ?? '', tiers.get(folderOf(source) ?? '') ?? 0));
          if (parts.length === 0) throw new Error(`${fileName} would be empty: run npm run generate`);
          // A part names its layer once more before it writes into it; the order above says it for all.
          const text = parts.join('\n').replace(/^@layer [\w.]+;\n/gm, '');
          this.emitFile({ type: 'asset', fileName, source: `${ORDER}${text}\n` });
        };
        const sheets = sheetsOf(root);
        // A folder within a folder brings its own: who compares bills asks for `bill-compare.css` too.
        const within = (entry: string, id: string) =>
          Object.values(sheets).some(
            (other) => id === `${home}${other}` && other !== entry && other.startsWith(entry.replace(/index\.ts$/, '')),
          );
        const reach = (entry: string, id: string, seen: Set<string>): Set<string> => {
          const info = seen.has(id) || within(entry, id) ? null : this.getModuleInfo(id);
          seen.add(id);
          for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
            reach(entry, next, seen);
          return seen;
        };
        write('css/base.css', isBase);
        for (const [fileName, entry] of Object.entries(sheets)) {
          const reached = new Set([...reach(entry, `${home}${entry}`, new Set())].map(sourceOf));
          write(fileName, (source) => reached.has(source) && !isBase(source));
        }
        all.source = `${ORDER}${css.replace(/@layer [\w.]+;\n?/g, '').replaceAll('}@layer', '}\n@layer')}\n`;
        for (const [name, { parts, pictures }] of Object.entries(PAGES)) {
          const code = Object.entries(parts).map(([file, names]) => `export { ${names} } from './${file}.js';`);
          const seen = new Set<string>();
          for (const file of Object.keys(parts)) reach(`src/${file}.ts`, `${home}src/${file}.ts`, seen);
          const sources = new Set([...seen].map(sourceOf));
          const own = inOrder
            .filter((source) => isBase(source) || sources.has(source))
            .map((source) => texts.get(source));
          const { page, themes } = pageSheets(own.join('\n'), await pageCode(code.join('\n'), bundle), LAYERS);
          const left = [...pictures];
          const source = page.replace(/url\("data:image\/svg\+xml,([^"]+)"\)/g, (_, svg: string) => {
            const fileName = `${name}-${left.shift()}.svg`;
            this.emitFile({ type: 'asset', fileName: `css/${fileName}`, source: decodeURIComponent(svg) });
            return `url("${fileName}")`;
          });
          this.emitFile({ type: 'asset', fileName: `css/${name}.css`, source: `${ORDER}${source}` });
          this.emitFile({ type: 'asset', fileName: `css/${name}-themes.css`, source: `${ORDER}${themes}` });
        }
        this.emitFile({
          type: 'asset',
          fileName: 'styles.unlayered.css',
          source: unlayered(css, LAYERS, { light: ['ld.tokens'], heavy: ['ld.screens', 'ld.utilities'] }),
        });
      },
    },
  };
}
