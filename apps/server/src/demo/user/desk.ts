import { eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { rowsOf } from '../../database/rows.ts';
import { deskTakes, webUsers } from '../../database/schema.ts';
import { waiting } from '../../desk/declared.ts';
import type { DemoDomain } from '../demo-domain.ts';

/** The forwarder's other people; each has the password of the first. */
const COLLEAGUES = [
  { account: '13700137001', name: '林悦', nameEn: 'Lin Yue', roles: ['op'] },
  { account: '13700137002', name: '周妍', nameEn: 'Zhou Yan', roles: ['doc'] },
  { account: '13700137003', name: '徐曼', nameEn: 'Xu Man', roles: ['finance'] },
  { account: '13700137004', name: '沈舟', nameEn: 'Shen Zhou', roles: ['pricing'] },
  { account: '13700137005', name: '何悦', nameEn: 'He Yue', roles: ['sales'] },
  { account: '13700137006', name: '韩蕊', nameEn: 'Han Rui', roles: ['content'] },
] as const;

/** Adds them; they know the way in by the first one's password. */
async function addColleagues(tx: Db): Promise<void> {
  const [first] = await tx.select().from(webUsers).where(isNull(webUsers.customerId)).orderBy(webUsers.id).limit(1);
  if (!first) return;
  const { id: _, ...like } = first;
  const rows = COLLEAGUES.map(({ roles, ...one }) => ({ ...like, ...one, roles: [...roles], codes: [], email: '' }));
  await tx.insert(webUsers).values(rows).onConflictDoNothing();
}

/** Some of what waits is somebody's already: the oldest of each queue that his role handles. */
async function takeSome(tx: Db): Promise<void> {
  const whose = [
    ['booking', '13700137001'],
    ['change', '13700137002'],
    ['release', '13700137003'],
    ['fbaEnquiry', '13700137005'],
  ] as const;
  for (const [kind, account] of whose) {
    const [one] = await rowsOf<{ id: number }>(
      tx,
      sql`select work.id from (${waiting([kind])}) work order by work.since desc, work.id limit 1`,
    );
    const [user] = await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.account, account));
    if (one && user)
      await tx
        .insert(deskTakes)
        .values({ kind, subjectId: Number(one.id), userId: user.id })
        .onConflictDoNothing();
  }
}

/** Who works at the desk beside the first, and what of its queues is in hand. */
export const desk: DemoDomain = {
  async load(tx) {
    await addColleagues(tx);
    await takeSome(tx);
  },
};
