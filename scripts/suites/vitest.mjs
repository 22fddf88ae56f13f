import { reportPath } from '../tools/report.mjs';
import { bin } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/** Runs projects of vitest.config.ts; answers its exit code. */
export async function vitest(suite, projects, args, env = {}) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(suite)}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const { code } = await node([bin('vitest'), 'run', ...chosen, ...report, ...args], {
    env: { ...process.env, ...env },
  });
  return code;
}
