import type { Out, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { statementTotals } from '@lading/validators/settlement';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, type bookings, chargeSheets, charges } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { chargeOf } from './charge.ts';
import { droppedOf, shownLines } from './charge-lines.ts';
import { variancesOf } from './restate.ts';

type Answer = Out<PortalContract['settlement']['orderCharges']>;

/** The charges of an order: on statements, and those that are on none yet, which come last. */
export async function chargesOfOrder(
  db: Db,
  booking: Pick<typeof bookings.$inferSelect, 'id' | 'bookingNo'>,
  language: Language,
): Promise<Answer> {
  const rows = await db
    .select({ line: accountLines, account: accounts })
    .from(accountLines)
    .innerJoin(accounts, eq(accounts.id, accountLines.accountId))
    .where(and(eq(accountLines.bookingId, booking.id), ne(accounts.status, ACCOUNT_STATUS.void)))
    .orderBy(asc(accounts.id), asc(accountLines.position), asc(accountLines.id));
  const byId = new Map(rows.map(({ account }) => [account.id, account]));
  const lines = rows.map(({ line }) => line);
  const shown = await shownLines(db, lines, (id) => byId.get(id) ?? { bookingId: booking.id, fx: [] }, language);
  const waiting = await db
    .select()
    .from(charges)
    .where(eq(charges.bookingId, booking.id))
    .orderBy(asc(charges.position), asc(charges.id));
  const [sheet] = await db.select().from(chargeSheets).where(eq(chargeSheets.bookingId, booking.id));
  const promised = withPromise(waiting, sheet?.promised ?? []);
  const apart = variancesOf(promised, []);
  const list: Answer['list'] = [
    ...shown.map((line, at) => {
      const account = byId.get(lines[at]?.accountId ?? 0);
      return {
        ...line,
        account: account ? { id: account.id, accountNo: account.accountNo, status: account.status } : null,
      };
    }),
    ...promised.map((charge) => {
      const { id, predicted } = charge;
      const { diff = null, percent = null, state = 'same' as const } = apart.get(id) ?? {};
      return {
        ...chargeOf(charge),
        id,
        predicted,
        bookingId: booking.id,
        bookingNo: booking.bookingNo,
        reason: charge.reason,
        reasonText: charge.reasonText,
        source: predicted === null ? null : (sheet?.source ?? null),
        check: 'none' as const,
        query: null,
        variance: diff,
        percent,
        varianceState: state,
        invoiced: false,
        account: null,
      };
    }),
  ];
  return { list, totals: statementTotals(list), dropped: await droppedOf(db, [booking.id], lines) };
}

interface Promised {
  readonly code: string;
  readonly currency: string;
  readonly amount: string;
}

/** Charges with what was promised of them: of several with one code the first has it. */
export function withPromise<Charge extends { readonly code: string; readonly currency: string }>(
  list: readonly Charge[],
  promised: readonly Promised[],
): (Charge & { readonly predicted: string | null })[] {
  const left = new Map(
    statementTotals(promised.map(({ code, currency, amount }) => ({ currency: `${code} ${currency}`, amount }))).map(
      ({ currency, amount }) => [currency, amount],
    ),
  );
  return list.map((charge) => {
    const key = `${charge.code} ${charge.currency}`;
    const predicted = left.get(key) ?? null;
    left.delete(key);
    return { ...charge, predicted };
  });
}
