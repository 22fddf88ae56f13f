import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import {
  afterVgmEvent,
  isUnweighed,
  isVgmDeclared,
  isVgmOpen,
  VGM_STATE,
  type VgmBox,
  type VgmState,
  vgmSheetIssues,
} from '@lading/validators/vgm';
import { eq, inArray } from 'drizzle-orm';
import { inZone, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { vgmSheets, vgms } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { badInput, notFound, olderRow, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Language } from '../../messages/say.ts';
import { sayIssue } from '../../messages/say-issue.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { cutoffsOf } from '../cutoffs.ts';
import { checkWritten, todayAt } from '../declarations/about.ts';
import { noteDeclaration } from '../declarations/story.ts';
import { namesIn, setToDo, tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import type { Booking } from '../versions/find.ts';
import { closingOf, holderOf, rowsOf, type Sheet, sheetOf, stateOf, type VgmRow, vgmStatusName } from './sheet.ts';

type Call = PortalContract['order']['saveVgm'];
type Written = In<Call>['list'][number];
type Issues = Out<Call>['issues'];

const boxOf = ({ id: _, ...box }: Written): VgmBox => box;
const sameBox = (a: VgmBox, b: VgmBox): boolean =>
  Object.entries(a).every(([name, value]) => b[name as keyof VgmBox] === value);

/** Of all containers together: what has to be done first. */
function sheetState(states: readonly VgmState[]): VgmState {
  const { refused: back, draft, retracted, closed, submitted, sent, accepted } = VGM_STATE;
  return [back, draft, retracted, closed, submitted, sent, accepted].find((one) => states.includes(one)) ?? draft;
}

interface Held {
  readonly booking: Booking;
  readonly rows: readonly VgmRow[];
  readonly closed: boolean;
  readonly language: Language;
}

/** Writes the list as it was sent: what was declared stays as it is, and nothing of it may be missing. */
async function writeRows(tx: Db, list: readonly Written[], { booking, rows, closed, language }: Held) {
  const before = new Map(rows.map((row) => [row.id, row]));
  const gone = rows.filter((row) => !list.some(({ id }) => id === row.id));
  const fixed = (row: VgmRow) =>
    refused('vgmFixed', { ctnNo: row.ctnNo, status: vgmStatusName(language, stateOf(row, closed)) }, 'list');
  for (const row of gone) if (isVgmDeclared(row.status) || row.status === VGM_STATE.retracted) throw fixed(row);
  if (gone.length > 0)
    await tx.delete(vgms).where(
      inArray(
        vgms.id,
        gone.map(({ id }) => id),
      ),
    );
  const ids: number[] = [];
  for (const [position, written] of list.entries()) {
    const box = boxOf(written);
    const row = written.id === null ? undefined : before.get(written.id);
    if (written.id !== null && !row) throw badInput(`list[${position}].id`);
    if (!row) {
      const values = { bookingId: booking.id, position, ctnNo: box.ctnNo, box };
      const [added] = await tx.insert(vgms).values(values).returning({ id: vgms.id });
      if (!added) throw notFound();
      ids.push(added.id);
      continue;
    }
    ids.push(row.id);
    const same = sameBox(row.box, box);
    if (same && row.position === position) continue;
    if (!same && !isVgmOpen(stateOf(row, closed))) throw fixed(row);
    await tx.update(vgms).set({ position, ctnNo: box.ctnNo, box }).where(eq(vgms.id, row.id));
  }
  return ids;
}

/** Another one of the company writes on it; what is written by two people at once is lost by one of them. */
async function checkHolder(tx: Db, sheet: Sheet | undefined, { userId }: Member, language: Language): Promise<void> {
  const holder = await holderOf(tx, sheet, userId, language);
  if (holder && !holder.mine) throw refused('vgmLocked', { name: holder.lockedBy, min: holder.minutes });
}

async function checkOpen(tx: Db, booking: Booking, closes: Date | null, language: Language): Promise<never> {
  const late = (await cutoffsOf(tx, booking, language)).list.find(({ code }) => code === 'VCO');
  const time = closes ? inZone(closes, zoneOf(booking.portStartCode)).slice(0, 16).replace('T', ' ') : '';
  throw refused('vgmClosed', { time, fee: late?.feeText || 'none' });
}

const EVENTS = { draft: 'saved', submit: 'submitted', retract: 'retracted', amend: 'amended' } as const;

/** Moves the chosen containers; those that cannot be are refused with their state. */
async function move(tx: Db, action: 'submit' | 'retract' | 'amend', chosen: readonly VgmRow[], held: Held) {
  for (const row of chosen) {
    const status = stateOf(row, held.closed);
    const next = afterVgmEvent(status, action);
    if (next === undefined)
      throw refused('vgmCannot', { ctnNo: row.ctnNo, status: vgmStatusName(held.language, status) }, 'places');
    const values =
      action === 'submit'
        ? { submittedAt: new Date(), answer: '', reasons: [] }
        : action === 'amend'
          ? { version: row.version + 1, answer: '', reasons: [] }
          : {};
    await tx
      .update(vgms)
      .set({ status: next, ...values })
      .where(eq(vgms.id, row.id));
  }
}

/** The customer's half of a sheet: written, declared, taken back, begun anew. What cannot be declared is kept, and said why. */
export async function saveVgm({ db, bus }: Services, asked: In<Call>, caller: Caller<Member>): Promise<Out<Call>> {
  const { visitor, language, page } = caller;
  const { bookingId, action, head, list, revision, requestId } = asked;
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const { sheet, rows } = await sheetOf(tx, bookingId, true);
    const answer = async (now: number, issues: Issues = []): Promise<Out<Call>> => {
      const kept = await rowsOf(tx, bookingId);
      const { closed } = await closingOf(tx, booking);
      const status = sheetState(kept.map((row) => stateOf(row, closed)));
      return { id: bookingId, status, revision: now, issues, ids: kept.map(({ id }) => id) };
    };
    if (sheet?.requestId === requestId) return answer(sheet.revision);
    checkWritten(booking, language);
    await checkHolder(tx, sheet, visitor, language);
    if (revision !== (sheet?.revision ?? 0)) throw olderRow({ revision: sheet?.revision ?? 0 });

    const { closes, closed } = await closingOf(tx, booking);
    const held: Held = { booking, rows, closed, language };
    const next = (sheet?.revision ?? 0) + 1;
    const values = { head, revision: next, requestId, updateTime: new Date() };
    if (sheet) await tx.update(vgmSheets).set(values).where(eq(vgmSheets.bookingId, bookingId));
    else await tx.insert(vgmSheets).values({ ...values, bookingId, customerId: booking.customerId });
    await writeRows(tx, list, held);

    const kept = await rowsOf(tx, bookingId);
    const places = asked.places ?? kept.flatMap((row, place) => (can(action, row, closed) ? [place] : []));
    const chosen = places.flatMap((place) => kept[place] ?? []);
    let issues: Issues = [];
    if (action === 'submit') {
      if (closed && chosen.some((row) => stateOf(row, closed) === VGM_STATE.closed))
        await checkOpen(tx, booking, closes, language);
      if (chosen.length === 0) throw refused(closed ? 'vgmCannot' : 'vgmNothing', { ctnNo: '', status: '' });
      const sheetNow = { head, boxes: kept.map(({ box }) => box) };
      issues = vgmSheetIssues(sheetNow, { today: todayAt(booking.portStartCode) }, places).map((issue) => ({
        path: issue.path,
        code: issue.code,
        severity: issue.severity,
        message: sayIssue(language, issue),
      }));
    }
    if (action !== 'draft' && action !== 'submit' && closed) await checkOpen(tx, booking, closes, language);
    const stopped = issues.some(({ severity }) => severity === 'error');
    if (action !== 'draft' && !stopped) await move(tx, action, chosen, held);
    const ctnNos = action === 'draft' || stopped ? [] : chosen.map(({ ctnNo }) => ctnNo);
    const event = stopped ? 'saved' : EVENTS[action];
    await noteDeclaration(tx, { bookingId, kind: 'vgm', event, userId: visitor.userId, ctnNos });
    if (action !== 'draft' && !stopped) {
      const after = await rowsOf(tx, bookingId);
      await setToDo(tx, booking, BUS_TYPE.vgm, closes, !after.every(({ status }) => isVgmDeclared(status)));
    }
    if (event === 'submitted') {
      const { name, nameEn, company, companyEn } = visitor;
      const told = { bookingNo: booking.bookingNo, count: String(ctnNos.length), ctnNos: namesIn(ctnNos) };
      await postToStaff(tx, bus, page, 'vgmSent', { name, nameEn, company, companyEn, ...told }, 'vgm:process');
    }
    await tellDeclared(tx, bus, booking, page);
    return answer(next, issues);
  });
}

/** What an action is about where nobody said: all that can go that way, but no container that was not weighed. */
function can(action: In<Call>['action'], row: VgmRow, closed: boolean): boolean {
  if (action === 'draft' || afterVgmEvent(stateOf(row, closed), action) === undefined) return false;
  return action !== 'submit' || !isUnweighed(row.box);
}
