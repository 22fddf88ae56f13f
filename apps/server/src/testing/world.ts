import { CODES, type Code, contract } from '@lading/api-client/contract';
import { eq, max } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, webUsers } from '../database/schema.ts';
import { openSession } from '../user/session.ts';
import { addMaster } from './fixture.ts';
import { addReview, SENT } from './review.ts';
import type { TestServer } from './server.ts';

export type Side = 'customer' | 'staff';
export const ALL_CODES = Object.keys(CODES) as Code[];
export const MARK = { path: 'bill.fAddress', kind: 'change', proposed: SENT.fAddress, reason: 'typing' } as const;

/** People with the codes that a test gives them, and things of the customer's that nobody has touched yet. */
export function worldOver(server: TestServer) {
  const { db } = server.database;
  const { ids } = server;
  let count = 0;
  const next = (stem = 'MB26W') => {
    count += 1;
    return `${stem}${count}`;
  };
  const call = server.call;

  const nextPhone = () => `139${next('').padStart(8, '0')}`;
  /** Whom `someone` makes next. */
  async function upcoming() {
    const [row] = await db.select({ last: max(webUsers.id) }).from(webUsers);
    return { account: `someone${count + 1}`, userId: (row?.last ?? 0) + 1 };
  }
  let prepared: ((userId: number) => Promise<void>) | undefined;
  /** What whom `someone` makes next has to have. */
  const prepare = (work: (userId: number) => Promise<void>): void => {
    prepared = work;
  };
  /** A session of somebody new: of the customer whose things they are, of another one, or of the forwarder. */
  async function someone(of: Side | 'other', codes: readonly Code[], role?: string): Promise<string> {
    const customerId = of === 'staff' ? null : of === 'customer' ? ids.customer : await otherCustomer(db);
    const user = {
      customerId,
      account: next('someone'),
      passwordHash: '',
      name: '某人',
      roles: role === undefined ? [] : [role],
      codes: [...codes],
    };
    const [row] = await db.insert(webUsers).values(user).returning({ id: webUsers.id });
    const userId = row?.id ?? 0;
    await prepared?.(userId);
    prepared = undefined;
    return openSession(db, userId, 'test');
  }
  /** A booking whose draft waits for the customer, with nothing to object to. */
  const booking = () => addMaster(db, ids.customer, next());
  /** One whose draft differs from what was sent. */
  const review = () => addReview(db, ids.customer, next());
  /** One with a change that is marked and not sent. */
  async function marked(): Promise<number> {
    const bookingId = await review();
    const marks = { bookingId, version: 3, marks: [MARK] };
    await call(contract.order.saveBlMarks, marks, await someone('customer', ['bill:confirm']));
    return bookingId;
  }
  /** One whose change was sent, with its request. */
  async function requested() {
    const bookingId = await marked();
    const asked = { bookingId, version: 3, requestId: 'request-1' };
    const { data } = await call(contract.order.submitBlChanges, asked, await someone('customer', ['bill:confirm']));
    return { bookingId, requests: data.list };
  }
  /** A link to the draft of a booking. */
  async function link() {
    const bookingId = await booking();
    const { data } = await call(contract.order.createBlShare, { bookingId }, await someone('customer', ['bill:view']));
    return { bookingId, ...data };
  }
  const cookies: string[] = [];
  /** A link that was opened: its cookie is among `cookies`. */
  async function visit(): Promise<string> {
    const payload = { token: (await link()).token };
    const answer = await server.app.inject({ method: 'POST', url: contract.order.enterBlShare.path, payload });
    cookies.push(String(answer.headers['set-cookie']).split(';', 1)[0] ?? '');
    return answer.json<{ data: { link: string } }>().data.link;
  }
  return {
    ...server,
    db,
    nextPhone,
    upcoming,
    prepare,
    someone,
    booking,
    review,
    marked,
    requested,
    link,
    visit,
    cookies,
  };
}

export type World = ReturnType<typeof worldOver>;

async function otherCustomer(db: Db): Promise<number> {
  const [row] = await db.select().from(customers).where(eq(customers.code, 'OTHER'));
  if (!row) throw new Error('the fixture has no other customer');
  return row.id;
}
