import { contract } from '@lading/api-client';
import { expect, test } from './fixture.ts';
import { apiOf, CUSTOMER, logIn, OTHER_CUSTOMER, STAFF } from './portal.ts';
import { ZH } from './words.ts';

const { freight } = contract;
const PARTNER = '13300133000';

test.use({ story: 'partner rates' });

test('a partner adds a rate, the forwarder puts it on, a member sees it without its cost, and nobody else does', async ({
  page,
  newPage,
  server,
}) => {
  await logIn(page, ZH, PARTNER);
  await page.goto('/backstage/fuda');
  await page.getByRole('button', { name: '新增运价', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, code] of [
    [/^起运港/, 'CNLYG'],
    [/^目的港/, 'BRSSZ'],
  ] as const) {
    // Open first: what is put into a closed field gives way to what it offers.
    await dialog.getByRole('combobox', { name }).click();
    await dialog.getByRole('combobox', { name }).fill(code);
    await page
      .getByRole('option', { name: new RegExp(code) })
      .first()
      .click();
  }
  await dialog.getByRole('combobox', { name: /^船公司/ }).fill('COSCO');
  await page.getByRole('option', { name: /COSCO/ }).first().click();
  await dialog.getByRole('combobox', { name: /^航线区域/ }).selectOption('LATAM');
  await dialog.getByRole('textbox', { name: /^航线代码/ }).fill('FDX7');
  await dialog.getByRole('textbox', { name: /^船期/ }).fill('1234567');
  await dialog.getByRole('textbox', { name: /^航程/ }).fill('33');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByRole('combobox', { name: /^生效日/ }).fill(day(-1));
  await dialog.getByRole('combobox', { name: /^失效日/ }).fill(day(20));
  await dialog.getByRole('textbox', { name: /^40HQ 成本/ }).fill('2777');
  await dialog.getByRole('textbox', { name: /^加价/ }).fill('61');
  const added = page.waitForResponse((answer) => answer.url().endsWith(freight.addFuda.path));
  await dialog.getByRole('button', { name: '保存并提交' }).click();
  const { code, data } = (await (await added).json()) as { code: string; data: { id: number } };
  expect(code).toBe('1');
  await expect(page.getByRole('row').filter({ hasText: 'CNLYG → BRSSZ' })).toContainText('待审核');

  const staff = await newPage({ locale: 'zh-CN' });
  await logIn(staff, ZH, STAFF);
  await staff.goto('/backstage/fuda?status=2');
  const row = staff.getByRole('row').filter({ hasText: 'CNLYG → BRSSZ' });
  await expect(row).toContainText('(2777)');
  await row.getByRole('checkbox').check();
  const moved = staff.waitForResponse((answer) => answer.url().endsWith(freight.changeFudaState.path));
  await staff.getByRole('button', { name: '上架', exact: true }).click();
  expect((await (await moved).json()).code).toBe('1');

  const member = await newPage({ locale: 'zh-CN' });
  await logIn(member, ZH, CUSTOMER);
  await member.goto('/rates?from=CNLYG&to=BRSSZ&ctn=40HQx1');
  const offered = member.waitForResponse((answer) => answer.url().endsWith(freight.fudaForCustomer.path));
  await member.getByRole('tab', { name: '富达/合作伙伴运价' }).click();
  expect(await (await offered).text()).not.toContain('2777');
  const slip = member.getByRole('article', { name: /FDX7/ });
  await expect(slip).toContainText('2,838.00');
  await expect(slip).toContainText('由上海联桥国际货运代理有限公司提供');

  // Who is no member has neither the tab nor the call.
  const other = await newPage({ locale: 'zh-CN' });
  await logIn(other, ZH, OTHER_CUSTOMER);
  await other.goto('/rates?from=CNLYG&to=BRSSZ&ctn=40HQx1');
  await expect(other.getByRole('button', { name: '在线咨询' }).first()).toBeVisible();
  await expect(other.getByRole('tab', { name: '富达/合作伙伴运价' })).toHaveCount(0);
  const stranger = await apiOf(server.url, OTHER_CUSTOMER);
  await expect(stranger.call(freight.fudaById, { id: data.id })).rejects.toMatchObject({ code: '403' });
});
