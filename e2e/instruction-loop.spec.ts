import { readFile } from 'node:fs/promises';
import { contract } from '@lading/api-client/contract';
import { type BillDraftValues, draftChanges } from '@lading/validators/bill';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { approve, at, compare } from './review-steps.ts';
import { EN_REVIEW, ZH_REVIEW } from './review-words.ts';
import { EN, ZH } from './words.ts';

const { order } = contract;

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    review: ZH_REVIEW,
    paste: '粘贴清单',
    repairs: /采用建议的/,
    fill: /^填入 2 行$/,
    comma: '采用修正后的写法',
    change: '改为',
    send: '提交补料',
    sent: /补料已提交|已提交/,
    accept: '受理',
    issue: '出草单',
    found: '差异 1 / 1',
    saved: /已自动保存/,
    files: '文件',
    json: /DCSA JSON/,
    read: /已读入/,
    keys: false,
    undo: '撤销',
  },
  {
    locale: 'en-US',
    words: EN,
    review: EN_REVIEW,
    paste: 'Paste a list',
    repairs: /Take the .*repair/,
    fill: 'Fill in 2 rows',
    comma: 'Use the corrected text',
    change: 'Change to',
    send: 'Send instruction',
    sent: /Submitted/,
    accept: 'Accept',
    issue: 'Issue the draft',
    found: 'Difference 1 of 1',
    saved: /Autosaved/,
    files: 'Files',
    json: /DCSA JSON/,
    read: /[Rr]ead/,
    keys: true,
    undo: 'Undo',
  },
] as const;
type Said = (typeof SAYS)[number];
type Api = Awaited<ReturnType<typeof apiOf>>;

/** As it comes from a spreadsheet: a blank and a hyphen in a number, thousands in a weight. */
const LIST = [
  '箱号\t封号\t箱型\t包装\t件数\t毛重\t体积',
  'CSQU 305438-3\tCN4471221\t40HQ\tCARTONS\t300\t3,100.5\t30.5',
  'TCNU7200794\tCN4471222\t40HQ\tCARTONS\t170\t1331.6\t12',
].join('\n');
const SHIPPER = 'NINGBO HAOYU HOMEWARE CO.，LTD.\nNO. 288 JIANGNAN ROAD';
const CONSIGNEE = 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021';

