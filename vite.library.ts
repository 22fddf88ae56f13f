import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';

/** The build of a publishable package: one ES module per source file, dependencies left outside, no minifying. */
interface Options {
  /** the folder of the package */
  root: URL;
  /** `react()` is there where it is needed */
  components?: boolean;
  plugins?: PluginOption[];
  /** dependencies that are built in, because a consumer would get more of them than is needed */
  inline?: RegExp;
}

/** The sources that package.json names for the workspace: { 'button/index': 'src/button/index.ts' } */
function entriesOf(root: URL): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return Object.fromEntries(
    Object.values<Record<string, string>>(exports)
      .map((entry) => entry['lading-source'] ?? '')
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path.replace(/^\.\/src\/|\.tsx?$/g, ''), path.slice(2)]),
  );
}

// What a server may ask of React; everything else of it, and every headless library, belongs to the browser.
const SERVER_SAFE = /^(?:forwardRef|memo|lazy|Fragment|Suspense|Children|createElement|cloneElement|isValidElement)$/;
const BROWSER_LIBRARY = /^(?:react-dom|react-hook-form|react-day-picker|downshift|swr|@radix-ui\/|@tanstack\/)/;
const HOOK = /\buse[A-Z]\w*\(/;
const HANDLER = /\bon[A-Z]\w*(?::|=\{)/;
const DRAWS = /jsxs?\(/;

function needsBrowser(code: string): boolean {
  const imports = [...code.matchAll(/^import\s+([^;]*?)\s*from\s*["']([^"']+)["']/gm)];
  return (
    HOOK.test(code) ||
    (DRAWS.test(code) && HANDLER.test(code)) ||
    imports.some(([, names = '', from = '']) =>
      from === 'react'
        ? names
            .replace(/[{}]/g, '')
            .split(',')
            .some((name) => name.trim() && !SERVER_SAFE.test(name.trim().split(' ')[0] ?? ''))
        : BROWSER_LIBRARY.test(from),
    )
  );
}

/** `'use client'` at the head of each module that needs the browser, and of no other: what is pure may be called on a server. */
function directives(): PluginOption {
  return {
    name: 'lading-directives',
    banner(chunk) {
      const code = (chunk.moduleIds ?? []).map((id) => this.getModuleInfo(id)?.code ?? '').join('\n');
      return needsBrowser(code.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')) ? "'use client';" : '';
    },
  };
}

/**
 * `export * as icons` becomes an object of getters, of which no bundler leaves anything out. Here it stays a namespace: the
 * object goes (its lines stay, for the source map) and who imports it takes the module instead.
 */
function plainModules(): PluginOption {
  const OBJECT = /^var (\w+_exports) = \/\* @__PURE__ \*\/ __exportAll\(\{[^}]*\}\);$/m;
  const RUNTIME = /^import \{ __exportAll \} from "[^"]+";$/m;
  return {
    name: 'lading-plain-modules',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = new Set<string>();
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const name = chunk.code.match(OBJECT)?.[1];
          if (!name) continue;
          names.add(name);
          chunk.code = chunk.code
            .replace(OBJECT, (text) => text.replace(/[^\n]/g, ''))
            .replace(RUNTIME, '')
            .replace(new RegExp(`\\b${name}, |, ${name}\\b`), '');
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const name of names)
            chunk.code = chunk.code.replace(
              new RegExp(`^import \\{ ${name} \\} from`, 'm'),
              `import * as ${name} from`,
            );
        }
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          // A stylesheet that names no class is in the stylesheet only.
          if (file.endsWith('.styles.js') && chunk.exports.length === 0) delete bundle[file];
          chunk.code = chunk.code.replace(/^import "\.[^"]+\.js";\n|^\/\* empty css +\*\/\n/gm, '');
          const rest = chunk.code.match(/^import .*__exportAll|^import \{[^}]*\w+_exports\b|\w+_exports = /m);
          if (rest) throw new Error(`${file}: ${rest[0]} was not understood`);
          if (file.includes('rolldown/runtime')) delete bundle[file];
        }
      },
    },
  };
}

export function library({ root, components = false, plugins = [], inline }: Options): UserConfig {
  return {
    plugins: [...(components ? [react()] : []), ...plugins, plainModules(), directives()],
    resolve: { conditions: ['lading-source'] },
    // A file beside the module (a picture) is found from the module, wherever the package ends up.
    base: './',
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      cssCodeSplit: false,
      lib: { entry: entriesOf(root), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // Everything that is not our own source stays an import of the consumer's.
        external: (id) =>
          !inline?.test(id) &&
          (/^(?:@fontsource|node:)/.test(id) || (/^[a-z@]/.test(id) && !/\.css|^[A-Za-z]:/.test(id))),
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          // `*.css.js` would be taken for a stylesheet source by a consumer's own vanilla-extract plugin.
          // A folder `node_modules` would be left out of the package.
          entryFileNames: (chunk) =>
            `${chunk.name.replace(/\.css$/, '.styles').replace(/^.*node_modules\//, 'vendor/')}.js`,
        },
      },
    },
  };
}
