import { contract } from '@lading/api-client';
import type { Page } from '@playwright/test';
import { giveSpace } from './bill-steps.ts';
import { startCarrier } from './carrier.ts';
import { expect, test } from './fixture.ts';
import { apiOf, bookingOf, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { order } = contract;
/** An older booking whose shipping order is here. */
const WITH_SO = 'COSU6412098730';

test.use({
  story: 'booking',
  carrier: [
    // biome-ignore lint/correctness/noEmptyPattern: the way of the runner
    async ({}, use) => {
      const carrier = await startCarrier();
      await use(carrier);
      await carrier.close();
    },
    { scope: 'worker' },
  ],
});

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    order: '下单',
    incoterm: /贸易条款/,
    consignee: /收货人/,
    notify: /^通知人/,
    ready: /货好日期/,
    goods: '第 1 行，英文品名',
    cn: '第 1 行，中文品名',
    hs: '第 1 行，HS 编码',
    number: '第 1 行，件数',
    weight: '第 1 行，毛重 KGS',
    volume: '第 1 行，体积 CBM',
    agreed: /我已核对/,
    submit: '提交订舱',
    again: '重新提交',
    done: '提交成功',
    mark: '退回：英文品名',
    back: /^退回客户（1）/,
    send: '退回客户',
    accept: '受理',
    returned: /已退回/,
    saved: /草稿已保存/,
    state: '已受理',
    todo: /已退回，请修改/,
    gateIn: /重箱进港/,
    so: '选择 SO 文件',
    adopt: /^采用 订舱号/,
    bkgNo: /^订舱号/,
  },
  {
    locale: 'en-US',
    words: EN,
    order: 'Order',
    incoterm: /Incoterm/,
    consignee: /Consignee/,
    notify: /^Notify party/,
    ready: /Cargo ready/,
    goods: 'Line 1, Description of goods',
    cn: 'Line 1, Name in Chinese',
    hs: 'Line 1, HS',
    number: 'Line 1, Pkgs',
    weight: 'Line 1, Gross KGS',
    volume: 'Line 1, CBM',
    agreed: /I agree/,
    submit: 'Submit booking',
    again: 'Submit again',
    done: 'Submitted',
    mark: 'Return: Description of goods',
    back: /^Return to customer \(1\)/,
    send: 'Return to customer',
    accept: 'Accept',
    returned: /sent back/,
    saved: /Draft saved/,
    state: 'Accepted',
    todo: /came back/,
    gateIn: /Gate in/,
    so: 'Choose the SO',
    adopt: /^Adopt Booking/,
    bkgNo: /^Booking no/,
  },
] as const;

type Said = (typeof SAYS)[number];

/** What a booking lacks that begins with a rate. */
async function fillSheet(page: Page, said: Said, etd: string): Promise<void> {
  await page.getByRole('combobox', { name: said.incoterm }).selectOption({ index: 6 });
  await page.getByRole('textbox', { name: said.consignee }).fill('CASCADE HOME SUPPLY LLC\nLOS ANGELES, CA 90021, USA');
  await page.getByRole('textbox', { name: said.notify }).fill('SAME AS CONSIGNEE');
  const ready = new Date(Date.parse(etd) - 6 * 86_400_000).toISOString().slice(0, 10);
  await page
    .getByRole('combobox', { name: said.ready })
    .or(page.getByRole('textbox', { name: said.ready }))
    .fill(ready);
  const cells = [
    [said.goods, 'STATIONERY'],
    [said.cn, '文具'],
    [said.hs, '960810'],
    [said.number, '420'],
    [said.weight, '8400'],
    [said.volume, '61.4'],
  ] as const;
  for (const [name, value] of cells) await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page.getByRole('checkbox', { name: said.agreed }).check();
}

