import { withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';

// What Lighthouse calls slow 4G.
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Loads the first page and goes to a second one whose code is fetched then; a slow processor has a slow line too. */
export const measureShell = (browser, { url, pace }) =>
  withPage(browser, async (tools) => {
    const { page, session, probe, during } = tools;
    if (pace > 1) {
      await tools.pace(pace);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
    }
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.__shell?.raf2);
    const cost = await tools.costSoFar();
    const transfer = transferred(tools.urls);
    const load = { ...(await probe('loaded')), ...cost };
    const opened = { heap: await tools.heap(), elements: await probe('elements') };
    const next = await during(() => probe('next'));
    return { load, next, ...opened, transfer, transferAll: transferred(tools.urls) };
  });
