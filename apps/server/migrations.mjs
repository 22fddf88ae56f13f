// Writes the next migration from the schema. drizzle-kit looks for drizzle-orm beside itself; it lives beside the server.
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const own = (specifier) => ({ url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true });
let inside = false;
registerHooks({
  resolve(specifier, context, next) {
    if (inside || !specifier.startsWith('drizzle-orm')) return next(specifier, context);
    inside = true;
    try {
      return own(specifier);
    } finally {
      inside = false;
    }
  },
});
process.argv.splice(2, 0, 'generate');
require(join(dirname(require.resolve('drizzle-kit')), 'bin.cjs'));
