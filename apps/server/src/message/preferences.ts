import { type contract, type In, NOTICE_KIND_NAMES, type NoticeZone, type Out } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { noticeSettings, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { choiceOf, phoneOf, timingOf } from './settings.ts';

type Calls = typeof contract.message;

async function read(db: Db, userId: number): Promise<Out<Calls['noticePreferences']>> {
  const [row] = await db
    .select({ user: webUsers, settings: noticeSettings })
    .from(webUsers)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, webUsers.id))
    .where(eq(webUsers.id, userId));
  if (!row) throw notFound();
  const { user, settings } = row;
  const { digest, quietFrom, quietTo, zone } = timingOf(settings);
  // The forwarder's people are told what their roles handle.
  const kinds = user.customerId === null ? [] : NOTICE_KIND_NAMES;
  return {
    choices: kinds.map((kind) => ({ kind, ...choiceOf(kind, settings?.choices) })),
    digest,
    quietFrom,
    quietTo,
    zone: zone as NoticeZone,
    language: user.language,
    mailTo: user.email,
    smsTo: phoneOf(user.account),
  };
}

async function save(db: Db, userId: number, { choices, language, ...timing }: In<Calls['savePreferences']>) {
  if ((timing.quietFrom === '') !== (timing.quietTo === ''))
    throw refused('quietBoth', {}, timing.quietFrom === '' ? 'quietFrom' : 'quietTo');
  const chosen = Object.fromEntries(choices.map(({ kind, ...choice }) => [kind, choice]));
  await db.transaction(async (tx) => {
    // Two windows that save at once: the second adds to what the first wrote.
    await tx.insert(noticeSettings).values({ userId }).onConflictDoNothing();
    const [before] = await tx.select().from(noticeSettings).where(eq(noticeSettings.userId, userId)).for('update');
    await tx
      .update(noticeSettings)
      .set({ ...timing, choices: { ...before?.choices, ...chosen }, updateTime: new Date() })
      .where(eq(noticeSettings.userId, userId));
    await tx.update(webUsers).set({ language }).where(eq(webUsers.id, userId));
  });
  return null;
}

/** How somebody wants to be told. */
export const preferences = ({ db }: Services): FileHandlers<'message', 'preferences'> => ({
  noticePreferences: (_asked, { visitor }) => read(db, visitor.userId),
  savePreferences: (asked, { visitor }) => save(db, visitor.userId, asked),
});
