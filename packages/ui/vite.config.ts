import { defineConfig } from 'vite';
import { library } from '../../vite.library.ts';

export default defineConfig(
  library(
    {
      index: 'src/index.ts',
      'bill/edit/index': 'src/bill/edit/index.ts',
      'combobox/index': 'src/combobox/index.ts',
      'date-picker/index': 'src/date-picker/index.ts',
      'i18n/compiled/zh-CN': 'src/i18n/compiled/zh-CN.ts',
      'i18n/compiled/en-US': 'src/i18n/compiled/en-US.ts',
      'price-calendar/index': 'src/price-calendar/index.ts',
      'theme/fonts': 'src/theme/fonts.ts',
      'theme/token-names.gen': 'src/theme/token-names.gen.ts',
    },
    {
      styles: true,
      // The messages are compiled, so the parser (half of the library) is left out; a consumer could not leave it out.
      inline: /^(?:@formatjs\/|intl-messageformat)/,
      alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
  ),
);
