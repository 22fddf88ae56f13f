import type { Code } from '@lading/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { messages, webUsers } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { codesOf } from '../user/codes.ts';
import { grantsOf } from '../user/grants.ts';
import { spread } from './spread.ts';
import { noteForWebhooks } from './webhooks.ts';

/** The server's own messages: their facts are kept, the words are chosen when they are read. */
export type NoticeType =
  | 'copyReady'
  | 'copyConfirmed'
  | 'accountConfirmed'
  | 'changesSent'
  | 'changesAnswered'
  | 'applicationSent'
  | 'applicationDecided'
  | 'inquirySent'
  | 'inquiryAnswered'
  | 'enquirySent'
  | 'enquiryAnswered'
  | 'enquiryClosed'
  | 'enquiryChosen'
  | 'bidTaken'
  | 'bidCountered'
  | 'bidOutbid'
  | 'bidLost'
  | 'bidLapsed'
  | 'bidSent'
  | 'bidAgreed'
  | 'rateDropped'
  | 'roomLow'
  | 'sailingChanged'
  | 'docsClose'
  | 'bookingAccepted'
  | 'bookingRejected'
  | 'spaceReleased'
  | 'bookingRolled'
  | 'bookingCancelled'
  | 'bookingKept'
  | 'bookingSailed'
  | 'siDue'
  | 'vgmDue'
  | 'preplanDue'
  | 'cutoffChanged'
  | 'etaChanged'
  | 'milestone'
  | 'holdPlaced'
  | 'lastFreeDay'
  | 'paymentDue'
  | 'overdue'
  | 'rateExpiring'
  | 'invoiceFailed'
  | 'importDone'
  | 'instructionSent'
  | 'instructionAccepted'
  | 'instructionReturned'
  | 'instructionCorrected'
  | 'vgmSent'
  | 'vgmAccepted'
  | 'vgmRefused'
  | 'preplanSent'
  | 'preplanAccepted'
  | 'preplanRefused'
  | 'releaseAsked'
  | 'blReleased'
  | 'releaseReturned'
  | 'releaseRefused'
  | 'chatMessage'
  | 'statementIssued'
  | 'statementReissued'
  | 'chargeQueried'
  | 'chargeAnswered'
  | 'invoiceIssued'
  | 'invoiceAsked';

interface Receiver {
  readonly customerId: number;
  /** the page whose user did it: it shows no notice of its own doing */
  readonly page: string | undefined;
}

/** Writes a message and tells the open pages of its receivers, once `tx` commits. */
export async function postNotice(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  { customerId, page }: Receiver,
  type: NoticeType,
  values: Record<string, string>,
): Promise<void> {
  const [row] = await tx.insert(messages).values({ customerId, type, values }).returning();
  if (!row) return;
  await spread(tx, row);
  await noteForWebhooks(tx, row);
  await bus.publish(tx, { type: 'message', messageId: row.id, customerId, userId: null, page });
}

/** The same to one person. */
export async function postToUser(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  userId: number,
  page: string | undefined,
  type: NoticeType,
  values: Record<string, string>,
): Promise<void> {
  const [row] = await tx.insert(messages).values({ userId, type, values }).returning();
  if (!row) return;
  await spread(tx, row);
  await bus.publish(tx, { type: 'message', messageId: row.id, customerId: null, userId, page });
}

/** The same to each of the forwarder's people whose business it is: who hold the code. */
export async function postToStaff(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  page: string | undefined,
  type: NoticeType,
  values: Record<string, string>,
  code: Code = 'bill:issue',
): Promise<void> {
  const staff = await tx
    .select()
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), eq(webUsers.active, true)));
  const grants = await grantsOf(tx, 'staff');
  const receivers = staff.filter((user) => codesOf({ ...user, grants }).includes(code));
  if (receivers.length === 0) return;
  const rows = await tx
    .insert(messages)
    .values(receivers.map(({ id }) => ({ userId: id, type, values })))
    .returning({ id: messages.id, userId: messages.userId });
  for (const { id, userId } of rows)
    await bus.publish(tx, { type: 'message', messageId: id, customerId: null, userId, page });
}
