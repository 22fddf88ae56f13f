// npm run chromatic: sends the Storybook to Chromatic as chromatic.config.json says; needs the project's token.
import { findNode } from './tools/node.mjs';
import { bin, root } from './tools/root.mjs';
import { run } from './tools/run.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project. The pictures of npm test need no account.',
  );
  process.exit(1);
}
const { code } = await run(findNode(), [bin('chromatic'), ...process.argv.slice(2)], { cwd: root });
process.exit(code);
