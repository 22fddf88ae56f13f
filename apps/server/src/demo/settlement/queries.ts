import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { accountLines, accounts, chargeQueries, chargeQueryNotes, webUsers } from '../../database/schema.ts';
import { issuedLine } from '../../settlement/charge-lines.ts';
import { noteAccount } from '../../settlement/note.ts';
import { restate } from '../../settlement/restate.ts';

const OPEN = [ACCOUNT_STATUS.toConfirm, ACCOUNT_STATUS.reissued];

const STORIES = [
  {
    status: 'answered',
    text: '这一项比报价高，请说明原因。',
    answer: '改单在截单之后提出，船公司按次收取；通知已发给贵司操作。',
  },
  { status: 'open', text: '司机 13:40 到，14:10 装完离场，没有待时。', answer: '' },
] as const;

/** Two statements whose customers ask about a line: one is answered, one waits. */
export async function loadQueries(tx: Db, staffId: number | null): Promise<void> {
  const found = await tx
    .select({ line: accountLines, account: accounts })
    .from(accountLines)
    .innerJoin(accounts, eq(accounts.id, accountLines.accountId))
    .where(and(inArray(accounts.status, OPEN), inArray(accountLines.code, ['AMD', 'TRK'])))
    .orderBy(asc(accountLines.code), asc(accountLines.id));
  const chosen = found.filter(({ account }, at) => found.findIndex((one) => one.account.id === account.id) === at);
  for (const [at, story] of STORIES.entries()) {
    const of = chosen[at];
    if (!of) continue;
    const { line, account } = of;
    const [asker] = await tx
      .select()
      .from(webUsers)
      .where(and(eq(webUsers.customerId, account.customerId), isNotNull(webUsers.account)))
      .orderBy(asc(webUsers.id))
      .limit(1);
    const [query] = await tx
      .insert(chargeQueries)
      .values({
        accountId: account.id,
        lineId: line.id,
        customerId: account.customerId,
        status: story.status,
        reason: line.code === 'TRK' ? ('notOccurred' as const) : ('notAgreed' as const),
        line: issuedLine(line, account.bookingId),
      })
      .returning();
    if (!query) continue;
    const notes = [{ side: 'customer' as const, userId: asker?.id ?? null, text: story.text }];
    const answers = story.answer ? [{ side: 'staff' as const, userId: staffId, text: story.answer }] : [];
    await tx.insert(chargeQueryNotes).values([...notes, ...answers].map((note) => ({ ...note, queryId: query.id })));
    const check = story.status === 'open' ? 'queried' : 'answered';
    await tx.update(accountLines).set({ check }).where(eq(accountLines.id, line.id));
    const charge = { charge: line.name, chargeEn: line.nameEn };
    await noteAccount(tx, account.id, 'queried', asker?.id ?? null, charge);
    if (story.answer) await noteAccount(tx, account.id, 'answered', staffId, charge);
    await restate(tx, account.id);
  }
}
