import { deadButtons, linksOf } from './alive.ts';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';

test.use({ story: 'alive' });
test.setTimeout(480_000);

/** The last that comes to a public page: the ways to reach the house. */
const SAID = { 'zh-CN': '在线咨询', 'en-US': 'Chat' } as const;
/** Doors that only the browser draws, and what stands there when they are open. */
const DOORS = ['/login', '/register'];

for (const locale of walkedIn('en-US', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('every link of the site leads somewhere, and no button is dead', async ({ page, server }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      // Other sites are not asked.
      await page.context().route(
        (url) => url.origin !== server.url && url.protocol.startsWith('http'),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
      );
      const open = async (address: string) => {
        // By its address, since a switch that was pressed holds for what comes after.
        await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${locale}`);
        await expect(page.getByRole('button', { name: SAID[locale], exact: true })).toBeVisible();
        // What stands below the first screen is taken over when its code is there: until then its buttons wait.
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      };
      const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
      const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      expect(addresses).toContain('/index');
      const own = new Map<string, string>();
      const wrong: string[] = [];
      const walk = async (address: string) => {
        await open(address);
        const links = await linksOf(page);
        for (const { href, away, name } of links) {
          if (href.startsWith('/')) own.set(href, address);
          else if (href.startsWith('#')) expect(await page.locator(href).count(), `${address} ${href}`).toBe(1);
          else if (
            !/^(?:tel:\+?\d{5,}|mailto:[^@\s]+@[^@\s]+\.[^@\s]+)$/.test(href) &&
            !(away && /^https:\/\//.test(href))
          )
            wrong.push(`${address}: «${name}» ${href}`);
        }
        // Head, foot and the ways to the house are those of every page.
        const scope = address === addresses[0] ? 'body' : 'main';
        // What a button does has no language, and pressing all of them takes a while.
        const dead = locale === 'zh-CN' ? await deadButtons(page, scope, () => open(address)) : [];
        wrong.push(...dead.map((name) => `${address}: «${name}» does nothing`));
      };
      for (const address of addresses) await walk(address);
      const one = (start: string) => [...own.keys()].filter((href) => href.startsWith(start)).slice(0, 1);
      for (const address of [...one('/news?id='), ...one('/fbadetails?id=')]) await walk(address);
      for (const [href, where] of own) {
        const { status } = await fetch(server.url + href, { headers: { 'accept-language': locale } });
        if (status !== 200) wrong.push(`${where}: ${href} answers ${status}`);
      }
      expect([...own.keys()]).toEqual(expect.arrayContaining(DOORS));
      for (const door of DOORS) {
        await page.goto(door);
        await expect(page.getByRole('textbox').first()).toBeVisible();
      }
      expect(wrong).toEqual([]);
    });
  });
