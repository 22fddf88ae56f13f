import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { made } from '../../scripts/tools/made.mjs';
import { library } from '../../vite.library.ts';
import { stylesheets } from './scripts/stylesheets.ts';

const root = new URL('.', import.meta.url);

/** Our messages are compiled, so what formats them needs no parser; a consumer could not leave it out. Only who reads plain texts has one. */
const noParser = (): Plugin => ({
  name: 'lading-no-parser',
  enforce: 'pre',
  async resolveId(source, importer) {
    const parser = '@formatjs/icu-messageformat-parser';
    if (source !== parser || importer?.includes('/src/catalogue/')) return null;
    return this.resolve(`${parser}/no-parser.js`, importer);
  },
});

export default defineConfig(
  library({
    root,
    components: true,
    plugins: [noParser(), made(), vanillaExtractPlugin({ identifiers: 'short' }), stylesheets(root)],
    inline: /^(?:@formatjs\/|intl-messageformat)/,
  }),
);
