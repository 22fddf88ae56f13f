import { wait, withPage } from '../page.mjs';
import { transferred } from '../serve.mjs';
import { longBill } from '../shared/long-bill.js';
import { quantile } from '../statistics.mjs';
import { insistOnValues } from '../wrong-values.mjs';

const KEYS = 40;
const WORDS = 'ABCDEFGH';

/** Cost of the main thread for each of some keys, ms. */
async function keys({ page, probe, during }, value) {
  await probe('writeIn', value);
  await wait(300);
  const costs = [];
  for (let at = 0; at < KEYS; at += 1) {
    const { task } = await during(async () => {
      // Each word is taken back, so that no field grows over what it may hold.
      await page.keyboard.press(at % 16 < 8 ? WORDS[at % 8] : 'Backspace');
      await probe('twoFrames');
      return {};
    });
    costs.push(task);
  }
  const written = await probe('written');
  if (written !== value && written !== value + WORDS) throw new Error(`the field holds ${written}`);
  await probe('leave');
  return { median: quantile(costs, 0.5), p95: quantile(costs, 0.95), costs };
}

/** Opens a bill of 200 containers and 150 lines, and types in three of its fields: a party, a seal, the description. */
export const measureEdit = (browser, { url, pace }, first) =>
  withPage(browser, async (tools) => {
    const { page, probe, during, heap } = tools;
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    await wait(100);
    await tools.pace(pace);
    const { fields, goods, containers } = longBill();
    const [heapBefore, elementsBefore] = [await heap(), await probe('elements')];
    const open = await during(() => probe('openEdited', containers.length, containers.at(-1).sealNo));
    const opened = { heap: (await heap()) - heapBefore, elements: (await probe('elements')) - elementsBefore };
    const shown = containers.flatMap(({ ctnNo, sealNo }) => [ctnNo, sealNo]);
    if (first) insistOnValues(await probe('lostInBill', [fields.fAddress, ...shown]));
    if (url.includes('view=read')) return { open, ...opened, transfer: transferred(tools.urls) };
    // What asking costs by itself: it is in every other figure.
    const nothing = [];
    for (let at = 0; at < KEYS; at += 1) {
      const asked = await during(async () => {
        await probe('twoFrames');
        return {};
      });
      nothing.push(asked.task);
    }
    const head = await keys(tools, fields.fAddress);
    const row = await keys(tools, containers[100].sealNo);
    const text = await keys(tools, goods[0].goods);
    const all = [...head.costs, ...row.costs, ...text.costs];
    const key = { median: quantile(all, 0.5), p95: quantile(all, 0.95) };
    const only = ({ median, p95 }) => ({ median, p95 });
    return {
      open,
      ...opened,
      transfer: transferred(tools.urls),
      nothing: { median: quantile(nothing, 0.5) },
      key,
      head: only(head),
      row: only(row),
      text: only(text),
    };
  });
