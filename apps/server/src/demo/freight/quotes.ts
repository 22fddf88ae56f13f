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
import { ALL, MIAO, WEI } from './quote-list.ts';
import { quotedRates } from './quoted-rates.ts';

const markUp = (kind: QuoteMarkUp['kind'], value: string): QuoteMarkUp[] => [{ code: 'OF', kind, value }];
type Template = Omit<typeof quoteTemplates.$inferInsert, 'customerId' | 'usedAt'> & { readonly used: number };
const TEMPLATES: readonly Template[] = [
  {
    name: '拼箱与空运',
    language: 'zh',
    columns: [],
    markUps: [],
    used: 20,
    opening: '',
    closing: '以上报价不含目的港关税。',
  },
  {
    name: '欧洲基本港整箱',
    language: 'both',
    columns: [],
    markUps: markUp('percent', '3'),
    used: 1,
    opening: '',
    closing: '舱位以订舱确认为准。',
  },
  {
    name: '美西 40HQ 周报',
    language: 'en',
    markUps: markUp('add', '50'),
    used: 0,
    columns: ['carrier', 'etd', 'transit', 'via', 'surcharges', 'freeDays', 'docCutoff', 'valid'],
    opening: 'Our rates of this week to the US west coast.',
    closing: 'Subject to space and equipment.',
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
        session: '',
        expiresAt: new Date(0),
        idleUntil: new Date(0),
        codes: [],
        mustChange: false,
        userId: user.id,
        customerId: company.id,
        account: user.account,
        name: user.name,
        nameEn: user.nameEn,
        company: company.name,
        companyEn: company.nameEn,
        level: company.level,
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
      customerId: wei.customerId,
      usedAt: new Date(at(days - used, '08:30')),
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
      mode,
      rateIds,
      containers,
      boxes: [],
      etdFrom: undefined,
      weight,
      volume,
      incoterm,
      validDays,
      requestId,
      ...site,
      cartons,
      zip: '',
      language: 'both',
      toCompany,
      toContact,
      remark: '',
      templateId: undefined,
      currency: mode === 'air' || mode === 'fba' ? 'CNY' : 'USD',
    };
    const { said, told } = await composeQuote(tx, asked, {
      visitor,
      language: 'zh-CN',
      template: undefined,
      markUps: undefined,
      quoteNo,
      now,
    });
    await tx
      .insert(quotes)
      .overridingSystemValue()
      .values({
        id,
        quoteNo,
        customerId: visitor.customerId,
        userId: visitor.userId,
        mode,
        toCompany,
        requestId,
        said,
        ...told,
        markedUp: false,
        createTime: now,
      });
  }
}
