import type { In, Out, PortalContract, VgmDecision } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { afterVgmEvent, isVgmDeclared, type VgmEvent } from '@lading/validators/vgm';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { vgmSheets, vgms } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound, olderRow, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { noteDeclaration } from '../declarations/story.ts';
import { namesIn, reasonText, setToDo, tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { freeSheet } from './lock.ts';
import { closingOf, rowsOf, sheetOf, stateOf, type VgmRow, vgmStatusName } from './sheet.ts';

type Call = PortalContract['order']['answerVgm'];
type Move = Exclude<VgmDecision, 'unlock'>;

const STORY = { send: 'sent', accept: 'accepted', refuse: 'refused', reopen: 'reopened', unlock: 'taken' } as const;
const NOTICES: Readonly<Partial<Record<VgmDecision, 'vgmAccepted' | 'vgmRefused'>>> = {
  accept: 'vgmAccepted',
  refuse: 'vgmRefused',
};

/** What each row becomes; a refusal says why, and what was opened after the cut-off stays open. */
async function moveRows(tx: Db, decision: Move, rows: readonly VgmRow[], closed: boolean, asked: In<Call>) {
  for (const row of rows) {
    const next = afterVgmEvent(stateOf(row, closed), decision satisfies VgmEvent);
    if (next === undefined) throw new Error('a row that cannot move was chosen');
    const answered = decision === 'accept' || decision === 'refuse' ? { answeredAt: new Date() } : {};
    const said = decision === 'refuse' ? { answer: asked.reason, reasons: asked.reasons } : { answer: '', reasons: [] };
    const late = decision === 'reopen' ? { late: true } : {};
    await tx
      .update(vgms)
      .set({ status: next, ...answered, ...said, ...late })
      .where(eq(vgms.id, row.id));
  }
}

async function chosenRows(tx: Db, booking: Booking, asked: In<Call>, closed: boolean, language: 'zh-CN' | 'en-US') {
  const { ids, decision } = asked;
  if (decision === 'unlock') return [];
  const rows = await rowsOf(tx, booking.id);
  const able = (row: VgmRow) => afterVgmEvent(stateOf(row, closed), decision) !== undefined;
  if (ids.length === 0) return rows.filter(able);
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw badInput('ids');
    if (!able(row))
      throw refused('vgmCannot', { ctnNo: row.ctnNo, status: vgmStatusName(language, stateOf(row, closed)) }, 'ids');
    return row;
  });
}

/** The forwarder's half: declarations are sent on, accepted, refused, or opened again after the cut-off. */
export async function answerVgm({ db, bus }: Services, asked: In<Call>, caller: Caller<Staff>): Promise<Out<Call>> {
  const { bookingId, decision, reason, reasons, revision, requestId } = asked;
  const { visitor, language, page } = caller;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const { sheet } = await sheetOf(tx, bookingId, true);
    if (!sheet) throw notFound();
    if (sheet.requestId === requestId) return { revision: sheet.revision, changed: 0 };
    if (decision === 'unlock') {
      await freeSheet(tx, bookingId);
      await noteDeclaration(tx, { bookingId, kind: 'vgm', event: 'taken', userId: visitor.userId });
      await tellDeclared(tx, bus, booking, page);
      return { revision: sheet.revision, changed: 0 };
    }
    if (revision !== sheet.revision) throw olderRow({ revision: sheet.revision });
    if (decision === 'refuse' && !reason && reasons.length === 0) throw refused('declarationReason', {}, 'reason');
    const { closes, closed } = await closingOf(tx, booking);
    const rows = await chosenRows(tx, booking, asked, closed, language);
    if (rows.length === 0) throw refused('vgmCannot', { ctnNo: booking.bookingNo, status: '' }, 'ids');
    await moveRows(tx, decision, rows, closed, asked);
    const next = sheet.revision + 1;
    await tx.update(vgmSheets).set({ revision: next, requestId }).where(eq(vgmSheets.bookingId, bookingId));

    const ctnNos = rows.map(({ ctnNo }) => ctnNo);
    const note = reasonText(language, reason, reasons);
    await noteDeclaration(tx, { bookingId, kind: 'vgm', event: STORY[decision], userId: visitor.userId, ctnNos, note });
    const after = await rowsOf(tx, bookingId);
    await setToDo(tx, booking, BUS_TYPE.vgm, closes, !after.every(({ status }) => isVgmDeclared(status)));
    const type = NOTICES[decision];
    const { customerId, bookingNo } = booking;
    if (type)
      await postNotice(tx, bus, { customerId, page }, type, { bookingNo, ctnNos: namesIn(ctnNos), reason: note });
    await tellDeclared(tx, bus, booking, page);
    return { revision: next, changed: rows.length };
  });
}
