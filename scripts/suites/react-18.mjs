import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportPath } from '../tools/report.mjs';
import { bin, inside, readJson } from '../tools/root.mjs';
import { node, npm } from '../tools/run.mjs';
import { vitest } from './vitest.mjs';

const HOME = inside('test', 'react-18');
const PROJECTS = ['dom', 'dom-alone', 'stories-server', 'stories-page'];
// What draws with React and is published; the portal has a React of its own choice.
const PUBLISHED = ['packages/', 'test/'];

/** How many tests each file of the published packages has in a report of vitest. */
function countsOf(path) {
  const files = readJson(path).testResults.map(({ name, assertionResults }) => [name, assertionResults.length]);
  return new Map(files.filter(([name]) => PUBLISHED.some((folder) => name.startsWith(inside(folder)))));
}

/** Where the two runs do not have the same tests: lines to print. */
function differences(counts, before) {
  // Rules and scripts draw nothing: only what ran with a page, or draws stories, has to run again.
  const drawn = [...before].filter(([name]) =>
    /\.test\.tsx$|packages\/ui\/src\/|\/test\//.test(name.replaceAll('\\', '/')),
  );
  return [...new Set([...counts.keys(), ...drawn.map(([name]) => name)])]
    .filter((name) => counts.get(name) !== before.get(name))
    .map((name) => `${name}: ${counts.get(name) ?? 0} tests on React 18, ${before.get(name) ?? 0} on the other.`);
}

/** The tests of components and stories once more, on the React 18 of test/react-18: as many as the suite `unit` ran. */
export async function onReact18(args) {
  const install = await node([npm(), 'ci', '--prefer-offline', '--ignore-scripts'], { cwd: HOME, quiet: true });
  if (install.code !== 0) throw new Error(install.output.trim());
  // What is published, under the types of React 18 as well.
  const types = await node([bin('typescript', 'tsc'), '-p', join(HOME, 'tsconfig.json')], { quiet: true });
  if (types.code !== 0) throw new Error(types.output.trim());
  const { dependencies } = readJson(join(HOME, 'package.json'));
  const code = await vitest('react-18', PROJECTS, args.length > 0 ? args : PUBLISHED, {
    NODE_OPTIONS: `--import=${pathToFileURL(join(HOME, 'register.mjs'))}`,
    REACT_VERSION: dependencies.react,
  });
  if (args.length > 0) return code;
  if (!existsSync(reportPath('unit'))) throw new Error('There is nothing to compare with: npm test -- unit react-18');
  const counts = countsOf(reportPath('react-18'));
  const lines = differences(counts, countsOf(reportPath('unit')));
  for (const line of lines) console.error(line);
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  if (lines.length === 0) console.log(`${sum} tests on React ${dependencies.react}, as many as on the workspace's.`);
  return lines.length > 0 ? 1 : code;
}
