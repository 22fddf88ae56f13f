// npm run storybook:serve: serves the built Storybook, and builds it first when there is none or with --build.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bin, inside } from './tools/root.mjs';
import { node } from './tools/run.mjs';
import { serveFolder } from './tools/static-server.mjs';

const { PORT = '6007', HOST = '127.0.0.1' } = process.env;
const folder = inside('storybook-static');

const port = Number(PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT: ${PORT} is no port; give a number from 0 (any free one) to 65535.`);
  process.exit(1);
}
if (process.argv.includes('--build') || !existsSync(join(folder, 'index.html'))) {
  console.log('Building the Storybook, which takes a minute or two …');
  const { code, output } = await node([bin('storybook'), 'build', '-o', folder, '--quiet', '--disable-telemetry'], {
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
}
try {
  const { url } = await serveFolder(folder, { port, host: HOST });
  console.log(`Storybook: ${url}`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE' ? `PORT: ${PORT} on ${HOST} is taken; set PORT to another.` : `HOST: ${error.message}`,
  );
  process.exit(1);
}
