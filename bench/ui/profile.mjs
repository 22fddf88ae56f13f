// node profile.mjs APP[?query] ...: the functions in which a warm opening and a change of tab spend their script
import { rmSync } from 'node:fs';
import { buildApp } from './build.mjs';
import { launch, withPage } from './page.mjs';
import { signOf } from './scenarios/bill.mjs';
import { serveApps } from './serve.mjs';
import { bill } from './shared/fixture.js';

const REPEATS = 5;
const SHOWN = 30;

const nameOf = ({ functionName, url }) =>
  /\/probe\//.test(url) ? 'the probe' : `${functionName || '(anonymous)'}${url ? '' : ' (browser)'}`;

/** ms of self time by function while `action` ran. */
async function profiled(session, action) {
  await session.send('Profiler.start');
  await action();
  const { profile } = await session.send('Profiler.stop');
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map();
  profile.samples.forEach((id, at) => {
    const name = names.get(id);
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[at] ?? 0) / 1000);
  });
  return times;
}

function print(title, samples) {
  const total = new Map();
  for (const times of samples)
    for (const [name, time] of times) total.set(name, (total.get(name) ?? 0) + time / samples.length);
  for (const idle of ['(idle)', '(root)', '(program)', 'the probe']) total.delete(idle);
  const list = [...total].sort(([, left], [, right]) => right - left);
  const all = list.reduce((sum, [, time]) => sum + time, 0);
  console.log(`\n${title}: ${all.toFixed(1)} ms`);
  for (const [name, time] of list.slice(0, SHOWN)) console.log(`${time.toFixed(2).padStart(9)}  ${name}`);
}

const specs = process.argv.slice(2).map((spec) => spec.split('?'));
// Function names are wanted, so each app is built anew without shortening them.
for (const [app] of specs) await buildApp(app, 'dist/named', { minify: false });
const [{ origin, close }, browser] = [await serveApps(), await launch()];
for (const [app, query = ''] of specs) {
  await withPage(browser, async ({ page, session, probe }) => {
    await page.goto(`${origin}/${app}/named/index.html?${query}`, { waitUntil: 'load' });
    await page.waitForSelector('[data-testid=open]');
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 100 });
    const [openings, tabs] = [[], []];
    for (let seed = 0; seed <= REPEATS; seed += 1) {
      const opening = await profiled(session, () => probe('open', signOf(bill(0, seed))));
      const tab = await profiled(session, () => probe('tab', 1, signOf(bill(1, seed))));
      if (seed > 0) openings.push(opening);
      if (seed > 0) tabs.push(tab);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(600);
    }
    print(`${app}: warm opening`, openings);
    print(`${app}: another tab`, tabs);
  });
}
await browser.close();
close();
for (const [app] of specs) rmSync(new URL(`apps/${app}/dist/named`, import.meta.url), { recursive: true, force: true });
