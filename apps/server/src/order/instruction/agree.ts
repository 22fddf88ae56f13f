import type { BillKind } from '@lading/validators/bill';
import { WEB_STATUS } from '@lading/validators/bill';
import type { SentChange } from '../../database/schema/instructions.ts';
import { refused } from '../../http/failure.ts';
import { putDraft } from '../issue/issue-draft.ts';
import { addVersion } from '../versions/add-version.ts';
import { presentContents } from '../versions/content.ts';
import { newestOf, ownKind } from '../versions/find.ts';
import type { Answering } from './answering.ts';
import { withDeclined } from './contents.ts';

/**
 * The forwarder agrees to change a confirmed copy: what he takes of it is a next instruction, and the copy is issued anew with it, web
 * status 4, for the customer to look at.
 */
export async function agreeToAmendment(
  { tx, services, booking, sending, caller }: Answering,
  changes: readonly SentChange[],
): Promise<{ webStatus: number; version: number }> {
  const kind: BillKind = ownKind(booking);
  const declined = changes.filter(({ decision }) => decision === 'declined');
  if (declined.length === changes.length) throw refused('instructionAllDeclined');
  const { bus } = services;
  const { userId } = caller.visitor;
  const present = await presentContents(tx, booking.id, kind);
  const after = withDeclined(kind, present, sending.proposed?.[kind] ?? [], declined);
  const { instruction } = await newestOf(tx, booking, kind);
  const version = instruction + 1;
  const row = { bookingId: booking.id, kind, version, contents: after } as const;
  await addVersion(tx, { ...row, source: 'instruction', authorId: sending.userId, note: sending.reason });
  await putDraft({ tx, bus, booking, after, userId, page: caller.page, note: sending.reason });
  return { webStatus: WEB_STATUS.copyReady, version };
}
