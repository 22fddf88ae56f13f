import { inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accounts, bookings, customers, webUsers } from '../database/schema.ts';
import type { ImportDocument } from './format.ts';
import { type Problem, problem } from './problem.ts';
import type { ProblemId } from './problem-texts.ts';

interface Named {
  readonly name: string;
  readonly path: string;
}

/** The natural keys that stand in the file, with their places. */
function namedIn(file: ImportDocument) {
  const of = <Row>(rows: readonly Row[] | undefined, path: string, name: (row: Row) => string): Named[] =>
    (rows ?? []).map((row, at) => ({ name: name(row), path: path.replace('*', String(at)) }));
  return {
    customers: of(file.customers, 'customers[*].code', ({ code }) => code),
    users: [
      ...(file.customers ?? []).flatMap(({ users }, at) =>
        of(users, `customers[${at}].users[*].account`, ({ account }) => account),
      ),
      ...of(file.staff, 'staff[*].account', ({ account }) => account),
    ],
    bookings: of(file.bookings, 'bookings[*].bookingNo', ({ bookingNo }) => bookingNo),
    accounts: (file.bookings ?? []).flatMap((booking, at) =>
      of(booking.accounts, `bookings[${at}].accounts[*].accountNo`, ({ accountNo }) => accountNo),
    ),
  };
}

/** Names that stand twice among the same kind of things. */
export function repeated(named: readonly Named[]): Problem[] {
  const seen = new Map<string, string>();
  return named.flatMap(({ name, path }) => {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, path);
    return first === undefined || name === '' ? [] : [problem('duplicate', path, name, { first })];
  });
}

async function among(names: readonly string[], find: (some: string[]) => Promise<{ name: string }[]>) {
  const found = new Set<string>();
  for (let at = 0; at < names.length; at += 1000)
    for (const { name } of await find(names.slice(at, at + 1000))) found.add(name);
  return found;
}

/**
 * Everything a file names that is there already, or is nowhere: its customers, login names, bookings and statements are
 * known by code, account, booking number and account number.
 */
export async function checkReferences(db: Db, file: ImportDocument): Promise<Problem[]> {
  const named = namedIn(file);
  const messages = file.messages ?? [];
  const bookingList = file.bookings ?? [];
  const names = (list: readonly Named[]) => list.map(({ name }) => name);
  const wantedCustomers = [...bookingList, ...messages].flatMap(({ customer }) => customer ?? []);
  const wantedUsers = [
    ...messages.flatMap(({ account, readBy = [] }) => [...(account ? [account] : []), ...readBy]),
    ...bookingList.flatMap(({ confirmedBy, accounts: list = [] }) => [
      ...(confirmedBy ? [confirmedBy] : []),
      ...list.flatMap((one) => one.confirmedBy ?? []),
    ]),
  ];
  const inBase = {
    customers: await among([...new Set([...names(named.customers), ...wantedCustomers])], (some) =>
      db.select({ name: customers.code }).from(customers).where(inArray(customers.code, some)),
    ),
    users: await among([...new Set([...names(named.users), ...wantedUsers])], (some) =>
      db.select({ name: webUsers.account }).from(webUsers).where(inArray(webUsers.account, some)),
    ),
    bookings: await among(names(named.bookings), (some) =>
      db.select({ name: bookings.bookingNo }).from(bookings).where(inArray(bookings.bookingNo, some)),
    ),
    accounts: await among(names(named.accounts), (some) =>
      db.select({ name: accounts.accountNo }).from(accounts).where(inArray(accounts.accountNo, some)),
    ),
  };
  const known = {
    customers: new Set([...names(named.customers), ...inBase.customers]),
    users: new Set([...names(named.users), ...inBase.users]),
  };
  const unless = (id: ProblemId, set: ReadonlySet<string>, path: string, name: string | undefined) =>
    name === undefined || set.has(name) ? [] : [problem(id, path, name)];
  return [
    ...(['customers', 'users', 'bookings', 'accounts'] as const).flatMap((kind) => [
      ...repeated(named[kind]),
      ...named[kind]
        .filter(({ name }) => inBase[kind].has(name))
        .map(({ name, path }) => problem('loaded', path, name)),
    ]),
    ...bookingList.flatMap((booking, at) => {
      const path = `bookings[${at}]`;
      const list = booking.accounts ?? [];
      const own = new Set(list.map(({ accountNo }) => accountNo));
      return [
        ...unless('unknownCustomer', known.customers, `${path}.customer`, booking.customer),
        ...unless('unknownAccount', known.users, `${path}.confirmedBy`, booking.confirmedBy),
        ...list.flatMap((one, n) =>
          unless('unknownAccount', known.users, `${path}.accounts[${n}].confirmedBy`, one.confirmedBy),
        ),
        ...(booking.todos ?? []).flatMap((one, n) =>
          unless('unknownAccountNo', own, `${path}.todos[${n}].accountNo`, one.accountNo),
        ),
      ];
    }),
    ...messages.flatMap(({ customer, account, readBy = [] }, at) => [
      ...((customer === undefined) === (account === undefined)
        ? [problem('oneReceiver', `messages[${at}]`, undefined)]
        : []),
      ...unless('unknownCustomer', known.customers, `messages[${at}].customer`, customer),
      ...unless('unknownAccount', known.users, `messages[${at}].account`, account),
      ...readBy.flatMap((name, n) => unless('unknownAccount', known.users, `messages[${at}].readBy[${n}]`, name)),
    ]),
  ];
}
