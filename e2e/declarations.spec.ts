import { contract } from '@lading/api-client/contract';
import { expect, test } from './fixture.ts';
import { walkedIn } from './languages.ts';
import { apiOf, logIn, STAFF } from './portal.ts';
import { EN, ZH } from './words.ts';

const { vgm, preplan, vgmPage, saveVgm, savePreplan, answerPreplan } = contract.order;

test.use({ story: 'declarations' });

const SAYS = [
  {
    locale: 'zh-CN',
    words: ZH,
    sum: '按方式 2 计算',
    submit: '提交 5 箱 VGM',
    done: '已提交 5 箱 VGM',
    passed: '检查通过',
    again: '重新提交',
    sent: '预配已提交',
    phone: /联系电话/,
    consignee: '收货人',
  },
  {
    locale: 'en-US',
    words: EN,
    sum: 'Add up by method 2',
    submit: 'Submit VGM of 5 containers',
    done: 'VGM of 5 containers submitted',
    passed: 'Checks passed',
    again: 'Submit again',
    sent: 'Pre-plan submitted',
    phone: /^Phone/,
    consignee: 'Consignee',
  },
] as const;

/** Numbers with a check digit, by the place they have in a list. */
const NUMBERS = ['CBHU3202732', 'TCNU7200794', 'CSQU3054383', 'TEXU3070079', 'MSCU6639870'];

for (const [turn, said] of walkedIn('en-US', SAYS).entries())
  test.describe(said.locale, () => {
    test.use({ locale: said.locale });

    test('a clerk declares five containers, and the desk reads them', async ({ page, server }) => {
      const api = await apiOf(server.url);
      const { records } = await api.call(vgmPage, { size: 50 });
      const of = records.filter(({ boxes }) => boxes === 0)[turn];
      if (!of) throw new Error('no booking without weights is left');
      const { bookingId } = of;
      const now = await api.call(vgm, { bookingId });
      const list = NUMBERS.map((ctnNo) => ({
        id: null,
        ctnNo,
        ctnType: '40HQ',
        sealNo: '',
        method: 'SM2' as const,
        vgm: '',
        unit: 'KGM' as const,
        cargo: '12400.5',
        dunnage: '60',
        tare: '3880',
        maxGross: '',
        certificateNo: '',
        weighedOn: '',
        weighPlace: '',
      }));
      const head = {
        responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
        signatory: 'CHEN WEI',
        phone: '0574-87000000',
        weighingParty: 'BEILUN XINGGANG',
        weighedOn: now.today,
        method: 'SM2' as const,
      };
      const kept = { bookingId, action: 'draft' as const, head, list, revision: now.revision };
      await api.call(saveVgm, { ...kept, requestId: crypto.randomUUID() });

      await logIn(page, said.words);
      await page.goto(`/vgm/${bookingId}`);
      await page.getByRole('button', { name: said.sum }).click();
      await expect(page.getByText(said.passed)).toBeVisible();
      await page.getByRole('button', { name: said.submit }).click();
      await expect(page.getByText(said.done)).toBeVisible();
      const desk = await apiOf(server.url, STAFF);
      const read = await desk.call(vgm, { bookingId });
      expect(read.list.map(({ status, kilograms }) => [status, kilograms])).toEqual(NUMBERS.map(() => [2, '16340.5']));
    });

    test('a clerk corrects a pre-plan that came back', async ({ page, server }) => {
      const api = await apiOf(server.url);
      const desk = await apiOf(server.url, STAFF);
      const { records } = await api.call(vgmPage, { size: 50 });
      const of = records.filter(({ boxes }) => boxes === 0)[turn + 2];
      if (!of) throw new Error('no booking without a pre-plan is left');
      const { bookingId } = of;
      const now = await api.call(preplan, { bookingId });
      const party = {
        countryCode: 'CN',
        enterpriseCode: 'USCI+91350100M000100Y43',
        phone: '0574-87000000',
        contact: 'CHEN WEI',
      };
      const draft = {
        header: { ...now.draft.header, mblNo: 'COSU6412098730', customs: '3104', carrierCode: 'COSU', imo: '' },
        shipper: { ...party, name: 'NINGBO HAOYU HOMEWARE CO., LTD.', address: 'NO. 288 JIANGNAN ROAD' },
        consignee: { ...party, name: 'CASCADE HOME SUPPLY LLC', address: '1420 E WAREHOUSE STREET', countryCode: 'US' },
        notify: { ...party, name: 'SAME AS CONSIGNEE', address: '' },
        goods: [
          {
            description: 'BAMBOO KITCHEN SHELF',
            hsCode: '940382',
            number: '640',
            packageType: 'CT',
            weight: '6880',
            volume: '78.235',
            marks: 'N/M',
            undg: '',
            into: 'CBHU3202732',
          },
        ],
        boxes: [
          { ctnNo: 'CBHU3202732', ctnType: '40HQ', sealNo: 'CN4471203', laden: 'FULL' as const, owner: 'COC' as const },
        ],
      };
      const asked = { bookingId, action: 'submit' as const, draft, revision: now.revision };
      const sent = await api.call(savePreplan, { ...asked, requestId: crypto.randomUUID() });
      expect(sent.status).toBe(2);
      const answer = { bookingId, decision: 'refuse' as const, reason: '', revision: sent.revision };
      const reasons = [{ path: 'consignee.phone', text: '收货人电话无法接通' }];
      await desk.call(answerPreplan, { ...answer, reasons, requestId: crypto.randomUUID() });

      await logIn(page, said.words);
      await page.goto(`/preplan/${bookingId}`);
      const consignee = page.getByRole('group', { name: said.consignee, exact: true });
      const phone = consignee.getByRole('textbox', { name: said.phone });
      await expect(phone).toHaveAccessibleDescription(/收货人电话无法接通/);
      await phone.fill('1-213-555-0142');
      await page.getByRole('button', { name: said.again }).click();
      await expect(page.getByText(said.sent)).toBeVisible();
      expect((await desk.call(preplan, { bookingId })).draft.consignee.phone).toBe('1-213-555-0142');
    });
  });
