import { withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';
import { quantile } from '../statistics.mjs';

const TIMES = { scroll: 200, move: 100, write: 40 };

/** Cost of the main thread for each of some steps, ms: the one in the middle, and the one that 19 of 20 stay below. */
async function each(count, { during, probe }, step) {
  const costs = [];
  for (let at = 0; at < count; at += 1) {
    const { task } = await during(async () => {
      await step(at);
      await probe('twoFrames');
      return {};
    });
    costs.push(task);
  }
  return { median: quantile(costs, 0.5), p95: quantile(costs, 0.95) };
}

/** Opens a sheet of thousands of rows, turns the wheel 200 times, goes down 100 cells, writes 40 prices. */
export const measureSheet = (browser, { url, pace, rows }) =>
  withPage(browser, async (tools) => {
    const { page, probe, during, heap } = tools;
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    await tools.pace(pace);
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const show = await during(() => probe('showSheet', rows));
    const opened = { heap: (await heap()) - heapBefore, elements: (await probe('elements')) - elementsBefore };
    await page.mouse.move(600, 400);
    // What asking costs by itself: it is in every other figure.
    const nothing = await each(TIMES.move, tools, () => undefined);
    const scroll = await each(TIMES.scroll, tools, () => page.mouse.wheel(0, 100));
    if (!(await probe('hasScrolled'))) throw new Error('the sheet did not scroll');
    await page.mouse.click(600, 400);
    const move = await each(TIMES.move, tools, () => page.keyboard.press('ArrowDown'));
    const write = await each(TIMES.write, tools, async (at) => {
      await page.keyboard.press(`${1 + (at % 9)}`);
      await page.keyboard.press('Enter');
    });
    if (!(await probe('hasWritten', TIMES.write))) throw new Error('the sheet was not written in');
    return { show, nothing, scroll, move, write, ...opened, transfer: transferred(tools.urls) };
  });
