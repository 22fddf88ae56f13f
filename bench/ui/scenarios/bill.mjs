import { wait, withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';
import { bill, CONTAINER_ROWS, GOODS_ROWS, valuesOf } from '../shared/fixture.js';
import { insistOnValues } from '../wrong-values.mjs';

/** By these a bill is known to be all there: a late field, the last container, the rows of both tables. */
export const signOf = ({ fields, containers }) => ({
  field: fields.blDate,
  container: containers.at(-1).ctnNo,
  rows: GOODS_ROWS + CONTAINER_ROWS,
});

const insistOnSameWork = async ({ probe }, at, seed) =>
  insistOnValues(await probe('missing', at, valuesOf(bill(at, seed))));

async function close({ page, probe }) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => globalThis.__probe.closed(), null, { polling: 50 });
  await wait(250);
  if (!(await probe('closed'))) throw new Error('the dialog came back while it was closing');
}

/** Opens the dialog, goes through its tabs, closes it and opens the next bills; every opening shows another order. */
export const measureBill = (browser, { url, pace }, first) =>
  withPage(browser, async (tools) => {
    const { page, probe, during, heap } = tools;
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    await wait(100);
    await tools.pace(pace);
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const cold = await during(() => probe('open', signOf(bill(0, 0))));
    if (first) await insistOnSameWork(tools, 0, 0);
    const opened = { heap: (await heap()) - heapBefore, elements: (await probe('elements')) - elementsBefore };
    const tabs = [];
    for (let at = 1; at <= (pace > 1 ? 3 : 5); at += 1)
      tabs.push(await during(() => probe('tab', at, signOf(bill(at, 0)))));
    if (first) await insistOnSameWork(tools, tabs.length, 0);
    const warm = [];
    for (let seed = 1; seed <= (pace > 1 ? 2 : 3); seed += 1) {
      await close(tools);
      warm.push(await during(() => probe('open', signOf(bill(0, seed)))));
    }
    return { cold, tabs, warm, ...opened, transfer: transferred(tools.urls) };
  });
