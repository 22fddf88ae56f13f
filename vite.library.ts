import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** The build of a publishable package: one ES module per source file, dependencies left outside, styles in one ordered file. */
interface Options {
  styles?: boolean;
  /** dependencies that are built in, because a consumer would get more of them than is needed */
  inline?: RegExp;
  alias?: Record<string, string>;
}

export function library(entry: string | Record<string, string>, options: Options = {}): UserConfig {
  return {
    plugins: options.styles ? [react(), vanillaExtractPlugin({ identifiers: 'short' })] : [],
    resolve: { conditions: ['lading-source'], ...(options.alias && { alias: options.alias }) },
    // A file beside the module (a picture) is found from the module, wherever the package ends up.
    base: './',
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      cssCodeSplit: false,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // Everything that is not our own source stays an import of the consumer's.
        external: (id) =>
          !options.inline?.test(id) &&
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
