import { expect, test } from './fixture.ts';
import { fillLogin } from './portal.ts';
import { EN, ZH } from './words.ts';

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    chat: '在线咨询',
    form: '运价查询',
    origin: /起运地/,
    destination: /目的地/,
    container: /箱型/,
    submit: '查运价',
    member: /会员价 \/ 40HQ/,
    order: '下单',
    saves: '会员可省 USD 70.00',
    price: '费用',
  },
  {
    locale: 'en-US',
    words: EN,
    chat: 'Chat',
    form: 'Rate query',
    origin: /Origin/,
    destination: /Destination/,
    container: /Container type/,
    submit: 'Find rates',
    member: /Member price \/ 40HQ/,
    order: 'Order',
    price: 'Price',
    saves: 'Members save USD 70.00',
  },
] as const;

for (const said of SAYS) {
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a visitor searches, is sent to log in, and comes back to the same result with the order button ready', async ({
      page,
    }) => {
      await page.goto('/freight');
      // The ways to reach the house come when the program has taken the page over.
      await expect(page.getByRole('button', { name: said.chat, exact: true }).first()).toBeVisible();
      const form = page.getByRole('form', { name: said.form });
      for (const [end, code] of [
        [said.origin, 'CNNGB'],
        [said.destination, 'USLAX'],
      ] as const) {
        await form.getByRole('combobox', { name: end }).fill(code);
        await page
          .getByRole('option', { name: new RegExp(code) })
          .first()
          .click();
      }
      await form.getByRole('combobox', { name: said.container }).selectOption('40HQ');
      // The first channel stands open, with what its total holds.
      const charged = page.waitForResponse((response) => response.url().includes('queryFclChargeDetail'));
      await form.getByRole('button', { name: said.submit }).click();
      await expect(page).toHaveURL(/\/freight\?from=CNNGB&to=USLAX&ctn=40HQx1$/);
      const slip = page.getByRole('article', { name: /AAC2/ });
      const { predicted } = (await (await charged).json()).data;
      await expect(slip.getByRole('table')).toContainText(
        Number(predicted.amount).toLocaleString('en-US', { minimumFractionDigits: 2 }),
      );
      // What membership would save, and not the price.
      await expect(slip).toContainText(said.saves);
      await expect(slip).not.toContainText(said.member);
      await slip.getByRole('button', { name: said.order, exact: true }).click();
      // The countdown goes there by itself.
      await expect(page).toHaveURL(/\/login\?redirect=/);
      const priced = page.waitForResponse((response) => response.url().includes('queryFreightFclPage'));
      await fillLogin(page, said.words);
      await priced;
      await expect(page).toHaveURL(/\/freight\?from=CNNGB&to=USLAX&ctn=40HQx1&rate=\d+$/);
      await expect(slip.getByText(said.member)).toBeVisible();
      const order = slip.getByRole('button', { name: said.order, exact: true });
      await expect(order).toBeFocused();
      await order.press('Enter');
      await expect(page).toHaveURL(/\/booking\?rate=\d+&etd=[\d-]+&ctn=3x1$/);
      await expect(page.getByRole('complementary', { name: said.price })).toContainText('40HQ');
    });
  });
}
