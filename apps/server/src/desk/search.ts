import { type contract, DESK_FOUND, type In } from '@lading/api-client/contract';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import type { Services } from '../services.ts';
import type { Staff } from '../user/session.ts';
import { companiesOf } from './search/companies.ts';
import { type Asked, type Found, mayAny } from './search/found.ts';
import { messagesOf } from './search/messages.ts';
import { ordersOf, ordersOfCompanies } from './search/orders.ts';

/** Shown of one kind. */
const MOST = 6;
/** Companies whose orders are shown with them. */
const WITH_ORDERS = 2;

async function find({ db }: Services, asked: Asked): Promise<Found[]> {
  const [orders, companies, messages] = await Promise.all([
    ordersOf(db, asked),
    companiesOf(db, asked),
    messagesOf(db, asked),
  ]);
  const theirs = await ordersOfCompanies(
    db,
    companies.slice(0, WITH_ORDERS).map(({ id }) => id),
    asked,
  );
  const seen = mayAny(asked, ['customer:review']) ? companies : [];
  const known = new Set(orders.filter(({ kind }) => kind === 'order').map(({ id }) => id));
  const all = [...orders, ...theirs.filter(({ id }) => !known.has(id)), ...seen, ...messages];
  return DESK_FOUND.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, MOST));
}

export const search = (services: Services): FileHandlers<'desk', 'search'> => ({
  deskSearch: async ({ keyword }: In<typeof contract.desk.deskSearch>, { visitor, language }: Caller<Staff>) => ({
    list: await find(services, { keyword, codes: visitor.codes, language }),
  }),
});
