import { randomBytes } from 'node:crypto';
import { FBA_ENQUIRY_STATE, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { lineAmount, predictedCost } from '@lading/validators/freight';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fbaQuotes, fbaEnquiries as table } from '../database/schema.ts';
import { forgetTaken } from '../desk/taken.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, forbidden, refused } from '../http/failure.ts';
import { hashOf, newToken } from '../http/link-token.ts';
import { postToStaff, postToUser } from '../message/post.ts';
import { post } from '../outbound/post.ts';
import type { Services } from '../services.ts';
import { spendCaptcha } from '../user/proof/captcha.ts';
import type { Member, Staff, Visitor } from '../user/session.ts';
import { enquiryByToken, enquiryPage, settleEnquiries } from './fba-enquiries.ts';
import { placeOf } from './fba-place.ts';
import { cargoOf } from './fba-quoted.ts';
import { dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
type Row = typeof table.$inferSelect;

const STATE = FBA_ENQUIRY_STATE;
const OPEN: readonly number[] = [STATE.sent, STATE.working, STATE.quoted];

/** `EN26112400042`: the day and what was counted on. */
const numbered = (id: number, now: Date) =>
  `EN${dayIn(now, CHINA).slice(2).replaceAll('-', '')}${String(id).padStart(5, '0')}`;

async function save(services: Services, asked: In<Calls['saveFbaEnquiry']>, caller: Caller<Visitor | null>) {
  const { db, bus } = services;
  const { visitor, language, page } = caller;
  const { captcha, warehouseId, countryId, zip, requestId, ...said } = asked;
  // The forwarder's people ask nobody for prices.
  if (visitor && visitor.customerId === null) throw forbidden();
  if (!visitor && !captcha) throw badInput('captcha');
  if (said.phone === '' && said.email === '') throw refused('fbaReach', {}, 'phone');
  if (!cargoOf(said)) throw refused('fbaWeight', {}, 'weight');
  if (said.readyDay && said.readyDay < dayIn(new Date(), CHINA)) throw refused('fbaReady', {}, 'readyDay');
  const place = await placeOf(db, { warehouseId, countryId, zip });
  // Of several sendings of the same one the first counts; another's is not his.
  const token = visitor ? '' : newToken();
  const sending = `${visitor ? visitor.userId : hashOf(token).slice(0, 16)} ${requestId}`;
  return db.transaction(async (tx) => {
    if (captcha && !visitor) await spendCaptcha(tx, captcha);
    const [row] = await tx
      .insert(table)
      .values({
        ...said,
        readyDay: said.readyDay || null,
        warehouseId: place.site?.id ?? null,
        countryId: place.country.id,
        zip: place.zip,
        language,
        customerId: visitor?.customerId ?? null,
        userId: visitor?.userId ?? null,
        tokenHash: token === '' ? null : hashOf(token),
        requestId: sending,
        // Until its id is known.
        enquiryNo: randomBytes(16).toString('hex'),
      })
      .onConflictDoNothing({ target: table.requestId })
      .returning({ id: table.id });
    if (!row) {
      const [same] = await tx.select().from(table).where(eq(table.requestId, sending));
      return { id: same?.id ?? 0, enquiryNo: same?.enquiryNo ?? '', token: '' };
    }
    const enquiryNo = numbered(row.id, new Date());
    await tx.update(table).set({ enquiryNo }).where(eq(table.id, row.id));
    const to = place.site?.code ?? `${place.country.nameEn} ${place.zip}`;
    const notice = { enquiryNo, to, goods: said.goods, name: said.contactName, nameEn: '' };
    await postToStaff(tx, bus, page, 'enquirySent', notice, 'fba:answer');
    await bus.publish(tx, { type: 'desk' });
    return { id: row.id, enquiryNo, token };
  });
}

async function locked(tx: Db, id: number): Promise<Row> {
  await settleEnquiries(tx);
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row || !OPEN.includes(row.state)) throw refused('fbaMoved');
  return row;
}

type Asked = In<Calls['answerFbaEnquiry']>;

/** Prices as they are kept: the total is reckoned here, whatever anybody typed. */
function priced(quotes: Asked['quotes'], today: string) {
  return quotes.map(({ extras, ...quote }, at) => {
    if (quote.validTo < today) throw refused('fbaQuoteDay', {}, `quotes[${at}].validTo`);
    if (quote.transitMin > quote.transitMax) throw refused('fbaTransit', {}, `quotes[${at}].transitMax`);
    const { currency } = quote;
    const lines = [lineAmount(quote.price, quote.chargeable, currency), extras ?? '0.00'].map((amount) => ({
      code: 'OF',
      currency,
      amount,
      state: 'charged' as const,
    }));
    const sum = predictedCost(lines, { currency, rates: [] }).predicted;
    return { ...quote, total: sum?.amount ?? '0.00' };
  });
}

