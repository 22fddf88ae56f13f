import { type In, type Out, type PortalContract, QUOTE_LINKS } from '@lading/api-client/contract';
import { predictedCost } from '@lading/validators/freight';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { quoteShares, quotes, type SaidQuote, webUsers } from '../database/schema.ts';
import { keyOf, type QuoteCell, type QuotedRate } from '../documents/quote/quote.ts';
import { quoteWord } from '../documents/quote/words.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { hashOf, newToken } from '../http/link-token.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Visitor } from '../user/session.ts';
import { stateOfQuote } from './quote.ts';
import { enterLink, isOpen, openedLink } from './quote-link.ts';
import { quoteFile } from './quote-made.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
type Link = Out<Calls['quoteShares']>['list'][number];
type Sheet = NonNullable<Out<Calls['openQuoteShare']>['sheet']>;

const DAY = 86_400_000;

function stateOf({ expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null }): Link['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

async function list(db: Db, quoteId: number, language: Language): Promise<Out<Calls['quoteShares']>> {
  const rows = await db
    .select({ share: quoteShares, name: webUsers.name, nameEn: webUsers.nameEn })
    .from(quoteShares)
    .innerJoin(webUsers, eq(webUsers.id, quoteShares.userId))
    .where(eq(quoteShares.quoteId, quoteId))
    .orderBy(desc(quoteShares.id));
  return {
    list: rows.map(({ share, name, nameEn }) => ({
      id: share.id,
      author: ofLanguage(language, name, nameEn),
      state: stateOf(share),
      opened: share.opened,
      createTime: isoInstant(share.createTime),
      expires: isoInstant(share.expiresAt),
      lastOpened: share.lastOpenedAt && isoInstant(share.lastOpenedAt),
    })),
  };
}

async function create(
  { db, security }: Services,
  { quoteId, days }: In<Calls['createQuoteShare']>,
  { visitor: { userId }, address }: Caller<Visitor>,
) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + days * DAY);
  const id = await db.transaction(async (tx) => {
    // Two at a time count each other.
    await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, quoteId)).for('update');
    const open = await tx.$count(quoteShares, and(eq(quoteShares.quoteId, quoteId), isOpen()));
    if (open >= QUOTE_LINKS) throw refused('tooManyLinks', { most: QUOTE_LINKS });
    const [row] = await tx
      .insert(quoteShares)
      .values({ tokenHash: hashOf(token), quoteId, userId, expiresAt })
      .returning({ id: quoteShares.id });
    if (!row) throw notFound();
    return row.id;
  });
  security.note('linkMade', { userId, address, detail: { quoteShare: id } });
  return { id, token, expires: isoInstant(expiresAt) };
}

async function revoke(
  { db, security }: Services,
  { quoteId, id }: In<Calls['revokeQuoteShare']>,
  { visitor: { userId }, address }: Caller<Visitor>,
): Promise<null> {
  const own = and(eq(quoteShares.id, id), eq(quoteShares.quoteId, quoteId));
  const [share] = await db.select({ id: quoteShares.id }).from(quoteShares).where(own);
  if (!share) throw notFound();
  // Withdrawing it again changes nothing.
  await db
    .update(quoteShares)
    .set({ revokedAt: new Date() })
    .where(and(own, isNull(quoteShares.revokedAt)));
  security.note('linkEnded', { userId, address, detail: { quoteShare: id } });
  return null;
}

const cellText = (cell: QuoteCell | undefined): string => (typeof cell === 'object' ? cell.money : (cell ?? ''));

function rateOf({ title, cells, lines }: QuotedRate, said: SaidQuote): Sheet['rates'][number] {
  const { columns, currency, fx, language } = said;
  const { subtotals, predicted } = predictedCost(lines, { currency, rates: fx });
  return {
    title,
    cells: columns.map((column) => cellText(cells[keyOf(column)])),
    lines: lines.map((line) => {
      const counted = line.state === 'charged' || (line.state === 'optional' && line.chosen === true);
      return {
        code: line.code,
        name: [line.name, line.ctnType].filter(Boolean).join(' '),
        basis: quoteWord(`basis.${line.basis}`, language),
        unitPrice: line.unitPrice,
        quantity: line.quantity,
        currency: line.currency,
        amount: line.amount,
        state: quoteWord(counted ? 'state.charged' : `state.${line.state}`, language),
      };
    }),
    subtotals: [...subtotals],
    // Without lines nothing is summed up, as on the sheet.
    total: lines.length === 0 ? null : predicted,
  };
}

/** A quotation as its workbook says it, for the page. */
const sheetOf = (said: SaidQuote): Sheet => ({
  house: said.house,
  from: said.from,
  toContact: said.toContact,
  route: said.route,
  cargo: said.cargo,
  fx: said.fx.map(({ currency, cnyPerUnit, time }) => `1 ${currency} = CNY ${cnyPerUnit} (${time})`),
  heads: said.columns.map((column) => ({
    name: 'word' in column ? quoteWord(column.word, said.language) : column.type,
    money: said.rates.some(({ cells }) => typeof cells[keyOf(column)] === 'object'),
  })),
  rates: said.rates.map((rate) => rateOf(rate, said)),
  notIncluded: [...said.notIncluded],
  opening: said.opening,
  terms: [...said.terms],
});

async function open(
  { db }: Services,
  { link }: In<Calls['openQuoteShare']>,
  { cookies, language }: Caller<Visitor | null>,
): Promise<Out<Calls['openQuoteShare']>> {
  const { share, quote, user, company } = await openedLink(db, link, cookies);
  const { quoteNo, mode, validTo, lanes, cargo, total, toCompany, said, createTime } = quote;
  return {
    quoteNo,
    mode,
    validTo,
    lanes,
    cargo,
    total,
    toCompany,
    author: ofLanguage(language, user.name, user.nameEn),
    company: ofLanguage(language, company.name, company.nameEn),
    expires: isoInstant(share.expiresAt),
    date: dayIn(createTime, CHINA),
    state: stateOfQuote(validTo, dayIn(new Date(), CHINA)),
    sheet: said && sheetOf(said),
  };
}

/** Links that show one quotation to whoever it was made for: read only, for some days, until they are withdrawn. */
export const quoteShare = (services: Services): FileHandlers<'freight', 'quoteShare'> => ({
  quoteShares: ({ quoteId }, { language }) => list(services.db, quoteId, language),
  createQuoteShare: (asked, caller) => create(services, asked, caller),
  revokeQuoteShare: (asked, caller) => revoke(services, asked, caller),
  enterQuoteShare: async ({ token }, { cookies, address }) => {
    const { db, security } = services;
    const entered = await enterLink(db, token, cookies).catch((error) => {
      security.note('linkRefused', { address });
      throw error;
    });
    security.note('linkOpened', { address, detail: { quoteShare: entered.id } });
    return { link: entered.link };
  },
  openQuoteShare: (asked, caller) => open(services, asked, caller),
  async sharedQuoteExcel({ link }, { cookies }) {
    const { quote } = await openedLink(services.db, link, cookies);
    return quoteFile(services, quote);
  },
});
