import { withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';

const WARM = 3;

/** Opens one tab of a review whose bills are all there and counted: once, and again after the sample was looked at. */
export const measureReview = (browser, { url, pace, rows }) =>
  withPage(browser, async (tools) => {
    const { page, probe, during, heap } = tools;
    const tab = new URL(url).searchParams.get('tab');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => globalThis.__probe.tabOf('compare'), null, { polling: 100 });
    await probe('quiet', 900);
    await tools.pace(pace);
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const cold = await during(() => probe('turn', tab, rows));
    const opened = { elements: (await probe('elements')) - elementsBefore, heap: (await heap()) - heapBefore };
    const warm = [];
    for (let nth = 0; nth < WARM; nth += 1) {
      await probe('turn', 'preview', 0);
      await heap();
      warm.push(await during(() => probe('turn', tab, rows)));
    }
    return { cold, warm, ...opened, transfer: transferred(tools.urls) };
  });
