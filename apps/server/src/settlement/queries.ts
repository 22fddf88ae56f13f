import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { accountFiles, accounts, bookings, chargeQueries, customers, files } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { chinaDate, isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { shownQueries } from './charge-lines.ts';
import { answer, dispute, reply } from './dispute.ts';
import { keepQueryFile } from './query-files.ts';

type Calls = PortalContract['settlement'];
const DAY = 86_400_000;
/** Days within which the house answers. */
const ANSWER_WITHIN = 2;

async function page(
  db: Db,
  { current, size, status, keyword }: In<Calls['queryPage']>,
  own: number | null,
  language: Language,
): Promise<Out<Calls['queryPage']>> {
  const like = containing(keyword.trim());
  const wanted = and(
    own === null ? undefined : eq(chargeQueries.customerId, own),
    status === '' ? undefined : eq(chargeQueries.status, status),
    keyword.trim()
      ? or(ilike(accounts.accountNo, like), ilike(bookings.bookingNo, like), ilike(customers.name, like))
      : undefined,
  );
  const line = sql`(${chargeQueries.line}->>'bookingId')::bigint`;
  const from = () =>
    db
      .select({ query: chargeQueries, account: accounts, bookingNo: bookings.bookingNo, customer: customers })
      .from(chargeQueries)
      .innerJoin(accounts, eq(accounts.id, chargeQueries.accountId))
      .innerJoin(customers, eq(customers.id, chargeQueries.customerId))
      .innerJoin(bookings, eq(bookings.id, line))
      .where(wanted);
  const rows = await from()
    .orderBy(
      sql`case ${chargeQueries.status} when 'open' then 0 when 'accepted' then 1 when 'answered' then 2 else 3 end`,
      status === 'settled' || status === 'changed' ? desc(chargeQueries.id) : asc(chargeQueries.id),
    )
    .limit(size)
    .offset((current - 1) * size);
  const total = await db.$count(from().as('found'));
  const shown = await shownQueries(
    db,
    rows.map(({ query }) => query),
    language,
  );
  return {
    total,
    records: rows.flatMap(({ query, account, bookingNo, customer }) => {
      const own = shown.get(query.id);
      const { code, name, nameEn, currency, amount } = query.line;
      return own
        ? [
            {
              ...own,
              accountId: account.id,
              accountNo: account.accountNo,
              accountStatus: account.status,
              accountRevision: account.revision,
              customerName: ofLanguage(language, customer.name, customer.nameEn),
              lineId: query.lineId ?? query.line.id,
              bookingNo,
              code,
              name,
              nameEn,
              currency,
              amount,
              askedAt: isoInstant(query.createTime),
              answerBy:
                query.status === 'open' ? chinaDate(new Date(query.createTime.getTime() + ANSWER_WITHIN * DAY)) : null,
            },
          ]
        : [];
    }),
  };
}

/** Queries of lines, with their files. */
export const queries = (services: Services): FileHandlers<'settlement', 'queries'> => ({
  queryPage: (asked, { language, visitor: { customerId } }) => page(services.db, asked, customerId, language),
  addQueryFile: (asked, { visitor }, { account }) => keepQueryFile(services, asked.file, account, visitor.userId),

  async queryFileBytes({ accountId, fileId }) {
    const [found] = await services.db
      .select({ file: files })
      .from(accountFiles)
      .innerJoin(files, eq(files.id, accountFiles.fileId))
      .where(and(eq(accountFiles.accountId, accountId), eq(accountFiles.fileId, fileId)));
    if (!found) throw notFound();
    const { name, contentType } = found.file;
    return { name, contentType, body: await services.uploads.read(found.file) };
  },

  disputeCharge: (asked, caller, statement) => dispute(services, asked, caller, statement),
  answerCharge: (asked, caller) => answer(services, asked, caller),
  replyCharge: (asked, caller) => reply(services, asked, caller),
});
