import { withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';
import { shellRows, valuesOfRow } from '../shared/fixture.js';
import { insistOnValues } from '../wrong-values.mjs';

// What an app says of the data it asked for: how many rows, or all of them; the one that asks for none is the floor.
const SHOWN = {
  nothing: () => [],
  count: () => [`${shellRows().length} containers`],
  rows: () => [`${shellRows().length} containers`, ...shellRows().flatMap(valuesOfRow)],
};

// What Lighthouse calls slow 4G.
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Loads the first page and goes to a second one whose code is fetched then; a slow processor has a slow line too. */
export const measureShell = (browser, { url, pace, shows }, first) =>
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
    if (first) insistOnValues(await probe('missingInPage', SHOWN[shows]()));
    const opened = { heap: await tools.heap(), elements: await probe('elements') };
    const next = await during(() => probe('next'));
    return { load, next, ...opened, transfer, transferAll: transferred(tools.urls) };
  });
