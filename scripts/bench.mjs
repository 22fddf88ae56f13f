// npm run bench:validators [-- --rounds N --only ID,ID --tasks NAME,NAME --write --assert]: installs what it compares with, builds, measures.
import { existsSync, statSync } from 'node:fs';
import { become, findNode, onNode24 } from './tools/node.mjs';
import { bin, inside } from './tools/root.mjs';
import { npm, run } from './tools/run.mjs';

/** The libraries of comparison are no dependencies of the house, so they are installed only here. */
async function install() {
  const stamp = inside('bench', 'node_modules', '.package-lock.json');
  const lock = inside('bench', 'package-lock.json');
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the libraries of comparison …');
  must(await run(findNode(), [npm(), 'ci'], { cwd: inside('bench'), quiet: true }));
}

async function build() {
  const args = [bin('vite'), 'build', '--logLevel', 'warn'];
  must(await run(findNode(), args, { cwd: inside('packages', 'validators'), quiet: true }));
}

function must({ code, output }) {
  if (code !== 0) throw new Error(output);
}

if (onNode24()) {
  try {
    await install();
    await build();
    const [name, ...options] = process.argv.slice(2);
    become([inside('bench', name, 'run.mjs'), ...options]);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
