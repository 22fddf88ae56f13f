import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * Bytes after gzip of what the page names in its head: all that comes before anybody can press anything. Vite's list of what later pages look like, some
 * 2 kB that the check of the first visit does not see, is in it; so is the look of what is drawn below the first screen, for whoever runs no script.
 */
const BUDGET = { script: 125_000, style: 22_500 };
const LANGUAGES = ['zh-CN', 'en-US'] as const;
const SAID = {
  'zh-CN': { title: '运价、订舱、提单', ask: '在线咨询', page: '首页' },
  'en-US': { title: 'Rates, bookings and bills', ask: 'Chat', page: 'Home' },
};

// What React writes: attributes in its own order, booleans as empty texts, ids of its own; inline styles are measures of drawings.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Its files are its own.
    'require-sri': 'off',
    // A box to tick is named by the label around it and by its id: programs that speak know one or the other.
    'no-redundant-for': 'off',
    // A number keeps to its line by its style, and a row of buttons is a group with a name and no legend.
    'tel-non-breaking': 'off',
    'wcag/h71': 'off',
    // A list that is searched while one types has no element of its own.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** The text of an answer, asked as a browser of a language does that runs no script. */
async function htmlOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await fetch(url, { headers })).text();
}

/** The addresses of the map that the site gives to search engines. */
async function addressesOf(base: string): Promise<string[]> {
  const map = await htmlOf(`${base}/sitemap.xml`);
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

test('every public page is there without a script, in both languages, and is good HTML', async ({ server }) => {
  const addresses = await addressesOf(server.url);
  expect(addresses).toContain(`${server.url}/index`);
  for (const address of addresses)
    for (const language of LANGUAGES) {
      const html = await htmlOf(address, { 'accept-language': language });
      expect(html, address).toContain(`<html lang="${language}">`);
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
      const { results } = await validator.validateString(html);
      const wrong = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      );
      expect(wrong, `${address} in ${language}`).toEqual([]);
    }
});

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const words = SAID[language];

    test('a page without a script can be read and leads on', async ({ newPage }) => {
      const page = await newPage({ javaScriptEnabled: false, locale: language });
      await page.goto('/');
      await expect(page).toHaveURL(/\/index$/);
      await expect(page).toHaveTitle(new RegExp(words.page));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.title);
      await page.goto('/index?lang=en-US');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(SAID['en-US'].title);
    });

    test('what stands before the program comes is accessible', async ({ page, server, faults }) => {
      faults.expect(/ERR_FAILED/);
      await page.route(/\.js$/, (route) => route.abort());
      for (const address of await addressesOf(server.url)) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() =>
          (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
        );
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        expect(found, address).toEqual([]);
      }
    });

    test('the page is taken over where it stands: no shift, and what shows first came with it', async ({
      browser,
      page,
      server,
    }) => {
      const html = await htmlOf(`${server.url}/index`, { 'accept-language': language });
      // The program waits until the page as it was drawn is known.
      let release = () => {};
      const known = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await known;
        await route.continue();
      });
      await browser.startTracing(page, { categories: ['loading', 'devtools.timeline'] });
      await page.goto('/index', { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText(words.title);
      const drawn = await heading.elementHandle();
      release();
      await expect(page.getByRole('button', { name: words.ask })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) => {
              const entry = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
              resolve(entry.element?.outerHTML.slice(0, 60) ?? '');
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(html).toContain(largest.replace(/^(<\w+ [^>]*)>.*/s, '$1'));
      const trace = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: { name: string; args: unknown }[];
      };
      expect(trace.traceEvents.some(({ name }) => name.startsWith('largestContentfulPaint'))).toBe(true);
      expect(trace.traceEvents.filter(({ name }) => name === 'LayoutShift').map(({ args }) => args)).toEqual([]);
    });
  });

test('nothing moves on a phone either when the page is taken over', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Element | null }[] }[])
        moved.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/index', '/fba', '/news']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: SAID['en-US'].ask })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved), address).toEqual([]);
  }
});

test('the first page stays light', async ({ server }) => {
  const html = await htmlOf(`${server.url}/index`);
  const weigh = async (pattern: RegExp) => {
    const files = [...new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ''))];
    expect(files).not.toEqual([]);
    const bodies = await Promise.all(files.map(async (file) => (await fetch(server.url + file)).text()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
  const sizes = {
    script: await weigh(/(?:src|modulepreload" crossorigin href)="(\/[^"]+\.js)"/g),
    style: await weigh(/href="(\/assets\/[^"]+\.css)"/g),
  };
  console.log(`The first page: ${sizes.script} bytes of JavaScript, ${sizes.style} of CSS after gzip`);
  expect(sizes.script).toBeLessThanOrEqual(BUDGET.script);
  expect(sizes.style).toBeLessThanOrEqual(BUDGET.style);
});

test('the address names the language of one page; what was chosen is told to the server and holds', async ({
  page,
  server,
}) => {
  await page.goto('/index?lang=en-US');
  const html = page.locator('html');
  await expect(page.getByRole('button', { name: SAID['en-US'].ask })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  // The other language is chosen: the address says nothing any more.
  await page
    .getByRole('button', { name: /中文/ })
    .or(page.getByRole('link', { name: /中文/ }))
    .first()
    .click();
  await expect(page).toHaveURL(`${server.url}/index`);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  expect(await page.context().cookies()).toMatchObject([{ name: 'lading.language', value: 'zh-CN', sameSite: 'Lax' }]);
  await page.goto('/index?lang=en-US');
  await expect(html).toHaveAttribute('lang', 'en-US');
  await page.goto('/index');
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  const answer = await fetch(`${server.url}/index`, {
    headers: { 'accept-language': 'en-US', cookie: 'lading.language=zh-CN' },
  });
  expect(await answer.text()).toContain('<html lang="zh-CN">');
});

test('a page that is asked for again keeps the policy that it came with', async ({ page }) => {
  const ask = page.getByRole('button', { name: SAID['zh-CN'].ask });
  for (const visit of ['first', 'second']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/index'));
    await (visit === 'first' ? page.goto('/index') : page.reload());
    await answered;
    // The dialog locks the page by a style that must carry the nonce.
    await ask.click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  }
});

test('who is logged in gets the same page, which then knows him', async ({ page }) => {
  await page.addInitScript(() => {
    const person = { ext: { codeList: ['order:view'] }, user: { id: 1, name: '陈蔚', companyName: '宁波昊屿家居' } };
    localStorage.setItem('lading.userData', JSON.stringify({ v: 2, d: person }));
    localStorage.setItem('lading.userToken', JSON.stringify({ v: 1, d: 'no-token' }));
    localStorage.setItem('lading.theme', JSON.stringify({ v: 1, d: 'dark' }));
  });
  await page.route(/checkToken\.do$/, (route) => route.fulfill({ json: { code: '1', message: '', data: true } }));
  await page.goto('/index');
  await expect(page.getByRole('banner').getByRole('button', { name: /陈蔚/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
