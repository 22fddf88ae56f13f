// npm run new KIND …: what a new part of the house begins with.
import { Wrong } from './new/wrong.mjs';
import { root } from './tools/root.mjs';

const KINDS = {
  call: () => import('./new/call.mjs'),
  component: () => import('./new/component.mjs'),
  page: () => import('./new/page.mjs'),
  table: () => import('./new/table.mjs'),
};

async function main([kind = '', ...args]) {
  const load = KINDS[kind];
  if (!load) {
    const usages = await Promise.all(Object.values(KINDS).map(async (one) => `  npm run new ${(await one()).usage}`));
    throw new Wrong(`Usage:\n${usages.join('\n')}`);
  }
  const { make, usage } = await load();
  if (args.length === 0) throw new Wrong(`Usage: npm run new ${usage}`);
  console.log(await make(args, root));
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Wrong ? error.message : error);
  process.exitCode = 1;
});
