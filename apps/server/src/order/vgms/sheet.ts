import {
  afterVgmEvent,
  emptyVgmBox,
  emptyVgmHead,
  type VgmBox,
  type VgmHead,
  type VgmState,
} from '@lading/validators/vgm';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { vgmSheets, vgms, webUsers } from '../../database/schema.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import { closeOf, isPast, todayAt } from '../declarations/about.ts';
import { type Instruction, instructionOf } from '../declarations/instruction.ts';
import type { Booking } from '../versions/find.ts';

export type Sheet = typeof vgmSheets.$inferSelect;
export type VgmRow = typeof vgms.$inferSelect;

export const vgmStatusName = (language: Language, status: number): string =>
  say(language, `vgmStatus${status}` as TextId);

/** Declarations that nobody made in time are closed, unless the forwarder opened them again. */
export const stateOf = ({ status, late }: Pick<VgmRow, 'status' | 'late'>, closed: boolean): VgmState =>
  closed && !late ? (afterVgmEvent(status, 'close') ?? status) : status;

export const rowsOf = (db: Db, bookingId: number): Promise<VgmRow[]> =>
  db.select().from(vgms).where(eq(vgms.bookingId, bookingId)).orderBy(asc(vgms.position), asc(vgms.id));

/** The sheet of a booking, held where the transaction asks for it, with its containers. */
export async function sheetOf(db: Db, bookingId: number, hold = false) {
  const query = db.select().from(vgmSheets).where(eq(vgmSheets.bookingId, bookingId));
  const [sheet] = await (hold ? query.for('update') : query);
  return { sheet, rows: sheet ? await rowsOf(db, bookingId) : [] };
}

/** Closed for a booking by its cut-off, and when that is. */
export async function closingOf(db: Db, booking: Booking) {
  const closes = await closeOf(db, booking, 'vgm');
  return { closes, closed: isPast(closes) };
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.trim() ?? '';

/** Who declares, as the bill says it: the shipper. */
export const headFrom = (bill: Instruction): VgmHead => ({
  ...emptyVgmHead(),
  responsible: firstLine(bill.head('fAddress')).slice(0, 70),
});

export const boxFrom = (box: Instruction['boxes'][number], method: VgmHead['method']): VgmBox => ({
  ...emptyVgmBox(method),
  ctnNo: box.ctnNo,
  ctnType: box.ctnType,
  sealNo: box.sealNo,
  cargo: box.weight,
});

/** A sheet that nobody has written on: what the bill says, weighed today. */
export async function freshSheet(db: Db, booking: Booking, bill?: Instruction) {
  const said = bill ?? (await instructionOf(db, booking));
  const head = { ...headFrom(said), weighedOn: todayAt(booking.portStartCode) };
  return { head, boxes: said.boxes.map((box) => boxFrom(box, head.method)) };
}

/** Whoever keeps the sheet now; undefined where nobody does. */
export async function holderOf(db: Db, sheet: Sheet | undefined, userId: number, language: Language) {
  if (!sheet?.lockedBy || !sheet.lockedUntil || !sheet.lockedAt || isPast(sheet.lockedUntil)) return undefined;
  const [user] = await db.select().from(webUsers).where(eq(webUsers.id, sheet.lockedBy));
  return {
    lockedBy: user ? ofLanguage(language, user.name, user.nameEn) : '',
    lockedAt: isoInstant(sheet.lockedAt),
    expires: isoInstant(sheet.lockedUntil),
    mine: sheet.lockedBy === userId,
    minutes: Math.max(1, Math.ceil((sheet.lockedUntil.getTime() - Date.now()) / 60_000)),
  };
}
