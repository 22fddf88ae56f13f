import {
  APPLICATION_STATE,
  type ApplicationKind,
  type contract,
  type In,
  type Out,
  type StaffRole,
} from '@lading/api-client/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { applications, customers, todos } from '../database/schema.ts';
import { forgetTaken } from '../desk/taken.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import type { Services } from '../services.ts';
import { chinaDate } from '../time.ts';
import type { findApplication } from './find.ts';
import { ownCodesOf } from './grants.ts';
import { joinProgramme } from './membership.ts';
import { RETURNED } from './returned.ts';
import type { Staff } from './session.ts';

type Calls = typeof contract.user;
type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const YEAR = 365 * 86_400_000;
/** Which of the forwarder's roles decide what; the code granted by itself, or by a role of the house's own, decides all. */
export const DECIDES: Readonly<Record<ApplicationKind, readonly StaffRole[]>> = {
  certification: ['sales', 'admin'],
  credit: ['finance', 'admin'],
  fuda: ['sales', 'admin'],
};

async function insistOnRole(db: Db, userId: number, kind: ApplicationKind): Promise<void> {
  const { roles, codes } = await ownCodesOf(db, userId);
  const may = codes.includes('customer:review') || DECIDES[kind].some((role) => roles.includes(role));
  if (!may) throw refused('notYourDecision');
}

/** What an approved application makes of the company. */
async function grant(tx: Db, { id, kind, customerId, content }: Application): Promise<void> {
  const validTo = chinaDate(new Date(Date.now() + YEAR));
  const own = eq(customers.id, customerId);
  const [customer] = await tx.select().from(customers).where(own).for('update');
  if (!customer) throw notFound();
  if (kind === 'credit') {
    const { method, days, limit } = content as { method: string; days: number; limit: string };
    await tx.update(customers).set({ credit: { method, days, limit, validTo } }).where(own);
  } else if (kind === 'fuda') {
    await joinProgramme(tx, customer, { id, content }, validTo);
  } else {
    const { companyName, uscc } = content as { companyName: string; uscc?: string };
    const taken = uscc && (await tx.$count(customers, and(eq(customers.uscc, uscc), ne(customers.id, customerId))));
    if (taken) throw refused('usccTaken');
    await tx
      .update(customers)
      .set({
        certification: 2,
        level: Math.max(1, customer.level),
        name: companyName,
        uscc: uscc ?? null,
        revision: customer.revision + 1,
      })
      .where(own);
  }
}

/** Approves an application or returns it: once, whoever comes first. */
export async function decide(
  { db, bus, security }: Services,
  { kind, id, decision, reason, reasons }: In<Calls['decideApplication']>,
  { visitor, page, address }: Caller<Staff>,
  found: Application | undefined,
): Promise<Out<Calls['decideApplication']>> {
  if (found?.kind !== kind) throw notFound();
  if (decision === 'return' && reason === '') throw refused('reasonMissing');
  const { userId } = visitor;
  await insistOnRole(db, userId, kind);
  const state = decision === 'approve' ? APPLICATION_STATE.approved : APPLICATION_STATE.returned;
  await db.transaction(async (tx) => {
    const open = and(eq(applications.id, id), eq(applications.state, APPLICATION_STATE.review));
    const values = { state, reason, reasons, decidedBy: userId, decidedAt: new Date() };
    const [row] = await tx.update(applications).set(values).where(open).returning();
    if (!row) throw refused('decidedAlready');
    await forgetTaken(tx, kind, id);
    await bus.publish(tx, { type: 'desk' });
    if (decision === 'approve') await grant(tx, row);
    else await tx.insert(todos).values({ customerId: row.customerId, busType: RETURNED[kind], applicationId: id });
    if (decision === 'return' && kind === 'certification') {
      const inReview = and(eq(customers.id, row.customerId), eq(customers.certification, 1));
      await tx.update(customers).set({ certification: 3 }).where(inReview);
    }
    const notice = { kind, decision, reason };
    await postNotice(tx, bus, { customerId: row.customerId, page }, 'applicationDecided', notice);
  });
  security.note('decided', { userId, address, detail: { kind, application: id, decision } });
  return { id, status: state };
}
