import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { basedata, user } = contract;
const SAID = {
  'zh-CN': {
    ...ZH,
    code: 'ONT8',
    edit: '编辑 ONT8',
    city: '城市',
    older: /ONT8 刚被他人修改/,
    keep: '保留我的修改',
    save: '保存 ONT8',
    hotline: '服务热线',
    saveAll: '保存',
    saved: '设置已保存，网站已更新',
  },
  'en-US': {
    ...EN,
    code: 'LGB8',
    edit: 'Edit LGB8',
    city: 'City',
    older: /LGB8 was changed by somebody else/,
    keep: 'Keep my changes',
    save: 'Save LGB8',
    hotline: 'Hotline',
    saveAll: 'Save',
    saved: 'Saved: the site shows it now',
  },
} as const;

test.use({ story: 'master data' });

for (const locale of walkedIn('zh-CN', ['zh-CN', 'en-US'] as const))
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    const words = SAID[locale];
    const { code } = words;

    test('a warehouse is changed where it stands; who saw it before is told, and the public answer shows it', async ({
      page,
      newPage,
      server,
      faults,
    }) => {
      // The server's no to what is older.
      faults.expect(/409/);
      await logIn(page, words, STAFF);
      const colleague = await newPage({ locale });
      await logIn(colleague, words, STAFF);
      for (const window of [page, colleague]) {
        await window.goto(`/backstage/fba?keyword=${code}`);
        await window.getByRole('button', { name: words.edit }).click();
      }
      const { call } = await apiOf(server.url, STAFF);
      const [seen] = (await call(basedata.fbaPage, { searchValue: code })).records;
      const city = (on: typeof page) => on.getByRole('textbox', { name: words.city, exact: true });
      const saving = (on: typeof page) =>
        on.waitForResponse((answer) => answer.url().endsWith(basedata.saveFbaWarehouse.path));
      await expect(city(page)).toHaveValue(seen?.city ?? '');
      await city(page).fill(`First ${locale}`);
      const first = saving(page);
      await city(page).press('Enter');
      expect((await first).status()).toBe(200);
      await expect(page.getByRole('cell', { name: `First ${locale}` })).toBeVisible();
      expect((await call(basedata.fbaById, { id: seen?.id ?? 0 })).city).toBe(`First ${locale}`);

      await city(colleague).fill(`Second ${locale}`);
      const second = saving(colleague);
      await city(colleague).press('Enter');
      expect((await second).status()).toBe(409);
      await expect(colleague.getByText(words.older)).toBeVisible();
      await expect(colleague.getByText(new RegExp(`First ${locale}`))).toBeVisible();
      expect((await call(basedata.fbaById, { id: seen?.id ?? 0 })).city).toBe(`First ${locale}`);
      await colleague.getByRole('button', { name: words.keep }).click();
      const third = saving(colleague);
      await colleague.getByRole('button', { name: words.save }).click();
      expect((await third).status()).toBe(200);
      await expect(colleague.getByRole('cell', { name: `Second ${locale}` })).toBeVisible();
      const now = await call(basedata.fbaById, { id: seen?.id ?? 0 });
      expect(now).toMatchObject({ city: `Second ${locale}`, revision: (seen?.revision ?? 0) + 2 });
    });

    test('the settings of the house are public as soon as they are saved, in open pages too', async ({
      page,
      newPage,
      server,
    }) => {
      const hotline = locale === 'zh-CN' ? '400-820-0117' : '400-820-0118';
      const visitor = await newPage({ locale });
      await visitor.goto('/index');
      await logIn(page, words, STAFF);
      await page.goto('/backstage/settings');
      await page.getByRole('textbox', { name: words.hotline, exact: true }).fill(hotline);
      const saving = page.waitForResponse((answer) => answer.url().endsWith(user.saveHouseSettings.path));
      await page.getByRole('button', { name: words.saveAll, exact: true }).click();
      expect((await saving).status()).toBe(200);
      await expect(page.getByText(words.saved)).toBeVisible();
      const { call } = await apiOf(server.url, STAFF);
      expect((await call(user.companyLogo, {})).hotline).toBe(hotline);
      await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(visitor.getByRole('banner').getByText(hotline)).toBeVisible();
    });
  });
