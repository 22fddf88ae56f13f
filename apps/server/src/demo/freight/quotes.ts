import type { QuoteMode } from '@lading/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers, type QuoteMarkUp, quotes, quoteTemplates, webUsers } from '../../database/schema.ts';
import type { QuoteAsked } from '../../freight/quote-asked.ts';
import { nextQuoteId, quoteNumber } from '../../freight/quote-made.ts';
import { composeQuote } from '../../freight/quote-sheet.ts';
import { dayIn } from '../../freight/sailings.ts';
import { CHINA } from '../../freight/search.ts';
import type { Member } from '../../user/session.ts';
import { at } from '../clock.ts';
import { quotedRates } from './quoted-rates.ts';

const [WEI, MIAO] = ['13800138000', '13500135000'];

interface DemoQuote {
  readonly mode?: QuoteMode;
  readonly who: string;
  /** ports or airports; of a channel where cargo is handed in, and the site */
  readonly ends: readonly [string, string];
  /** that so many rates of the lane begin before it */
  readonly skip?: number;
  readonly many?: number;
  readonly containers?: QuoteAsked['containers'];
  readonly weight?: string;
  readonly volume?: string;
  readonly cartons?: QuoteAsked['cartons'];
  /** days before the demonstration */
  readonly ago: number;
  readonly validDays: number;
  readonly to: readonly [company: string, contact: string];
  readonly incoterm?: string;
}

