import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { made } from '../../scripts/tools/made.mjs';
import { serverFields } from '../../scripts/tools/server-fields.mjs';

const server = process.env['LADING_SERVER'] ?? 'http://127.0.0.1:4100';
const FRAME =
  /[\\/]app[\\/](?:language|use-(?!tabs)[a-z-]+)\.ts|[\\/]ui[\\/]src[\\/]button[\\/]|[\\/]shell[\\/](?:skip-link|language-switch|brand-link)/;
const BASIS =
  /[\\/]ui[\\/]src[\\/](?:link|port|stack|status-tag|text)[\\/].*\.css\.|[\\/]shell[\\/](?:grid|split)\.css\./;
// Parts of a bill are fetched before they are asked for: compiled while they come, beside the page, and not at the first press.
const BILL = /[\\/]ui[\\/]src[\\/]bill[\\/]/;
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

const ROUTE = /[\\/]src[\\/]routes[\\/](.+)\.tsx\?tsr-split=component$/;

/** The id that the router makes of a route's file: `_site/[index]` is the page of that name, `news.index` the page of its folder. */
const routeIdOf = (file: string) =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/(^|[./])index$/, '$1')
    .replace(/\.(?![^[]*\])/g, '/')
    .replace(/[[\]]/g, '')}`;

/** Says which file holds the component of which route: the server names it in the head of a page that it draws. */
const routeFiles = (): Plugin => ({
  name: 'lading-route-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? output.moduleIds.flatMap((id) => {
            const [, route] = ROUTE.exec(id) ?? [];
            return route ? [[routeIdOf(route), output.fileName]] : [];
          })
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(Object.fromEntries(files)) });
  },
});

/** A face that is not there with the first picture is used from the next page on, so that no word moves when it comes. */
const steadyFonts = (): Plugin => ({
  name: 'lading-steady-fonts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]@fontsource[^/\\]*[\\/].+\.css$/ },
    handler: (code) => ({ code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null }),
  },
});

/**
 * What is fetched together with a part. The list of it lies in the first file that every visitor loads: with the scripts of all pages it weighed six kilobytes of 135. So it names
 * styles only, without which a page would be seen bare; what scripts a part needs is found on the way, and the router asks for it when a link is pointed at.
 */
const preloaded = (_file: string, files: string[]) => files.filter((one) => one.endsWith('.css'));

/** For the server, which draws the public pages: one program that needs nothing beside it. */
const forServer: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, resolve: { conditions: ['lading-source', 'module', 'node', 'development|production'] } },
  build: {
    outDir: 'server/dist',
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: { input: 'src/server/pages.tsx' },
  },
};

const config: UserConfig = {
  plugins: [
    made(),
    serverFields(),
    // How the tree of routes is written stands in tsr.config.json.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    routeFiles(),
    steadyFonts(),
  ],
  resolve: {
    conditions: ['lading-source', 'module', 'browser', 'development|production', 'default'],
    // Catalogues are compiled beforehand, so no parser of message texts is shipped.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      // React has the hook itself; the router asks for it by way of the one for older Reacts.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      // Calls end so, whatever their service; files and the report are the server's too.
      '^/[^?]*\\.do(\\?|$)': server,
      '^/(files|house|report)([/.?]|$)': server,
      '^/(wechat|dev)/': server,
      '^/ws/': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    // Every browser of this target knows it.
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      output: {
        // Every page's styles and parts are named in the first file: by what they hold alone they are shorter.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        postBanner: ({ moduleIds }) => (moduleIds.some((id) => BILL.test(id)) ? COMPILED_AHEAD : ''),
        // Left alone, the first page comes in forty files of which most have a few hundred bytes; each is compressed by itself.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What the public and the member pages share, so that neither loads the other.
            { name: 'frame', test: FRAME, priority: 2 },
            // Looks of a few lines each that nearly every page has: by themselves each is compressed badly and asked for alone.
            { name: 'basis', test: BASIS, priority: 0.5 },
            // The page that most visitors see first; any other comes when it is opened.
            { name: 'site', test: /[\\/]routes[\\/]_site(?:\.|[\\/]\[index\]\.)/, priority: 1 },
          ],
        },
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? { ...config, ...forServer } : config));
