import { ensureShell } from '../browser.mjs';
import { buildPortal } from '../tools/portal.mjs';
import { reportPath } from '../tools/report.mjs';
import { bin, inside } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';
import { buildServer } from '../tools/server-program.mjs';

/** The journeys of e2e/ in Chromium over the real server. */
export async function e2e(args, environment = {}) {
  const browser = await ensureShell();
  await buildPortal();
  const { code } = await node([bin('@playwright/test', 'playwright'), 'test', '--reporter=line,json', ...args], {
    cwd: inside('e2e'),
    env: {
      ...process.env,
      ...environment,
      CHROMIUM: browser,
      SERVER_PROGRAM: await buildServer(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('e2e'),
      // The journeys read the packages as they stand, built or not.
      NODE_OPTIONS: '--conditions=lading-source',
    },
  });
  return code;
}
