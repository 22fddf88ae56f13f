import { readFile } from 'node:fs/promises';
import { contract } from '@lading/api-client';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { ZH } from './words.ts';

const { basedata, importing } = contract;

test.use({ story: 'importing' });

const sheet = (...lines: string[]) => ({
  name: 'sites.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['仓库代码,国家/地区,州/省,城市,邮编', ...lines].join('\n')),
});

/** Opens the import of warehouses. */
async function opened(page: Page): Promise<Locator> {
  await logIn(page, ZH, STAFF);
  await page.goto('/backstage/fba');
  await page.getByRole('main').getByRole('button', { name: '导入', exact: true }).click();
  return page.getByRole('dialog');
}

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('staff bring warehouses by a sheet: good rows are in at once, a repair is taken, the rest goes back and comes again', async ({
  page,
  server,
}) => {
  const visitor = await apiOf(server.url);
  const found = async (code: string) =>
    (await visitor.call(basedata.fbaPage, { searchValue: code })).records.map(({ code: of, zip }) => `${of} ${zip}`);
  const dialog = await opened(page);
  const template = await saved(page, dialog.getByRole('button', { name: '下载模板' }));
  expect(template.bytes.subarray(0, 2).toString()).toBe('PK');

  const brought = page.waitForResponse((answer) => answer.url().endsWith(importing.uploadImportFile.path));
  await dialog
    .getByLabel('文件')
    .setInputFiles(sheet('ZZZ1,美国,NJ,Newark,07102', 'ZZZ2,美国,NJ,Newark,7103', 'ZZZ3,火星,,Base,1000'));
  expect((await (await brought).json()).code).toBe('1');
  await expect(dialog.getByText('2 行需更正')).toBeVisible();
  expect(await found('ZZZ')).toEqual(['ZZZ1 07102']);

  await dialog.getByRole('button', { name: '改为 07103' }).click();
  await expect(dialog.getByText('1 行需更正')).toBeVisible();
  expect(await found('ZZZ')).toEqual(['ZZZ1 07102', 'ZZZ2 07103']);

  const wrong = await saved(page, dialog.getByRole('button', { name: '下载待更正的行' }));
  expect(wrong.name).toBe('sites-1.xlsx');
  await dialog.getByLabel('文件').setInputFiles(sheet('ZZZ3,德国,,Berlin,10115'));
  await expect(dialog.getByText('已写入 1 行')).toBeVisible();
  await dialog.getByRole('button', { name: '清除' }).click();
  await expect(dialog.getByText('已写入 1 行')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/backstage/fba?keyword=ZZZ3');
  await expect(page.getByRole('row').filter({ hasText: 'ZZZ3' })).toBeVisible();
});

test('a file that is no list is refused where it was chosen, and the answer says why', async ({ page }) => {
  const dialog = await opened(page);
  await dialog.getByLabel('文件').setInputFiles({
    name: 'notes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('仓库代码,备注\nZZZ9,x'),
  });
  await expect(dialog.getByText('缺少列：国家/地区、城市、邮编。请用模板的表头')).toBeVisible();
  await expect(dialog.getByLabel('文件')).toHaveAttribute('aria-invalid', 'true');
});
