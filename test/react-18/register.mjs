import { registerHooks } from 'node:module';

// Whoever asks for React, with import or require, gets the one of this folder: the tests, the components and the libraries under them.
const THEIRS = new URL('../../node_modules/', import.meta.url).href;
const OURS = new URL('node_modules/', import.meta.url).href;
const PACKAGES = ['react/', 'react-dom/', 'scheduler/'].map((name) => `${THEIRS}${name}`);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const ours = PACKAGES.some((home) => found.url.startsWith(home));
    return ours ? { ...found, url: OURS + found.url.slice(THEIRS.length) } : found;
  },
});