/** Tells whoever asked: in the portal, or by a mail with the prices where he has no account. */
async function tell(tx: Db, services: Services, row: Row, quotes: ReturnType<typeof priced>, page: string | undefined) {
  const cheapest = quotes[0];
  if (!cheapest) return;
  const answer = quotes
    .map(
      (one) => `${one.channel}: ${one.currency} ${one.total}, ${one.transitMin}–${one.transitMax} d, ≤ ${one.validTo}`,
    )
    .join('\n');
  const notice = { enquiryNo: row.enquiryNo, count: String(quotes.length), name: row.contactName, nameEn: '' };
  if (row.userId !== null) await postToUser(tx, services.bus, row.userId, page, 'enquiryAnswered', notice);
  else if (row.email !== '') {
    const letter = { channel: 'mail', receiver: row.email, template: 'enquiryAnswered' } as const;
    const params = { enquiryNo: row.enquiryNo, name: row.contactName, answer };
    await post(tx, services, { ...letter, language: row.language, params });
  }
}

async function answer(services: Services, { id, decision, quotes, reason }: Asked, { visitor, page }: Caller<Staff>) {
  const { db, bus } = services;
  await db.transaction(async (tx) => {
    const row = await locked(tx, id);
    const by = { answeredBy: visitor.userId, answeredAt: new Date() };
    if (decision === 'start') {
      if (row.state !== STATE.sent) throw refused('fbaMoved');
      await tx.update(table).set({ state: STATE.working }).where(eq(table.id, id));
    } else if (decision === 'close') {
      if (reason === '') throw refused('fbaReason', {}, 'reason');
      await tx
        .update(table)
        .set({ state: STATE.closed, reason, ...by })
        .where(eq(table.id, id));
      await forgetTaken(tx, 'fbaEnquiry', id);
      const notice = { enquiryNo: row.enquiryNo, reason, name: row.contactName, nameEn: '' };
      if (row.userId !== null) await postToUser(tx, bus, row.userId, page, 'enquiryClosed', notice);
    } else {
      if (quotes.length === 0) throw refused('fbaNoQuote', {}, 'quotes');
      const rows = priced(quotes, dayIn(new Date(), CHINA));
      await tx.insert(fbaQuotes).values(rows.map((quote) => ({ ...quote, enquiryId: id, byId: visitor.userId })));
      await tx
        .update(table)
        .set({ state: STATE.quoted, ...by })
        .where(eq(table.id, id));
      await forgetTaken(tx, 'fbaEnquiry', id);
      await tell(tx, services, row, rows, page);
    }
    await bus.publish(tx, { type: 'desk' });
  });
  return null;
}

async function decide(
  { db, bus }: Services,
  { id, decision, quoteId }: In<Calls['decideFbaEnquiry']>,
  { page }: Caller<Member>,
) {
  await db.transaction(async (tx) => {
    const row = await locked(tx, id);
    if (decision === 'close') {
      await tx.update(table).set({ state: STATE.closed }).where(eq(table.id, id));
      await forgetTaken(tx, 'fbaEnquiry', id);
    } else {
      if (row.state !== STATE.quoted) throw refused('fbaMoved');
      if (quoteId === undefined) throw badInput('quoteId');
      const own = and(eq(fbaQuotes.enquiryId, id), inArray(fbaQuotes.id, [quoteId]));
      const [quote] = await tx.select().from(fbaQuotes).where(own);
      if (!quote) throw badInput('quoteId');
      if (quote.validTo < dayIn(new Date(), CHINA)) throw refused('fbaQuoteOver', {}, 'quoteId');
      await tx.update(table).set({ state: STATE.chosen, chosenQuoteId: quoteId }).where(eq(table.id, id));
      const notice = { enquiryNo: row.enquiryNo, channel: quote.channel, name: row.contactName, nameEn: '' };
      await postToStaff(tx, bus, page, 'enquiryChosen', notice, 'fba:answer');
    }
    await bus.publish(tx, { type: 'desk' });
  });
  return null;
}

type List = Out<Calls['fbaEnquiries']>;
async function list(
  db: Db,
  asked: In<Calls['fbaEnquiries']>,
  { visitor, language }: Caller<Member | Staff>,
): Promise<List> {
  // Whoever of the staff does not answer them has none.
  if (visitor.customerId === null && !visitor.codes.includes('fba:answer')) return { records: [], total: 0 };
  return enquiryPage(db, asked, visitor.customerId, language);
}

/** Questions for a price to a site, and their answers. */
export const fbaEnquiry = (services: Services): FileHandlers<'freight', 'fbaEnquiry'> => ({
  saveFbaEnquiry: (asked, caller) => save(services, asked, caller),
  fbaEnquiries: (asked, caller) => list(services.db, asked, caller),
  fbaEnquiryByToken: ({ token }, { language }) => enquiryByToken(services.db, token, language),
  answerFbaEnquiry: (asked, caller) => answer(services, asked, caller),
  decideFbaEnquiry: (asked, caller) => decide(services, asked, caller),
});
