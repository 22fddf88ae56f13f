import type { ApplicationKind, contract, In, Out } from '@lading/api-client/contract';
import { uscc as usccRule } from '@lading/validators';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, files, applications as table } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { postToStaff } from '../message/post.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { listApplications, toApplications } from './application-list.ts';
import { decide } from './decisions.ts';
import { RETURNED } from './returned.ts';
import type { Member } from './session.ts';
import { closeToDo } from './to-do-items.ts';

type Calls = typeof contract.user;
/** Writes an application down and tells those who decide it. */
async function apply(
  { db, bus }: Services,
  kind: ApplicationKind,
  content: Readonly<Record<string, unknown>>,
  { visitor, page }: Caller<Member>,
): Promise<Out<Calls['applyFuda']>> {
  const { customerId, userId } = visitor;
  const known = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined && value !== ''));
  return db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (!customer) throw notFound();
    if (kind === 'credit' && customer.certification !== 2) throw refused('notCertified');
    const [row] = await tx
      .insert(table)
      .values({ kind, customerId, userId, content: known })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refused('inReview');
    // Whoever is certified stays so while the next papers are looked at.
    if (kind === 'certification' && customer.certification !== 2)
      await tx.update(customers).set({ certification: 1 }).where(eq(customers.id, customerId));
    await closeToDo(tx, RETURNED[kind], { customerId });
    await bus.publish(tx, { type: 'desk' });
    const values = { kind, company: visitor.company, name: visitor.name, nameEn: visitor.nameEn };
    await postToStaff(tx, bus, page, 'applicationSent', values, 'customer:review');
    return { id: row.id, status: row.state };
  });
}

async function certify(services: Services, asked: In<Calls['applyCertification']>, caller: Caller<Member>) {
  const { db } = services;
  const { customerId } = caller.visitor;
  const code = (asked.uscc ?? '').toUpperCase();
  if (asked.kind === 'mainland' && !usccRule.is(code)) throw refused('usccWrong');
  if (asked.kind !== 'mainland' && !asked.registrationNo) throw refused('registrationMissing');
  const paper = asked.authorisationFileId;
  if (paper !== undefined) {
    const own = and(eq(files.id, paper), eq(files.customerId, customerId), eq(files.folder, 'papers'));
    if ((await db.$count(files, own)) === 0) throw notFound();
  }
  if (asked.kind === 'mainland') {
    const [taken] = await db.select({ id: customers.id }).from(customers).where(eq(customers.uscc, code));
    if (taken && taken.id !== customerId) throw refused('usccTaken');
  }
  return apply(services, 'certification', { ...asked, uscc: asked.kind === 'mainland' ? code : undefined }, caller);
}

async function mine(db: Db, customerId: number, language: Language) {
  const rows = await db
    .selectDistinctOn([table.kind])
    .from(table)
    .where(eq(table.customerId, customerId))
    .orderBy(table.kind, desc(table.id));
  return { list: await toApplications(db, rows, language) };
}

/** What companies apply for, and who decides it. */
export const applications = (services: Services): FileHandlers<'user', 'applications'> => ({
  myApplications: (_asked, { visitor, language }) => mine(services.db, visitor.customerId, language),
  applyCertification: (asked, caller) => certify(services, asked, caller),
  applyCredit: (asked, caller) => apply(services, 'credit', asked, caller),
  async applyFuda({ agreement, ...asked }, caller) {
    if (!agreement) throw refused('agreementMissing');
    return apply(services, 'fuda', asked, caller);
  },
  applicationPage: (asked, { language }) => listApplications(services.db, asked, language),
  decideApplication: (asked, caller, found) => decide(services, asked, caller, found),
});