for (const said of SAYS)
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a booking by a rate, its SO read, is sent, comes back with one field, is corrected, accepted and followed by what its carrier sends', async ({
      page,
      newPage,
      server,
      carrier,
    }) => {
      test.slow();
      await logIn(page, said.words);
      await page.goto('/rates?from=CNNGB&to=USLAX&ctn=40HQx2');
      await page.getByRole('article', { name: /AAC2/ }).getByRole('button', { name: said.order, exact: true }).click();
      await expect(page).toHaveURL(/\/booking\?rate=/);
      const etd = new URL(page.url()).searchParams.get('etd') ?? '';
      await fillSheet(page, said, etd);
      // A carrier's paper is read; only what is adopted stands in the form.
      const clerk = await apiOf(server.url);
      const { bookingId: older } = await bookingOf(clerk, WITH_SO);
      const [paper] = (await clerk.call(order.bookingFiles, { bookingId: older, kind: 'SO' })).list;
      const buffer = Buffer.from(await (await clerk.file(paper?.address ?? '')).arrayBuffer());
      await page.getByLabel(said.so).setInputFiles({ name: 'SO.pdf', mimeType: 'application/pdf', buffer });
      const number = page.getByRole('textbox', { name: said.bkgNo });
      const adopt = page.getByRole('button', { name: said.adopt });
      await expect(adopt).toBeVisible({ timeout: 30_000 });
      await expect(number).toHaveValue('');
      await adopt.click();
      await expect(number).not.toHaveValue('');
      await expect(adopt).toHaveCount(0);
      // It is kept before anybody asks for it, and a reload finds it.
      await expect(page.getByText(said.saved)).toBeVisible();
      await expect(page).toHaveURL(/\/booking\?bookingId=\d+/);
      const bookingId = new URL(page.url()).searchParams.get('bookingId');
      await page.reload();
      await expect(page.getByRole('textbox', { name: said.goods, exact: true })).toHaveValue('STATIONERY');
      await page.getByRole('button', { name: said.submit }).click();
      await expect(page.getByRole('region', { name: said.done })).toBeVisible();

      const desk = await newPage({ locale: said.locale });
      await logIn(desk, said.words, STAFF);
      await desk.goto(`/backstage/bookings?bookingId=${bookingId}`);
      await desk.getByRole('button', { name: said.mark }).first().press('r');
      await desk.getByRole('button', { name: said.back }).click();
      await desk.getByRole('dialog').getByRole('button', { name: said.send }).click();
      await expect(desk.getByRole('dialog')).toBeHidden();

      await page.goto(`/booking?bookingId=${bookingId}`);
      await expect(page.getByText(said.returned).first()).toBeVisible();
      await page.getByRole('textbox', { name: said.goods, exact: true }).fill('BALL-POINT PENS, PLASTIC');
      await page.getByRole('button', { name: said.again }).click();
      await expect(page.getByRole('region', { name: said.done })).toBeVisible();

      await desk.reload();
      await expect(desk.getByText('BALL-POINT PENS, PLASTIC')).toBeVisible();
      await desk.getByRole('button', { name: said.accept, exact: true }).click();
      await expect(desk.getByText(said.state, { exact: true }).first()).toBeVisible();

      const id = Number(bookingId);
      const bkgNo = await giveSpace(server.url, id, etd);
      await page.goto(`/orders/${bookingId}`);
      await expect(page.getByText('COSCO SHIPPING ALPS').first()).toBeVisible();
      // Whoever asks carriers looks four times a minute.
      await expect.poll(() => carrier?.subscription(bkgNo), { timeout: 60_000 }).toBeDefined();
      await expect(page.getByRole('listitem').filter({ hasText: said.gateIn })).toHaveCount(0);
      const event = {
        eventID: `gate-${bkgNo}`,
        eventType: 'EQUIPMENT',
        eventClassifierCode: 'ACT',
        eventCreatedDateTime: new Date().toISOString(),
        eventDateTime: new Date().toISOString(),
        equipmentEventTypeCode: 'GTIN',
        equipmentReference: 'CBHU3202732',
        emptyIndicatorCode: 'LADEN',
        transportCall: { UNLocationCode: 'CNNGB', facilityCode: 'NGBMS', modeOfTransport: 'VESSEL' },
      };
      expect(await carrier?.say(server.url, bkgNo, event)).toBe(204);
      // Without a reload.
      await expect(page.getByRole('listitem').filter({ hasText: said.gateIn }).first()).toBeVisible();
    });
  });

test('a share of a container is booked on the same sheet, without boxes, at the price of what is written', async ({
  page,
}) => {
  const [said] = SAYS;
  await logIn(page, said.words);
  await page.goto('/rates?mode=lcl&from=CNNGB&to=DEHAM&weight=2980&volume=6.24');
  const begun = page.waitForResponse((response) => response.url().includes('initFclToOrderData'));
  await page
    .getByRole('article', { name: /MB-HAM/ })
    .getByRole('button', { name: said.order, exact: true })
    .click();
  const { draft } = (await (await begun).json()).data;
  await expect(page).toHaveURL(/\/booking\?.*offer=\d+/);
  const price = page.getByRole('complementary', { name: '费用' });
  await expect(price).toContainText('MB-HAM');
  const first = await price.textContent();
  await expect(page.getByRole('region', { name: '箱型箱量' })).toHaveCount(0);
  await fillSheet(page, said, draft.route.etd);
  // Dearer: the cargo became ten times as much.
  await expect(price).not.toHaveText(first ?? '', { timeout: 15_000 });
  await expect(page.getByText(said.saved)).toBeVisible();
  await page.getByRole('button', { name: said.submit }).click();
  await expect(page.getByRole('region', { name: said.done })).toBeVisible();
});
