import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { asOwner } from './sample-company.ts';
import { deskAnswers, staffInfo } from './sample-desk.ts';
import { inquiryAnswers } from './sample-inquiries.ts';

const { freight } = contract;
type Enquiry = Out<typeof freight.fbaEnquiries>['records'][number];
type Quote = Enquiry['quotes'][number];

const US = { id: 840, nameCn: '美国', nameEn: 'United States' };
const quote = (id: number, channel: string, price: string, amount: string, days: readonly [number, number]): Quote => ({
  id,
  channel,
  price,
  mode: 1,
  chargeable: '320',
  total: { currency: 'CNY', amount },
  remark: '',
  transitMin: days[0],
  transitMax: days[1],
  validTo: '2026-12-02',
  by: '周敏',
  lapsed: false,
  at: '2026-11-19T10:30:00+08:00',
});
const asked = (id: number, no: string, code: string, more: Partial<Enquiry>): Enquiry => ({
  id,
  enquiryNo: no,
  state: 1,
  createTime: '2026-11-20T09:20:00+08:00',
  country: US,
  zip: '92551',
  mode: 1,
  site: { id: 1, code, city: 'Moreno Valley', state: 'CA', zip: '92551' },
  originCity: '深圳',
  readyDay: '2026-11-26',
  cartons: [],
  weight: '320',
  volume: '2.1',
  count: 28,
  goods: '手机壳',
  goodsEn: 'Phone cases',
  hsCode: '',
  goodsType: null,
  declaredValue: null,
  taxIncluded: true,
  remark: '',
  quotes: [],
  chosenQuoteId: null,
  reason: '',
  contactName: '陈蔚',
  phone: '13800138000',
  email: '',
  companyName: '宁波昊屿家居',
  ...more,
});

const ENQUIRIES: readonly Enquiry[] = [
  asked(501, 'EN26112000001', 'ONT8', { goods: '塑料玩具', goodsEn: 'Plastic toys', weight: '1386', volume: '7.56' }),
  asked(506, 'EN26112000006', 'LAX9', {
    state: 3,
    quotes: [quote(1, 'AAC2', '9.60', '3072.00', [30, 35]), quote(2, 'CLX', '14.20', '4544.00', [14, 18])],
  }),
  asked(510, 'EN26112000010', 'TEB9', {
    state: 4,
    quotes: [quote(3, 'AAC2', '9.60', '3072.00', [30, 35])],
    chosenQuoteId: 3,
  }),
];

/** What a link to an enquiry answers: the one that waits, or the one with its prices, and nothing of who asked. */
export function sharedEnquiry(state: 'sent' | 'quoted' | 'closed') {
  const [waits, priced] = ENQUIRIES;
  const found = state === 'quoted' ? priced : waits;
  if (!found) throw new Error('no sample');
  const { contactName: _, phone: __, email: ___, companyName: ____, ...enquiry } = found;
  return state === 'closed' ? { ...enquiry, state: 6 as const, reason: '该仓暂停收货' } : enquiry;
}

/** What the pages of enquiries ask, on either side of the counter. */
export const enquiryAnswers = (locale: Language, side: 'customer' | 'staff' = 'customer'): AnyHandler[] => [
  mock(freight.fbaEnquiries, ({ id }) => {
    const records = ENQUIRIES.filter((one) => id === undefined || one.id === id);
    return { records, total: records.length };
  }),
  mock(freight.answerFbaEnquiry, null),
  mock(freight.decideFbaEnquiry, null),
  mock(freight.saveFbaEnquiry, { id: 511, enquiryNo: 'EN26112000011', token: '' }),
  ...(side === 'staff'
    ? [staffInfo(locale, ['staff:home', 'inquiry:answer', 'fba:answer']), ...deskAnswers(locale)]
    : [asOwner(locale, ['order:view', 'quote:export', 'message:view']), ...inquiryAnswers(locale)]),
];
