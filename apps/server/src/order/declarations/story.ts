import type { DeclarationEvent, Out, PortalContract } from '@lading/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { declarationLog, webUsers } from '../../database/schema.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { signed } from '../signed.ts';
import type { Paper } from './about.ts';

type Story = Out<PortalContract['order']['vgm']>['log'];

/** Lines that a page is told, the newest first. */
const MOST = 100;

interface Entry {
  readonly bookingId: number;
  readonly kind: Paper;
  readonly event: DeclarationEvent;
  readonly userId: number | null;
  readonly ctnNos?: readonly string[];
  readonly note?: string;
}

/** Writes who did what, in the transaction that did it. Saves that follow each other by one person are one line. */
export async function noteDeclaration(tx: Db, entry: Entry): Promise<void> {
  const { bookingId, kind, event, userId } = entry;
  if (event === 'saved') {
    const [last] = await tx
      .select()
      .from(declarationLog)
      .where(and(eq(declarationLog.bookingId, bookingId), eq(declarationLog.kind, kind)))
      .orderBy(desc(declarationLog.id))
      .limit(1);
    if (last?.event === 'saved' && last.userId === userId) {
      await tx.update(declarationLog).set({ createTime: new Date() }).where(eq(declarationLog.id, last.id));
      return;
    }
  }
  await tx.insert(declarationLog).values({ ...entry, ctnNos: entry.ctnNos ?? [], note: entry.note ?? '' });
}

export async function storyOf(db: Db, bookingId: number, kind: Paper, language: Language): Promise<Story> {
  const rows = await db
    .select({ entry: declarationLog, user: webUsers })
    .from(declarationLog)
    .leftJoin(webUsers, eq(webUsers.id, declarationLog.userId))
    .where(and(eq(declarationLog.bookingId, bookingId), eq(declarationLog.kind, kind)))
    .orderBy(desc(declarationLog.id))
    .limit(MOST);
  return rows.map(({ entry: { event, ctnNos, note, createTime }, user }) => ({
    event,
    note,
    ctnNos: [...ctnNos],
    at: isoInstant(createTime),
    ...signed(language, user, null),
  }));
}
