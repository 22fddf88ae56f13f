import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, logIn } from './portal.ts';
import { EN, ZH } from './words.ts';

const { order, user } = contract;
/** a colleague of the first customer's */
const COLLEAGUE = '13500135000';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    add: '新增收货人',
    alias: '简称',
    name: '公司名称',
    street: '街道门牌',
    city: '城市',
    country: '国家/地区',
    us: /^美国/,
    phone: '电话',
    printed: '提单显示',
    save: '保存',
    chinese: /汉字|中文/,
    saved: 'Bayline OAK 已保存',
    usual: '将 Bayline OAK 设为默认',
    search: '关键词',
    defaultTag: '默认',
  },
  {
    locale: 'en-US',
    words: EN,
    add: 'New consignee',
    alias: 'Short name',
    name: 'Company name',
    street: 'Street and number',
    city: 'City',
    country: 'Country',
    us: /United States/,
    phone: 'Telephone',
    printed: 'As printed',
    save: 'Save',
    chinese: /Chinese character/,
    saved: 'Bayline OAK saved',
    usual: 'Make Bayline OAK the default',
    search: 'Keyword',
    defaultTag: 'Default',
  },
] as const;

const rowOf = (page: Page, alias: string) => page.getByRole('row', { name: new RegExp(alias) });

for (const said of walkedIn('zh-CN', SAYS))
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a clerk adds a consignee as bills print it and makes it the default; who may only read cannot', async ({
      page,
      server,
      newPage,
      faults,
    }) => {
      const owner = await apiOf(server.url);
      // The book as it was, whichever language was first.
      const find = async (keyword: string) =>
        (await owner.call(order.consigneePage, { keyword })).records.map(({ id }) => id);
      const added = await find('Bayline');
      if (added.length > 0) await owner.call(order.deleteConsignees, { ids: added });
      await owner.call(order.setDefaultConsignee, { id: (await find('Cascade LA'))[0] ?? 0, isDefault: true });
      await logIn(page, said.words);
      await page.goto('/parties?book=consignee');
      await expect(rowOf(page, 'Cascade LA')).toContainText(said.defaultTag);

      await page.getByRole('button', { name: said.add }).click();
      const dialog = page.getByRole('dialog', { name: said.add });
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      await field(said.alias).fill('Bayline OAK');
      await field(said.name).fill('贝莱进口');
      await field(said.street).fill('1 Harbor Plaza, Floor 3');
      await field(said.city).fill('Oakland');
      await dialog.getByRole('combobox', { name: said.country }).fill('US');
      await page.getByRole('option', { name: said.us }).first().click();
      await field(said.phone).fill('1-510-555-0120');
      await dialog.getByRole('button', { name: said.save }).click();
      // A bill has no Chinese characters.
      await expect(dialog.getByText(said.chinese).first()).toBeVisible();
      await field(said.name).fill('Bayline Imports');
      await expect(field(said.printed)).toHaveValue(
        'BAYLINE IMPORTS\n1 HARBOR PLAZA, FLOOR 3, OAKLAND,\nUNITED STATES\nTEL 1-510-555-0120',
      );
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.saved)).toBeVisible();
      await expect(dialog).toBeHidden();

      await page.getByRole('searchbox', { name: said.search }).fill('bayline');
      await page.getByRole('button', { name: said.usual }).click();
      await expect(rowOf(page, 'Bayline OAK')).toContainText(said.defaultTag);
      const { records } = await owner.call(order.consigneePage, {});
      expect(records.filter(({ isDefault }) => isDefault).map(({ alias }) => alias)).toEqual(['Bayline OAK']);

      // A colleague who may only read.
      const people = await owner.call(user.webUserPage, { keyword: COLLEAGUE });
      await owner.call(user.setUserRoles, { userId: people.records[0]?.id ?? 0, roles: ['viewer'] });
      const other = await newPage({ locale: said.locale });
      await logIn(other, said.words, COLLEAGUE);
      await other.goto('/parties?book=consignee');
      await expect(rowOf(other, 'Bayline OAK')).toContainText(said.defaultTag);
      await expect(other.getByRole('button', { name: said.add })).toHaveCount(0);
      await expect(other.getByRole('checkbox')).toHaveCount(0);
      await rowOf(other, 'Bayline OAK')
        .getByRole('button', { name: /Bayline OAK/ })
        .click();
      await expect(other.getByRole('dialog').getByRole('textbox', { name: said.printed })).toHaveAttribute('readonly');
      const reader = await apiOf(server.url, COLLEAGUE);
      const id = records.find(({ alias }) => alias === 'Bayline OAK')?.id ?? 0;
      await expect(reader.call(order.setDefaultConsignee, { id, isDefault: false })).rejects.toMatchObject({
        status: 403,
      });
      faults.expect(/status of 403/);
    });
  });
