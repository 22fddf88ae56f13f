import { type ImportDomain, soundRows } from '../import-domain.ts';
import { named } from '../keys.ts';
import type { BookingIn, OrderPart } from '../order/format.ts';
import { USERS } from '../user/keys.ts';
import { checkAccount } from './check-account.ts';
import { ACCOUNTS } from './keys.ts';
import { insertAccounts } from './load-accounts.ts';

/** The statements, which stand within their bookings. */
export const settlement: ImportDomain<OrderPart> = {
  names: ({ bookings = [] }) => ({
    gives: bookings.map(({ accounts }, at) => [
      ACCOUNTS,
      named(accounts, `bookings[${at}].accounts`, '.accountNo', ({ accountNo }) => accountNo),
    ]),
    uses: bookings.map(({ accounts }, at) => [
      USERS,
      named(accounts, `bookings[${at}].accounts`, '.confirmedBy', ({ confirmedBy }) => confirmedBy),
    ]),
  }),
  check: (file, checking) => ({
    ready: undefined,
    problems: soundRows<BookingIn>(file.bookings, 'bookings', checking).flatMap(({ row, path }) =>
      (row.accounts ?? []).flatMap((account, at) => checkAccount(account, `${path}.accounts[${at}]`)),
    ),
  }),
  async load(tx, { bookings = [] }) {
    const list = bookings.flatMap(({ bookingNo, customer, accounts = [] }) =>
      accounts.map((account) => ({ bookingNo, customer, account })),
    );
    await insertAccounts(tx, list);
    return { counts: { accounts: list.length } };
  },
};
