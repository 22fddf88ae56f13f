import { expect, test } from './fixture.ts';
import { logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

test.use({ story: 'booking' });

const SAYS = [
  {
    ...{
      locale: 'zh-CN',
      words: ZH,
      order: '下单',
      incoterm: /贸易条款/,
      consignee: /收货人/,
      notify: /^通知人/,
      ready: /货好日期/,
    },
    ...{ goods: '第 1 行，英文品名', cn: '第 1 行，中文品名', hs: '第 1 行，HS 编码', number: '第 1 行，件数' },
    ...{
      weight: '第 1 行，毛重 KGS',
      volume: '第 1 行，体积 CBM',
      agreed: /我已核对/,
      submit: '提交订舱',
      again: '重新提交',
    },
    ...{
      done: '提交成功',
      mark: '退回：英文品名',
      back: /^退回客户（1）/,
      send: '退回客户',
      accept: '受理',
      returned: /已退回/,
    },
    ...{ saved: /草稿已保存/, state: '已受理', todo: /已退回，请修改/ },
  },
  {
    ...{
      locale: 'en-US',
      words: EN,
      order: 'Order',
      incoterm: /Incoterm/,
      consignee: /Consignee/,
      notify: /^Notify party/,
    },
    ...{ ready: /Cargo ready/, goods: 'Line 1, Description of goods', cn: 'Line 1, Name in Chinese', hs: 'Line 1, HS' },
    ...{ number: 'Line 1, Pkgs', weight: 'Line 1, Gross KGS', volume: 'Line 1, CBM', agreed: /I agree/ },
    ...{ submit: 'Submit booking', again: 'Submit again', done: 'Submitted', mark: 'Return: Description of goods' },
    ...{ back: /^Return to customer \(1\)/, send: 'Return to customer', accept: 'Accept', returned: /sent back/ },
    ...{ saved: /Draft saved/, state: 'Accepted', todo: /came back/ },
  },
] as const;

for (const said of SAYS)
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a booking by a rate is sent, comes back with one field, is corrected and accepted', async ({
      page,
      newPage,
    }) => {
      test.slow();
      await logIn(page, said.words);
      await page.goto('/rates?from=CNNGB&to=USLAX&ctn=40HQx2');
      await page.getByRole('article', { name: /AAC2/ }).getByRole('button', { name: said.order, exact: true }).click();
      await expect(page).toHaveURL(/\/booking\?rate=/);
      await page.getByRole('combobox', { name: said.incoterm }).selectOption({ index: 6 });
      await page
        .getByRole('textbox', { name: said.consignee })
        .fill('CASCADE HOME SUPPLY LLC\nLOS ANGELES, CA 90021, USA');
      await page.getByRole('textbox', { name: said.notify }).fill('SAME AS CONSIGNEE');
      const etd = new URL(page.url()).searchParams.get('etd') ?? '';
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
    });
  });
