// npm run chromatic: sends the built Storybook to Chromatic; needs the project's token.
import { findNode } from './tools/node.mjs';
import { bin } from './tools/root.mjs';
import { run } from './tools/run.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Nothing was sent: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project. The pictures of npm test need no account.',
  );
  process.exit(1);
}
const { code } = await run(findNode(), [
  bin('chromatic'),
  '--build-script-name=build-storybook',
  '--exit-zero-on-changes',
  '--only-changed',
  '--externals=packages/ui/tokens/**,packages/ui/src/**/*.css.ts',
  ...process.argv.slice(2),
]);
process.exit(code);
