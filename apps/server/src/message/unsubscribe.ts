import { NOTICE_KIND_NAMES, type NoticeKind } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type NoticeChoice, noticeSettings, webUsers } from '../database/schema.ts';
import type { Wrapping } from '../user/wrapping.ts';
import { choiceOf, kindOf } from './settings.ts';

const ABOUT = 'mail unsubscribe';

/** What of the mails to somebody a link turns off: one kind, or all of them. */
export interface Unsubscribing {
  readonly userId: number;
  readonly kind: NoticeKind | 'all';
}

/** Sealed by the key of the settings: nobody makes one for somebody else. It is good for as long as the key is. */
export const unsubscribeToken = (wrapping: Wrapping, userId: number, kind: string): string =>
  wrapping.wrap(Buffer.from(`${userId} ${kind}`), ABOUT);

export function unsubscribingOf(wrapping: Wrapping, token: string): Unsubscribing | undefined {
  const [id = '', kind = ''] = wrapping.unwrap(token, ABOUT)?.toString().split(' ') ?? [];
  const known = kind === 'all' ? kind : kindOf(kind);
  return /^\d{1,15}$/.test(id) && known ? { userId: Number(id), kind: known } : undefined;
}

/** Whom it concerns; undefined where he is gone. */
export async function personOf(db: Db, { userId }: Unsubscribing) {
  const [person] = await db.select().from(webUsers).where(eq(webUsers.id, userId));
  return person;
}

/** Turns mails off; done twice it is done. */
export const unsubscribe = (db: Db, { userId, kind }: Unsubscribing): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(noticeSettings).values({ userId }).onConflictDoNothing();
    const [row] = await tx.select().from(noticeSettings).where(eq(noticeSettings.userId, userId)).for('update');
    const kinds = kind === 'all' ? NOTICE_KIND_NAMES : [kind];
    const off = kinds.map((one): [string, NoticeChoice] => [one, { ...choiceOf(one, row?.choices), mail: false }]);
    await tx
      .update(noticeSettings)
      .set({ choices: { ...row?.choices, ...Object.fromEntries(off) }, updateTime: new Date() })
      .where(eq(noticeSettings.userId, userId));
  });
