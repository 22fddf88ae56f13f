import { type Arg, contract, type Out } from '../contract/index.ts';
import type { Client } from './create-client.ts';

/** Compiled, never run: what must not compile carries an expectation of the error. */
export async function typeTests({ call }: Client): Promise<unknown> {
  const { user, order, settlement } = contract;
  const type: 1 | 2 = await call(order.blType, { bookingId: 1 });
  const file: Blob = await call(settlement.report, { reportlet: 'booking_account', accountId: 1 });
  const nothing: null = await call(user.logout);
  const title: string | undefined = (await call(user.toDoList, {})).records[0]?.title;
  const weight: string = (await call(order.initInfoMbl, { bookingId: 1 })).mblGoodsVo.actualWeight;
  const sorted: Arg<typeof order.orderPage> = { sort: { field: 'etd', order: 'asc' } };
  const roles: Out<typeof user.webUserInfo>['roles'] = ['bill:view'];

  // @ts-expect-error an id is a number
  await call(order.blType, { bookingId: '1' });
  // @ts-expect-error the password is missing
  await call(user.login, { account: '13800138000' });
  // @ts-expect-error this call takes an argument
  await call(order.blType);
  // @ts-expect-error this call takes none
  await call(user.logout, { account: 'x' });
  // @ts-expect-error a field that does not exist
  await call(order.blType, { bookingId: 1, orderId: 2 });
  // @ts-expect-error `type` must be 4, the number that confirms
  await call(settlement.updateInConfirm, { accountId: 1, type: '3' });
  // @ts-expect-error the answer is 1 or 2
  const wrong: 3 = await call(order.blType, { bookingId: 1 });
  // @ts-expect-error a weight is a decimal string
  const number: number = (await call(order.initInfoMbl, { bookingId: 1 })).mblGoodsVo.actualWeight;
  // @ts-expect-error the record has no such field
  (await call(user.toDoList, {})).records[0]?.subject;

  return [type, file, nothing, title, weight, sorted, roles, wrong, number];
}
