import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { isVgmOpen, type VgmBox, type VgmHead } from '@lading/validators/vgm';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { vgmSheets, vgms } from '../../database/schema.ts';
import { boxOf } from '../../freight/named.ts';
import type { Caller } from '../../http/caller.ts';
import { olderRow, refused } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { contentsOf, formOf } from '../booking/form.ts';
import { checkWritten } from '../declarations/about.ts';
import { type BillBox, instructionOf } from '../declarations/instruction.ts';
import { noteDeclaration } from '../declarations/story.ts';
import { tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import {
  boxFrom,
  closingOf,
  freshSheet,
  headFrom,
  holderOf,
  type Sheet,
  sheetOf,
  stateOf,
  type VgmRow,
} from './sheet.ts';
import { fillBill } from './to-bill.ts';

type Call = PortalContract['order']['syncVgm'];
type Change = Out<Call>['changes'][number];

interface Source {
  readonly head: VgmHead;
  readonly boxes: readonly BillBox[];
}

/** What the bill, or the booking where that was not written yet, says of containers and of who declares. */
async function sourceOf(tx: Db, booking: Booking, from: 'instruction' | 'booking'): Promise<Source> {
  const bill = await instructionOf(tx, booking);
  if (from === 'instruction') return { head: headFrom(bill), boxes: bill.boxes };
  const { parties, equipment, papers } = await contentsOf(tx, booking, await formOf(tx, booking.id));
  const boxes = equipment.boxes.flatMap(({ ctnType, numbers }) =>
    numbers
      .split(/[\s,，;；]+/)
      .filter(Boolean)
      .map((ctnNo) => ({ ctnNo, ctnType: ctnType === null ? '' : boxOf(ctnType), sealNo: '', weight: '' })),
  );
  const responsible = (parties.shipper.text.split('\n', 1)[0] ?? '').trim().slice(0, 70);
  return { head: { ...headFrom(bill), responsible, phone: papers.contact.phone }, boxes };
}

const HEAD = ['responsible', 'phone'] as const;
const BOX = ['ctnType', 'sealNo', 'cargo'] as const;

function changed<Part extends object>(
  prefix: string,
  before: Part,
  after: Part,
  names: readonly (keyof Part & string)[],
) {
  return names.flatMap((name): Change[] => {
    const [old, now] = [String(before[name] ?? ''), String(after[name] ?? '')];
    // What a paper does not say takes nothing away.
    return now === '' || old === now ? [] : [{ path: `${prefix}.${name}`, old, new: now }];
  });
}

const taken = <Part extends object>(before: Part, after: Part, names: readonly (keyof Part)[]): Part => ({
  ...before,
  ...Object.fromEntries(names.flatMap((name) => (after[name] ? [[name, after[name]]] : []))),
});

interface Plan {
  readonly head: VgmHead;
  readonly rows: readonly { readonly row: VgmRow | undefined; readonly box: VgmBox }[];
  readonly changes: readonly Change[];
}

function planned(head: VgmHead, rows: readonly VgmRow[], source: Source, closed: boolean): Plan {
  const fresh = (ctnNo: string) => source.boxes.find((box) => box.ctnNo === ctnNo);
  const before = rows.map((row) => {
    const found = isVgmOpen(stateOf(row, closed)) ? fresh(row.ctnNo) : undefined;
    const box = found ? taken(row.box, boxFrom(found, row.box.method), BOX) : row.box;
    return { row, box, changes: changed(`boxes[${row.ctnNo}]`, row.box, box, BOX) };
  });
  const added = source.boxes
    .filter(({ ctnNo }) => !rows.some((row) => row.ctnNo === ctnNo))
    .map((box) => {
      const made = boxFrom(box, head.method);
      const changes: Change[] = [
        { path: `boxes[${box.ctnNo}]`, old: '', new: [box.ctnType, box.sealNo, box.weight].filter(Boolean).join(' ') },
      ];
      return { row: undefined, box: made, changes };
    });
  // Who declares is filled where nobody is named, and never changed.
  const next = taken(
    head,
    source.head,
    HEAD.filter((name) => head[name].trim() === ''),
  );
  const all = [...before, ...added];
  return {
    head: next,
    rows: all,
    changes: [...changed('head', head, next, HEAD), ...all.flatMap(({ changes }) => changes)],
  };
}

async function writePlan(tx: Db, booking: Booking, { head, rows }: Plan, sheet: Sheet | undefined, requestId: string) {
  const { id: bookingId, customerId } = booking;
  const revision = (sheet?.revision ?? 0) + 1;
  const values = { head, revision, requestId, updateTime: new Date() };
  if (sheet) await tx.update(vgmSheets).set(values).where(eq(vgmSheets.bookingId, bookingId));
  else await tx.insert(vgmSheets).values({ ...values, bookingId, customerId });
  for (const [position, { row, box }] of rows.entries())
    if (row) await tx.update(vgms).set({ box, position }).where(eq(vgms.id, row.id));
    else await tx.insert(vgms).values({ bookingId, position, ctnNo: box.ctnNo, box });
  return revision;
}

/** Fills the sheet from another paper, or the bill from the sheet; a dry run answers what would change. */
export async function syncVgm({ db, bus }: Services, asked: In<Call>, caller: Caller<Member>): Promise<Out<Call>> {
  const { bookingId, from, dryRun, requestId } = asked;
  const { visitor, language, page } = caller;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const { sheet, rows } = await sheetOf(tx, bookingId, true);
    const now = sheet?.revision ?? 0;
    if (from === 'vgm') {
      const changes = await fillBill(tx, booking, rows, visitor.userId, { dryRun, language });
      if (!dryRun && changes.length > 0)
        await bus.publish(tx, { type: 'order', customerId: booking.customerId, bookingId, change: 'booking', page });
      return { revision: now, changes };
    }
    if (!dryRun && sheet?.requestId === requestId) return { revision: now, changes: [] };
    const { closed } = await closingOf(tx, booking);
    const head = now > 0 && sheet ? sheet.head : (await freshSheet(tx, booking)).head;
    const plan = planned(head, rows, await sourceOf(tx, booking, from), closed);
    if (dryRun) return { revision: now, changes: [...plan.changes] };
    checkWritten(booking, language);
    const holder = await holderOf(tx, sheet, visitor.userId, language);
    if (holder && !holder.mine) throw refused('vgmLocked', { name: holder.lockedBy, min: holder.minutes });
    if (asked.revision !== now) throw olderRow({ revision: now });
    const revision = await writePlan(tx, booking, plan, sheet, requestId);
    await noteDeclaration(tx, { bookingId, kind: 'vgm', event: 'saved', userId: visitor.userId });
    await tellDeclared(tx, bus, booking, page);
    return { revision, changes: [...plan.changes] };
  });
}
