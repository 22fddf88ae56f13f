import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';

const SAYS = [
  {
    locale: 'zh-CN',
    chat: '在线咨询',
    form: '运价查询',
    transport: /运输类型/,
    weight: /重量/,
    origin: /起运地/,
    destination: /目的地/,
    boxes: '添加箱规',
    sizes: [/长/, /宽/, /高/, /件数/],
    submit: '查运价',
    how: '怎么算的？',
    login: '先登录',
    order: '下单',
    total: /两端合计 \/ 6\.24 RT/,
    charged: /按 500 kg 计费|按 500\.0 kg 计费/,
    lcl: 'lcl',
    air: '空运',
    worse: '又贵又慢',
    chart: /^价格与时效/,
    wider: '清除筛选',
    fast: '快船海派',
    sites: 'FBA 运价查询',
    show: '查询运价',
    zip: /邮编/,
    country: '或国家',
    usa: '美国',
  },
  {
    locale: 'en-US',
    chat: 'Chat',
    form: 'Rate query',
    transport: /Transport type/,
    weight: /Weight/,
    origin: /Origin/,
    destination: /Destination/,
    boxes: 'Carton sizes',
    sizes: [/Length/, /Width/, /Height/, /Pieces/],
    submit: 'Find rates',
    how: 'How is this reckoned?',
    login: 'Log in first',
    order: 'Order',
    total: /Both ends \/ 6\.24 RT/,
    charged: /Charged as 500(?:\.0)? kg/,
    lcl: 'lcl',
    air: 'Air freight',
    worse: 'Dearer and slower',
    chart: /^Price and transit/,
    wider: 'Clear filters',
    fast: 'Fast vessel dispatch',
    sites: 'FBA rate query',
    show: 'Show rates',
    zip: /Zip/,
    country: 'Or country',
    usa: 'United States',
  },
] as const;

for (const said of walkedIn('zh-CN', SAYS)) {
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a visitor asks on the home page for a share of a container, and sees what both ends cost', async ({
      page,
    }) => {
      await page.goto('/index');
      await page.getByRole('textbox', { name: said.origin }).click();
      const form = page.getByRole('form', { name: said.form });
      await form.getByRole('combobox', { name: said.transport }).selectOption('lcl');
      for (const [end, code] of [
        [said.origin, 'CNNGB'],
        [said.destination, 'DEHAM'],
      ] as const) {
        await form.getByRole('combobox', { name: end }).fill(code);
        await page
          .getByRole('option', { name: new RegExp(code) })
          .first()
          .click();
      }
      await form.getByRole('textbox', { name: said.weight }).fill('2980');
      await form.getByRole('button', { name: said.boxes }).click();
      for (const [at, size] of ['120', '100', '65', '8'].entries())
        await form.getByRole('textbox', { name: said.sizes[at] as RegExp }).fill(size);
      const found = page.waitForResponse((response) => response.url().includes('webQueryFreightLclPage'));
      const reckoned = page.waitForResponse((response) => response.url().includes('queryFreightLclById'));
      await form.getByRole('button', { name: said.submit }).click();
      const { records } = (await (await found).json()).data;
      await expect(page).toHaveURL(/\/freight\?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&boxes=120x100x65x8$/);
      const slip = page.getByRole('article', { name: /MB-HAM/ });
      await expect(slip).toContainText(said.total);
      await expect(slip).toContainText(
        records.find(({ serviceCode }: { serviceCode: string }) => serviceCode === 'MB-HAM').total.amount,
      );
      const { cost } = (await (await reckoned).json()).data;
      await expect(slip.getByRole('table').first()).toContainText(cost.origin.amount);
      await slip.getByRole('button', { name: said.how }).click();
      await expect(page.getByRole('dialog', { name: said.how })).toContainText('7.6680');
      await page.keyboard.press('Escape');
      await slip.getByRole('button', { name: said.order, exact: true }).click();
      await expect(page.getByRole('dialog', { name: said.login })).toBeVisible();
    });

    test('cargo that flies is charged as a heavier shipment where that costs less', async ({ page }) => {
      const found = page.waitForResponse((response) => response.url().includes('webQueryFreightAirPage'));
      await page.goto('/freight?mode=air&from=PVG&to=LAX&weight=386&boxes=60x40x50x20,45x35x30x10');
      const { chargeable, records } = (await (await found).json()).data;
      expect(chargeable).toBe('479.0');
      const slip = page.getByRole('article', { name: /CX3271/ });
      await expect(slip).toContainText(said.charged);
      await expect(page.getByRole('article')).toHaveCount(records.length);
      await expect(page.getByRole('link', { name: new RegExp(`^${said.air} ?${records.length}$`) })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('figure', { name: said.chart })).toContainText('CX3271');
      await expect(page.getByText(said.worse).first()).toBeVisible();
      // A day of the calendar leaves what flies on it.
      const onDay = page.waitForResponse((response) => response.url().includes('webQueryFreightAirPage'));
      await page.locator('fieldset input[type=radio]:enabled').last().check({ force: true });
      await onDay;
      await expect(page).toHaveURL(/&day=\d{4}-\d\d-\d\d/);
      await expect(page.getByRole('article')).not.toHaveCount(records.length);
      await page.getByRole('button', { name: said.wider }).click();
      await expect(page.getByRole('article')).toHaveCount(records.length);
    });

    test('a way to a site is a transport type of the form, and its channels stand beside each other', async ({
      page,
    }) => {
      await page.goto('/freight');
      await expect(page.getByRole('button', { name: said.chat, exact: true }).first()).toBeVisible();
      const form = page.getByRole('form', { name: said.form });
      await form.getByRole('combobox', { name: said.transport }).selectOption({ label: said.fast });
      const sites = page.getByRole('form', { name: said.sites });
      await sites.getByRole('combobox', { name: said.country }).selectOption({ label: said.usa });
      await sites.getByRole('textbox', { name: said.zip }).fill('92551');
      await sites.getByRole('textbox', { name: said.weight }).fill('1386');
      const found = page.waitForResponse((response) => response.url().includes('queryFbaPriceList'));
      await sites.getByRole('button', { name: said.show }).click();
      const { list } = (await (await found).json()).data;
      await expect(page).toHaveURL(/\/freight\?mode=fba&.*zip=92551/);
      const fast = list.filter(({ mode }: { mode: number }) => mode === 3);
      expect(fast.length).toBeGreaterThan(0);
      await expect(page.getByRole('article')).toHaveCount(fast.length);
      await expect(page.getByRole('article').first()).toContainText(fast[0].channelName);
      await page.getByRole('button', { name: said.wider }).click();
      await expect(page.getByRole('article')).toHaveCount(list.length);
    });
  });
}
