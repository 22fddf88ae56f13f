import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/browser.mjs';
import { ROOT } from './apps.mjs';

const SWITCHES = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // The new headless mode, which is the browser itself; playwright's own would be the old one.
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PROBE = join(ROOT, 'shared', 'probe');
const PROBES = ['measure.js', ...readdirSync(PROBE).filter((name) => name !== 'measure.js')];

export const launch = async () =>
  chromium.launch({ executablePath: await ensureChromium(), headless: false, args: SWITCHES });

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

// Time of the main thread, not of the clock: a busy neighbour core does not count.
const costOf = (before, after) => ({
  script: (after.ScriptDuration - before.ScriptDuration) * 1e3,
  layout: (after.LayoutDuration - before.LayoutDuration) * 1e3,
  style: (after.RecalcStyleDuration - before.RecalcStyleDuration) * 1e3,
  task: (after.TaskDuration - before.TaskDuration) * 1e3,
});
const NOTHING = { ScriptDuration: 0, LayoutDuration: 0, RecalcStyleDuration: 0, TaskDuration: 0 };

/** One page of a fresh context, with what is asked of it; throws what the page threw. */
export async function withPage(browser, use) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    const errors = [];
    const urls = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('request', (request) => urls.push(request.url()));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const name of PROBES) await page.addInitScript({ path: join(PROBE, name) });
    const result = await use({
      page,
      session,
      urls,
      probe: (name, ...values) => page.evaluate(([call, given]) => globalThis.__probe[call](...given), [name, values]),
      pace: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }),
      costSoFar: async () => costOf(NOTHING, await metricsOf(session)),
      heap: async () => {
        await session.send('HeapProfiler.collectGarbage');
        await session.send('HeapProfiler.collectGarbage');
        return (await metricsOf(session)).JSHeapUsedSize;
      },
      /** what `action` answers with what it cost the main thread, ms */
      during: async (action) => {
        const before = await metricsOf(session);
        const answer = await action();
        return { ...answer, ...costOf(before, await metricsOf(session)) };
      },
    });
    if (errors.length > 0) throw errors[0];
    return result;
  } finally {
    await context.close();
  }
}
