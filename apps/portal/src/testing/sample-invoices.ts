import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { RequestHandler } from 'msw';
import { statementLists } from './sample-statements.ts';

const { eInvoices, invoicePlan, invoiceTitles, paymentPage } = contract.settlement;
type Invoice = Out<typeof eInvoices>['records'][number];

const WORDS = {
  'zh-CN': {
    company: '宁波昊屿家居有限公司',
    bank: '甬江银行鄞州支行',
    address: '宁波市鄞州区启明路 818 号',
    free: '国际货物运输代理服务',
    fees: '码头、订舱、单证服务',
    way: '银行转账',
    failed: '税号与抬头不符，请核对',
    states: ['待开', '开票中', '已开', '失败'],
  },
  'en-US': {
    company: 'Ningbo Haoyu Homeware Co., Ltd.',
    bank: 'Yongjiang Bank, Yinzhou',
    address: '818 Qiming Road, Yinzhou, Ningbo',
    free: 'International freight forwarding',
    fees: 'Terminal, booking and papers',
    way: 'Bank transfer',
    failed: 'Title and tax number do not fit',
    states: ['Asked for', 'Being issued', 'Issued', 'Failed'],
  },
} as const;

const title = (locale: Language) => ({
  buyerName: WORDS[locale].company,
  buyerTaxNo: '91330212MA2KHY873M',
  buyerAddress: WORDS[locale].address,
  buyerPhone: '0574-8790 0140',
  buyerBank: WORDS[locale].bank,
  buyerAccount: '8802 0140 0092 7731',
  receiveEmail: 'finance@haoyu.example',
});

const line = (itemName: string, amount: string, taxRate: '0' | '6', tax: string, total: string, from = '') => ({
  itemName,
  taxCode: '3040802010000000000',
  unit: '票',
  quantity: '1',
  amount,
  taxRate,
  tax,
  total,
  from,
});

/** The drawing's two invoices of ST26110003: USD 7,120.00 free of tax, CNY 3,730.00 with 6 %. */
function samplePlan(locale: Language): Out<typeof invoicePlan> {
  const { free, fees } = WORDS[locale];
  return {
    invoices: [
      {
        kind: '02',
        netAmount: '50552.00',
        taxAmount: '0.00',
        totalAmount: '50552.00',
        lineIds: [1],
        totalInWords: '伍万零伍佰伍拾贰元整',
        lines: [line(free, '50552.00', '0', '0.00', '50552.00', 'USD 7,120.00 × 7.1000')],
      },
      {
        kind: '01',
        netAmount: '3518.87',
        taxAmount: '211.13',
        totalAmount: '3730.00',
        lineIds: [2],
        totalInWords: '叁仟柒佰叁拾元整',
        lines: [line(fees, '3518.87', '6', '211.13', '3730.00')],
      },
    ],
    total: '54282.00',
    remark: 'MB26S01849 / MATS0417733',
    fx: [{ currency: 'USD', cnyPerUnit: '7.1000' }],
    refusal: '',
  };
}

/** What a customer has paid, most of it for one statement. */
export const payment = (locale: Language): Out<typeof paymentPage>['records'][number] => ({
  id: 7,
  customerId: 1,
  customerName: WORDS[locale].company,
  day: '2026-11-09',
  way: 'transfer',
  wayName: WORDS[locale].way,
  reference: 'BOC2611090417',
  currency: 'USD',
  amount: '5000.00',
  left: '95.00',
  note: '',
  by: 'He Qing',
  matches: [{ accountId: 21, accountNo: 'ST26100009', amount: '4905.00' }],
  revision: 1,
});

export function sampleInvoices(locale: Language): Invoice[] {
  const { states, failed } = WORDS[locale];
  const plans = samplePlan(locale).invoices;
  return ([2, 2, 0, 3] as const).map((status, at) => {
    const { lineIds: _lines, ...facts } = plans[at % 2] ?? (plans[0] as (typeof plans)[number]);
    return {
      ...title(locale),
      ...facts,
      id: 40 - at,
      status,
      statusName: states[status],
      customerName: WORDS[locale].company,
      accounts: [{ id: 16 + at, accountNo: `ST2611000${3 + at}` }],
      remark: 'MB26S01849',
      invoiceNo: status === 2 ? `2633200000117042${at}518` : '',
      revision: 1,
      appliedAt: '2026-11-19T15:10:00+08:00',
      issuedAt: status === 2 ? '2026-11-19T15:18:00+08:00' : null,
      failReason: status === 3 ? failed : '',
      reversedBy: '',
      reverses: '',
      reason: '',
    };
  });
}

/** Invoices, what they would be, and what was paid. */
export const invoiceAnswers = (locale: Language): RequestHandler[] => [
  mock(eInvoices, { records: sampleInvoices(locale), total: 4 }),
  mock(invoicePlan, ({ lineIds }) => {
    const plan = samplePlan(locale);
    const isWanted = (one: (typeof plan.invoices)[number]) =>
      lineIds.length === 0 || one.lineIds.some((id) => lineIds.includes(id));
    const invoices = plan.invoices.filter(isWanted);
    return { ...plan, invoices, total: invoices.length === 1 ? (invoices[0]?.totalAmount ?? '') : plan.total };
  }),
  mock(invoiceTitles, { list: [{ id: 1, ...title(locale) }] }),
  mock(paymentPage, {
    records: [payment(locale)],
    total: 1,
    totals: [{ currency: 'USD', amount: '5000.00' }],
  }),
  ...statementLists(locale),
];