const of40 = (count: number) => [{ ctnType: 3, count }];
/** The history as it was drawn, the oldest first. */
const QUOTES: readonly DemoQuote[] = [
  {
    ...{ who: MIAO, ends: ['CNSHA', 'USSEA'], containers: of40(1), ago: 14, validDays: 3 },
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
  {
    who: MIAO,
    ends: ['CNNGB', 'USOAK'],
    containers: of40(3),
    ago: 12,
    validDays: 3,
    to: ['Bayline Imports', 'Sam Ortiz'],
  },
  { who: WEI, ends: ['CNSHA', 'USLGB'], containers: of40(1), ago: 9, validDays: 2, to: ['Northgate Home Inc.', ''] },
  {
    ...{ who: WEI, ends: ['CNNGB', 'USLAX'], containers: [...of40(2), { ctnType: 1, count: 1 }], ago: 8, validDays: 7 },
    to: ['Bayline Imports', 'Sam Ortiz'],
  },
  {
    ...{ who: WEI, ends: ['CNNGB', 'USLAX'], containers: of40(2), many: 3, ago: 7, validDays: 7 },
    ...{ to: ['Bayline Imports', 'Sam Ortiz'], incoterm: 'FOB' },
  },
  {
    ...{ who: MIAO, mode: 'lcl', ends: ['CNNGB', 'DEHAM'], weight: '5100', volume: '6.24', many: 3, ago: 4 },
    ...{ validDays: 14, to: ['Elbhaus GmbH', 'Jonas Brandt'], incoterm: 'FOB' },
  },
  {
    ...{ who: WEI, mode: 'fba', ends: ['shenzhen', 'ONT8'], many: 3, ago: 3, validDays: 7 },
    cartons: [{ length: '60', width: '50', height: '30', weight: '16.5', count: 84 }],
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
  { who: MIAO, ends: ['CNYTN', 'GBFXT'], containers: of40(1), ago: 2, validDays: 14, to: ['Harbour & Sons', ''] },
  {
    ...{ who: MIAO, ends: ['CNNGB', 'DEHAM'], containers: of40(3), many: 3, ago: 1, validDays: 14 },
    to: ['Elbhaus GmbH', 'Jonas Brandt'],
  },
  {
    ...{ who: WEI, mode: 'air', ends: ['PVG', 'LAX'], weight: '386', volume: '2.8725', many: 2, ago: 1, validDays: 7 },
    to: ['Bayline Imports', ''],
  },
  {
    ...{ who: WEI, ends: ['CNNGB', 'USLAX'], skip: 1, containers: of40(2), ago: 0, validDays: 3 },
    to: ['Northgate Home Inc.', 'Dana Reyes'],
  },
];

const CLIENTS = {
  bayline: ['Bayline Imports', 'Sam Ortiz'],
  northgate: ['Northgate Home Inc.', 'Dana Reyes'],
  elbhaus: ['Elbhaus GmbH', 'Jonas Brandt'],
  harbour: ['Harbour & Sons', ''],
} as const;
/** What was quoted before the page that was drawn: who, from where to where, how many 40HQ, how many days ago and for whom. */
const BEFORE = [
  [WEI, 'CNNGB', 'USLGB', 2, 58, 'bayline'],
  [MIAO, 'CNSHA', 'NLRTM', 1, 55, 'elbhaus'],
  [WEI, 'CNNGB', 'USSEA', 1, 51, 'northgate'],
  [MIAO, 'CNYTN', 'NLRTM', 2, 47, 'elbhaus'],
  [WEI, 'CNSHA', 'USNYC', 1, 44, 'bayline'],
  [MIAO, 'CNNGB', 'GBFXT', 3, 40, 'harbour'],
  [WEI, 'CNTAO', 'USLAX', 1, 36, 'northgate'],
  [MIAO, 'CNNGB', 'NLRTM', 2, 33, 'elbhaus'],
  [WEI, 'CNYTN', 'USSAV', 1, 29, 'northgate'],
  [MIAO, 'CNSHA', 'DEHAM', 1, 21, 'elbhaus'],
  [WEI, 'CNNGB', 'USNYC', 1, 17, 'bayline'],
] as const;
const ALL: readonly DemoQuote[] = [
  ...BEFORE.map(([who, from, to, boxes, ago, client]) => ({
    ...{ who, ends: [from, to] as const, containers: of40(boxes), ago, validDays: 7, to: CLIENTS[client] },
  })),
  ...QUOTES,
];

const markUp = (kind: QuoteMarkUp['kind'], value: string): QuoteMarkUp[] => [{ code: 'OF', kind, value }];
type Template = Omit<typeof quoteTemplates.$inferInsert, 'customerId' | 'usedAt'> & { readonly used: number };
const TEMPLATES: readonly Template[] = [
  {
    ...{ name: '拼箱与空运', language: 'zh', columns: [], markUps: [], used: 20, opening: '' },
    closing: '以上报价不含目的港关税。',
  },
  {
    ...{ name: '欧洲基本港整箱', language: 'both', columns: [], markUps: markUp('percent', '3'), used: 1, opening: '' },
    closing: '舱位以订舱确认为准。',
  },
  {
    ...{ name: '美西 40HQ 周报', language: 'en', markUps: markUp('add', '50'), used: 0 },
    columns: ['carrier', 'etd', 'transit', 'via', 'surcharges', 'freeDays', 'docCutoff', 'valid'],
    ...{ opening: 'Our rates of this week to the US west coast.', closing: 'Subject to space and equipment.' },
  },
];

async function peopleOf(tx: Db): Promise<ReadonlyMap<string, Member>> {
  const rows = await tx
    .select({ user: webUsers, company: customers })
    .from(webUsers)
    .innerJoin(customers, eq(customers.id, webUsers.customerId))
    .where(and(eq(customers.code, 'HAOYU'), inArray(webUsers.account, [WEI, MIAO])));
  return new Map(
    rows.map(({ user, company }): [string, Member] => [
      user.account,
      {
        ...{ session: '', expiresAt: new Date(0), idleUntil: new Date(0), codes: [], mustChange: false },
        ...{ userId: user.id, customerId: company.id, account: user.account, name: user.name, nameEn: user.nameEn },
        ...{ company: company.name, companyEn: company.nameEn, level: company.level },
      },
    ]),
  );
}

/** Quotations of the first customer, made by what makes every other; their workbooks are drawn when they are first wanted. */
export async function addQuotes(tx: Db, days: number): Promise<void> {
  const people = await peopleOf(tx);
  const wei = people.get(WEI);
  if (!wei) return;
  await tx.insert(quoteTemplates).values(
    TEMPLATES.map(({ used, ...row }) => ({
      ...row,
      ...{ customerId: wei.customerId, usedAt: new Date(at(days - used, '08:30')) },
    })),
  );
  for (const [place, one] of ALL.entries()) {
    const visitor = people.get(one.who);
    const { mode = 'fcl', containers = [], cartons = [], weight, volume, ago, validDays, to, incoterm = '' } = one;
    const { ends, skip = 0, many = 1 } = one;
    const now = new Date(at(days - ago, '09:40'));
    const { rateIds: found, ...site } = await quotedRates(tx, now, { mode, ends });
    const rateIds = found.slice(skip, skip + many);
    if (!visitor || rateIds.length === 0) continue;
    const [id, requestId] = [await nextQuoteId(tx), `demo-quote-${place}`];
    const quoteNo = quoteNumber(id, dayIn(now, CHINA));
    const [toCompany, toContact] = to;
    const asked: QuoteAsked = {
      ...{ mode, rateIds, containers, boxes: [], etdFrom: undefined, weight, volume, incoterm, validDays, requestId },
      ...{ ...site, cartons, zip: '', language: 'both', toCompany, toContact, remark: '', templateId: undefined },
      currency: mode === 'air' || mode === 'fba' ? 'CNY' : 'USD',
    };
    const { said, told } = await composeQuote(tx, asked, {
      ...{ visitor, language: 'zh-CN', template: undefined, markUps: undefined, quoteNo, now },
    });
    await tx
      .insert(quotes)
      .overridingSystemValue()
      .values({
        ...{ id, quoteNo, customerId: visitor.customerId, userId: visitor.userId, mode, toCompany, requestId, said },
        ...{ ...told, markedUp: false, createTime: now },
      });
  }
}
