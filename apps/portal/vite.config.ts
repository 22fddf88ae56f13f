import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { made } from '../../scripts/tools/made.mjs';
import { serverFields } from '../../scripts/tools/server-fields.mjs';

const server = process.env['LADING_SERVER'] ?? 'http://127.0.0.1:4100';
const FRAME =
  /[\\/]app[\\/](?:language|use-[a-z-]+)\.ts|[\\/]ui[\\/]src[\\/](?:format|button)[\\/]|[\\/]shell[\\/](?:skip-link|language-switch|brand-link)/;
// Parts of a bill are fetched before they are asked for: compiled while they come, beside the page, and not at the first press.
const BILL = /[\\/]ui[\\/]src[\\/]bill[\\/]/;
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad';

export default defineConfig({
  plugins: [
    made(),
    serverFields(),
    // How the tree of routes is written stands in tsr.config.json.
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
  ],
  resolve: {
    conditions: ['lading-source', 'module', 'browser', 'development|production', 'default'],
    // Catalogues are compiled beforehand, so no parser of message texts is shipped.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        postBanner: ({ moduleIds }) => (moduleIds.some((id) => BILL.test(id)) ? COMPILED_AHEAD : ''),
        // Left alone, the first page comes in forty files of which most have a few hundred bytes; each is compressed by itself.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What the public and the member pages share, so that neither loads the other.
            { name: 'frame', test: FRAME, priority: 2 },
            // The page that most visitors see first; any other comes when it is opened.
            { name: 'site', test: /[\\/]routes[\\/]_site(?:\.|[\\/](?:\[index\]|404)\.)/, priority: 1 },
          ],
        },
      },
    },
  },
});
