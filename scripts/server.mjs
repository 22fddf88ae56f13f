// The server's own commands, e.g. npm run import -- FILE.json
import { become } from './tools/node.mjs';
import { inside } from './tools/root.mjs';

become(['--conditions=lading-source', inside('apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)]);
