import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { made } from '../../scripts/tools/made.mjs';
import { library } from '../../vite.library.ts';
import { stylesheets } from './scripts/stylesheets.ts';

const root = new URL('.', import.meta.url);

export default defineConfig(
  library({
    root,
    components: true,
    plugins: [made(), vanillaExtractPlugin({ identifiers: 'short' }), stylesheets(root)],
    // The messages are compiled, so the parser (half of the library) is left out; a consumer could not leave it out.
    inline: /^(?:@formatjs\/|intl-messageformat)/,
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  }),
);
