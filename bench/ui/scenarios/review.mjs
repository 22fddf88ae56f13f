import { withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';

const WARM = 3;

/**
 * A review whose bills are all there. With `from=page` the dialog is opened on a tab; otherwise it is open and counted, and the tab is opened
 * in it. Once, and again after it was closed or the sample was looked at.
 */
export const measureReview = (browser, { url, pace, rows }) =>
  withPage(browser, async (tools) => {
    const { page, probe, during, heap } = tools;
    const asked = new URL(url).searchParams;
    const tab = asked.get('tab');
    const fromPage = asked.get('from') === 'page';
    const open = () => probe(fromPage ? 'begin' : 'turn', tab, rows);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (!fromPage) await page.waitForFunction(() => globalThis.__probe.tabOf('compare'), null, { polling: 100 });
    await probe('quiet', 900);
    await tools.pace(pace);
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const cold = await during(open);
    const opened = { elements: (await probe('elements')) - elementsBefore, heap: (await heap()) - heapBefore };
    const warm = [];
    for (let nth = 0; nth < WARM; nth += 1) {
      await (fromPage ? probe('end') : probe('turn', 'preview', 0));
      await heap();
      warm.push(await during(open));
    }
    return { cold, warm, ...opened, transfer: transferred(tools.urls) };
  });
