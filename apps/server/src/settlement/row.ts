import type { Out, PortalContract, StatementState } from '@lading/api-client/contract';
import { amountLess } from '@lading/validators/freight';
import { ageingBucket, overdueDays } from '@lading/validators/settlement';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountSums, type accounts, type bookings, type customers } from '../database/schema.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import { chinaDate } from '../time.ts';
import { ofLanguage } from '../user/name.ts';

export type StatementRow = Out<PortalContract['settlement']['inConfirmPage']>['records'][number];
type Sums = typeof accountSums.$inferSelect;

const stateName = (language: Language, state: StatementState): string =>
  say(language, `statement_${state}` satisfies TextId);

export const today = (): string => chinaDate(new Date());

const shownSum = ({ currency, amount, predicted, paid }: Sums): StatementRow['sums'][number] => {
  const say = (text: string) => amountLess(text, '0', currency);
  return {
    currency,
    amount: say(amount),
    predicted: say(predicted),
    variance: amountLess(amount, predicted, currency),
    paid: say(paid),
    open: amountLess(amount, paid, currency),
  };
};

export async function sumsOf(db: Db, accountIds: readonly number[]): Promise<ReadonlyMap<number, Sums[]>> {
  const found = new Map<number, Sums[]>();
  if (accountIds.length === 0) return found;
  const rows = await db
    .select()
    .from(accountSums)
    .where(inArray(accountSums.accountId, [...accountIds]))
    .orderBy(asc(accountSums.position));
  for (const row of rows) found.set(row.accountId, [...(found.get(row.accountId) ?? []), row]);
  return found;
}

interface Found {
  readonly account: typeof accounts.$inferSelect;
  readonly bookingNo: (typeof bookings.$inferSelect)['bookingNo'];
  readonly customer: Pick<typeof customers.$inferSelect, 'name' | 'nameEn'>;
  readonly sums: readonly Sums[];
}

/** A statement as the list shows it. */
export function statementRow({ account, bookingNo, customer, sums }: Found, language: Language): StatementRow {
  const { id, accountNo, kind, status, state, customerId, bookingId, orders, periodFrom, periodTo } = account;
  const issueDay = account.issueDay ?? chinaDate(account.createTime);
  const dueDay = account.dueDay ?? issueDay;
  const late = state === 'paid' || state === 'void' ? 0 : overdueDays(dueDay, today());
  return {
    id,
    accountNo,
    kind,
    status,
    state,
    customerId,
    bookingId,
    bookingNo,
    orders,
    periodFrom,
    periodTo,
    stateName: stateName(language, state),
    customerName: ofLanguage(language, customer.name, customer.nameEn),
    issueDay,
    dueDay,
    confirmBy: account.confirmBy,
    overdueDays: late,
    bucket: ageingBucket(late),
    paidDay: account.paidDay,
    version: account.version,
    lines: account.lines,
    variances: account.variances,
    queries: { open: account.openQueries, answered: account.answeredQueries },
    sums: sums.map(shownSum),
    invoices: account.invoices,
    revision: account.revision,
  };
}
