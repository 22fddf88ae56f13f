import { reportPath } from '../tools/report.mjs';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/** Runs projects of vitest.config.ts; answers its exit code. */
export async function vitest(suite, projects, args, env = {}) {
  const second = `--reporter=${inside('scripts', 'tools', 'second-try.mjs')}`;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(suite)}`, second];
  const chosen = projects.map((name) => `--project=${name}`);
  const { code } = await node([bin('vitest'), 'run', '--retry=1', ...chosen, ...report, ...args], {
    env: { ...process.env, ...env },
  });
  return code;
}
