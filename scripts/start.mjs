// npm start: builds the portal when needed, then runs the server in this terminal.
import { become } from './tools/node.mjs';
import { buildPortal } from './tools/portal.mjs';
import { inside } from './tools/root.mjs';

try {
  await buildPortal();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
become(['--conditions=lading-source', inside('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
