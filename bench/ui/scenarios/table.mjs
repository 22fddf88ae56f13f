import { wait, withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';
import { containers, valuesOfRow } from '../shared/fixture.js';
import { sortBy } from '../shared/sort.js';
import { insistOnValues } from '../wrong-values.mjs';

/** Rows that any of the tables shows without scrolling. */
const SEEN = 10;
const insistOnSameWork = async ({ probe }, rows) =>
  insistOnValues(await probe('missingInPage', rows.slice(0, SEEN).flatMap(valuesOfRow)));

/** A wheel turned by the browser itself, px and px/s. */
const turn = (session, { x, y }, distance, speed) =>
  session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });

/** Shows the rows, scrolls 8,000 px, sorts by weight, hides a column. */
export const measureTable = (browser, { url, pace, rows: count }, first) =>
  withPage(browser, async (tools) => {
    const { page, session, probe, during, heap } = tools;
    const rows = containers(count);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    await wait(100);
    await tools.pace(pace);
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const show = await during(() => probe('show', rows[0].ctnNo));
    if (first) await insistOnSameWork(tools, rows);
    const opened = { heap: (await heap()) - heapBefore, elements: (await probe('elements')) - elementsBefore };
    const spot = await probe('scroller');
    await page.mouse.move(spot.x, spot.y);
    await probe('record', spot.x, spot.y);
    const scroll = await during(async () => {
      await turn(session, spot, -8000, 4000);
      return probe('stop');
    });
    if (!scroll.moved) throw new Error('the table did not scroll');
    await turn(session, spot, 9000, 18_000);
    await wait(300);
    const sorted = sortBy(rows, 'weight', 1);
    const sort = await during(() => probe('sort', 'weight', sorted[0].ctnNo));
    if (first) await insistOnSameWork(tools, sorted);
    const toggle = await during(() => probe('toggle', false));
    scroll.perFrame = scroll.task / scroll.frames;
    return { show, sort, toggle, scroll, ...opened, transfer: transferred(tools.urls) };
  });