/** Goes on by the tab key until something has the focus, as who has no mouse does; by the mouse otherwise. */
async function to(page: Page, target: Locator, keys: boolean): Promise<void> {
  if (!keys) return target.focus();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 400 && !(await isThere()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
async function press(page: Page, target: Locator, keys: boolean): Promise<void> {
  if (!keys) return target.click();
  await to(page, target, keys);
  await page.keyboard.press('Enter');
}

const mainOf = async (api: Api, bookingId: number) => {
  const { bills } = await api.call(order.instruction, { bookingId });
  const [bill] = bills;
  if (!bill) throw new Error('no bill to write');
  return bill;
};
const bare = ({ head, goods, containers }: BillDraftValues) => {
  const plain = (rows: readonly object[]) =>
    rows.map((row): Record<string, unknown> => ({ ...row, id: null, key: '' }));
  return { head, goods: plain(goods), containers: plain(containers) };
};

/** Without what DCSA's Shipping Instructions have no place for: the type of a container, and packages other than those of its cargo. */
const sayable = (values: ReturnType<typeof bare>) => ({
  ...values,
  containers: values.containers.map(
    ({ ctnType: _, ctnTypeName: __, packageType: ___, packageTypeName: ____, ...rest }: Record<string, unknown>) =>
      rest,
  ),
});

/** A booking with one master bill whose instruction nobody has sent. */
async function unwritten(api: Api, turn: number) {
  const { records } = await api.call(order.orderPage, { webStatus: 1, size: 50 });
  const found = [];
  for (const record of records) {
    const { bills, open } = await api.call(order.instruction, { bookingId: record.bookingId });
    if (open && bills.length === 1 && bills[0]?.kind === 'MBL') found.push(record);
  }
  const one = found[turn];
  if (!one) throw new Error('no instruction is left to be written');
  return one;
}

/** What a clerk has written before: all but the parties and the containers. */
async function begin(api: Api, bookingId: number): Promise<void> {
  const bill = await mainOf(api, bookingId);
  const values = bill.values as BillDraftValues;
  const [line] = values.goods;
  const row = {
    id: null,
    key: 'g0',
    marks: 'N/M',
    goods: 'BAMBOO KITCHEN SHELF',
    goodsType: 1,
    goodsTypeName: 'GENERAL CARGO',
    packageType: 1,
    packageTypeName: 'CARTONS',
    hsCode: '940382',
    number: '470',
    weight: '4432.1',
    volume: '42.5',
  };
  const head = {
    ...values.head,
    sAddress: CONSIGNEE,
    tAddress: 'SAME AS CONSIGNEE',
    transportClauseId: 1,
    transportClauseName: 'CY-CY',
    payMethodId: 1,
    payMethodName: 'FREIGHT PREPAID',
    blContract: 'CHEN WEI',
    blTel: '13800138000',
    blEmail: 'docs@haoyu.example',
    blDate: '2026-11-26T10:00:00+08:00',
  };
  const goods = [{ ...line, ...row, key: line?.key ?? row.key, id: line?.id ?? null }];
  const changes = draftChanges(values, { head, goods, containers: [] } as unknown as BillDraftValues);
  const asked = { bookingId, mblId: bill.billId, action: 'draft' as const, revision: bill.revision, changes };
  await api.call(order.saveMbl, { ...asked, requestId: crypto.randomUUID() });
}

/** Out as the standard's file and in again: nothing is another. */
async function outAndIn(page: Page, said: Said, api: Api, bookingId: number): Promise<void> {
  const before = bare((await mainOf(api, bookingId)).values as BillDraftValues);
  const files = page.getByRole('button', { name: said.files, exact: true });
  await press(page, files, said.keys);
  const saved = page.waitForEvent('download');
  const item = page.getByRole('menuitem', { name: said.json }).first();
  if (said.keys) await item.press('Enter');
  else await item.click();
  const path = await (await saved).path();
  await page.locator('input[type=file][accept=".json"]').setInputFiles({
    name: 'SI.json',
    mimeType: 'application/json',
    buffer: await readFile(path),
  });
  await expect(page.locator('[data-kind=success], [data-kind=warning]').filter({ hasText: said.read })).toBeVisible();
  await expect(page.locator('[data-component=InstructionState]')).toContainText(said.saved);
  const after = bare((await mainOf(api, bookingId)).values as BillDraftValues);
  expect(sayable(after)).toEqual(sayable(before));
  // One step takes the file back, and with it what the standard could not say.
  await press(page, page.getByRole('button', { name: said.undo, exact: true }), said.keys);
  await expect.poll(async () => bare((await mainOf(api, bookingId)).values as BillDraftValues)).toEqual(before);
}

/** The desk takes it and issues a draft that says another consignee. */
async function answer(staff: Page, said: Said, api: Api, server: string, bookingId: number): Promise<void> {
  await logIn(staff, said.words, STAFF);
  await staff.goto(`/backstage/instructions?bookingId=${bookingId}`);
  await press(staff, staff.getByRole('button', { name: said.accept, exact: true }), said.keys);
  await expect(staff.getByRole('link', { name: said.issue })).toBeVisible();
  const desk = await apiOf(server, STAFF);
  const { mblVo, mblGoodsVo, conList } = await api.call(order.initInfoMbl, { bookingId });
  const mbl = { ...mblVo, sAddress: mblVo.sAddress.replace('1420', '1402') };
  const bills = [{ billId: null, mblVo: mbl, hblVo: null, goodsVo: mblGoodsVo, conList }];
  await desk.call(order.issueBlDraft, { bookingId, version: 0, requestId: crypto.randomUUID(), bills });
}

test.use({ story: 'instruction-loop' });

for (const [turn, said] of SAYS.entries())
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test(`an instruction is written${said.keys ? ' by keys alone' : ''}, repaired, sent, drafted with one deviation, and approved`, async ({
      page,
      newPage,
      server,
    }) => {
      test.slow();
      const { keys } = said;
      const api = await apiOf(server.url);
      const { bookingId, bookingNo } = await unwritten(api, turn);
      await begin(api, bookingId);
      await logIn(page, said.words);
      await page.goto(`/instructions/${bookingId}`);

      await test.step('three faults are found and repaired', async () => {
        const shipper = page.locator('form [name=fAddress]');
        await to(page, shipper, keys);
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(SHIPPER);
        await page.keyboard.press('Tab');
        await press(page, page.getByRole('button', { name: said.comma }).first(), keys);
        await expect(shipper).toHaveValue(SHIPPER.replace('，', ','));
        await press(page, page.getByRole('button', { name: said.paste }), keys);
        const dialog = page.getByRole('dialog');
        await to(page, dialog.getByRole('textbox'), keys);
        await page.keyboard.insertText(LIST);
        const unasked = dialog.getByRole('checkbox', { name: said.repairs });
        await to(page, unasked, keys);
        await page.keyboard.press('Space');
        await press(page, dialog.getByRole('button', { name: said.fill }), keys);
        for (const value of ['CSQU3054383', '3100.5'])
          await press(page, page.getByRole('button', { name: `${said.change} ${value}` }).first(), keys);
        await expect(page.locator('[data-component=InstructionState]')).toContainText(said.saved);
      });
      await test.step('out as a file and in again', () => outAndIn(page, said, api, bookingId));
      await test.step('is sent', async () => {
        await press(page, page.getByRole('button', { name: said.send, exact: true }), keys);
        await expect.poll(async () => (await api.call(order.instruction, { bookingId })).webStatus).toBe(2);
      });
      await test.step('the desk issues a draft with one deviation', async () =>
        answer(await newPage(), said, api, server.url, bookingId));
      await test.step('the review finds it, and it is approved', async () => {
        const dialog = await compare(page, said.words, said.review, bookingNo);
        await expect(at(dialog, said.found)).toBeVisible();
        await expect(dialog.getByText('1402 E WAREHOUSE STREET').first()).toBeVisible();
        await page.keyboard.press('o');
        await approve(page, said.words);
        expect((await api.call(order.orderPage, { bookingId })).records[0]?.webStatus).toBe(6);
      });
    });
  });
