// npm start: builds the portal when needed, then runs the server in this terminal.
import { become } from './tools/node.mjs';
import { buildPortal } from './tools/portal.mjs';
import { inside } from './tools/root.mjs';
import { buildServer } from './tools/server-program.mjs';

let program;
try {
  await buildPortal();
  program = await buildServer();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// What was compiled at the last start: half a second of the next one.
process.env['NODE_COMPILE_CACHE'] ??= inside('node_modules', '.cache', 'node');
become([program, ...process.argv.slice(2)]);
