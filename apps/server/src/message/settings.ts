import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from '@lading/api-client/contract';
import { mobile } from '@lading/validators';
import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type NoticeChoice, noticeSettings, webUsers } from '../database/schema.ts';
import type { Timing } from './due.ts';

type Row = typeof noticeSettings.$inferSelect;
export type Choices = Row['choices'];

export const kindOf = (type: string): NoticeKind | undefined => NOTICE_KIND_NAMES.find((kind) => kind === type);

/** Of one kind: what somebody chose, else what goes for everybody. */
export function choiceOf(kind: NoticeKind, choices: Choices = {}): NoticeChoice {
  const { mail, sms } = NOTICE_KINDS[kind];
  const chosen = choices[kind];
  return chosen ? { ...chosen, sms: chosen.sms && sms } : { portal: true, mail, sms: false };
}

const AS_EVER: Timing = { digest: 'none', quietFrom: '', quietTo: '', zone: 'Asia/Shanghai' };
export const timingOf = (row: Row | null | undefined): Timing => row ?? AS_EVER;

/** Where text messages to somebody go: his account, where that is a telephone. */
export const phoneOf = (account: string): string => (mobile.is(account) ? account : '');

/** A customer's people of whom this is so, with how each wants to be told. */
const peopleWith = (db: Db, which: SQL | undefined) =>
  db
    .select({ user: webUsers, settings: noticeSettings })
    .from(webUsers)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, webUsers.id))
    .where(and(which, eq(webUsers.active, true), isNotNull(webUsers.customerId)));

/** All people of a company, or one person. */
export const receiversOf = (db: Db, { customerId, userId }: { customerId: number | null; userId: number | null }) =>
  peopleWith(
    db,
    or(
      customerId === null ? undefined : eq(webUsers.customerId, customerId),
      userId === null ? undefined : eq(webUsers.id, userId),
    ),
  );
