import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['LADING_SERVER'] ?? 'http://127.0.0.1:4100';
const calls = ['user', 'order', 'settlement', 'files', 'report'];

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
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
      ...Object.fromEntries(calls.map((path) => [`^/${path}(/|\\?|$)`, server])),
      '^/ws/': { target: server, ws: true },
    },
  },
  build: { target: 'es2023', manifest: true, sourcemap: true },
});
