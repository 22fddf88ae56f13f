// node trace.mjs APP[?query] ...: what the main thread does in a first and a warm opening and in a change of tab, from the browser's own trace
import { launch, withPage } from './page.mjs';
import { signOf } from './scenarios/bill.mjs';
import { serveApps } from './serve.mjs';
import { bill } from './shared/fixture.js';
import { median } from './statistics.mjs';

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink', 'cc', 'v8'];
const REPEATS = 5;

/** ms of thread time an event took without those inside it, by its name. */
function selfTimes(events) {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const complete = events
    .filter(({ ph, tid, pid, tdur }) => ph === 'X' && tid === main.tid && pid === main.pid && tdur !== undefined)
    .sort((left, right) => left.ts - right.ts || right.dur - left.dur);
  const [times, open] = [new Map(), []];
  const add = (name, value) => times.set(name, (times.get(name) ?? 0) + value / 1000);
  for (const event of complete) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(parent.name, -event.tdur);
    add(event.name, event.tdur);
    if (event.name === 'UpdateLayoutTree') add('# elements styled', (event.args.elementCount ?? 0) * 1000);
    if (event.name === 'UpdateLayoutTree') add('# style passes', 1000);
    if (event.name === 'Layout') add('# layouts', 1000);
    open.push(event);
  }
  return times;
}

async function traced(session, action) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await action();
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  return selfTimes(events);
}

function print(title, samples) {
  const names = [...new Set(samples.flatMap((times) => [...times.keys()]))];
  const list = names.map((name) => [name, median(samples.map((times) => times.get(name) ?? 0))]);
  console.log(`\n${title}`);
  for (const [name, value] of list.sort((left, right) => right[1] - left[1]).slice(0, Number(process.env.TOP ?? 22)))
    console.log(`${value.toFixed(2).padStart(9)}  ${name}`);
}

const [{ origin, close }, browser] = [await serveApps(), await launch()];
for (const spec of process.argv.slice(2)) {
  const [app, query = ''] = spec.split('?');
  await withPage(browser, async ({ page, session, probe }) => {
    await page.goto(`${origin}/${app}/index.html?${query}`, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    const [first, opening, tabs] = [[], [], []];
    for (let seed = 0; seed <= REPEATS; seed += 1) {
      const times = await traced(session, () => probe('open', signOf(bill(0, seed % 6))));
      (seed > 0 ? opening : first).push(times);
      const next = await traced(session, () => probe('tab', 1, signOf(bill(1, seed % 6))));
      if (seed > 0) tabs.push(next);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(600);
    }
    print(`${spec}: first opening`, first);
    print(`${spec}: warm opening`, opening);
    print(`${spec}: another tab`, tabs);
  });
}
await browser.close();
close();
