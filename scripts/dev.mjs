// npm run dev: the server, restarted when it changes, and Vite's development server in front of it.
import { findNode } from './tools/node.mjs';
import { bin, inside } from './tools/root.mjs';
import { start } from './tools/run.mjs';

const main = inside('apps', 'server', 'src', 'main.ts');
const port = process.env['PORT'] ?? '4100';
const children = [
  start(findNode(), ['--watch', '--conditions=lading-source', main], { stdio: 'inherit' }),
  start(findNode(), [bin('vite')], {
    cwd: inside('apps', 'portal'),
    stdio: 'inherit',
    env: { LADING_SERVER: `http://127.0.0.1:${port}` },
  }),
];
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
