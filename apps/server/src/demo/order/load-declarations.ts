import { BUS_TYPE } from '@lading/validators/bill';
import { emptyPreplan, type PreplanDraft, type PreplanState } from '@lading/validators/preplan';
import { calculatedVgm, emptyVgmBox, type VgmBox, type VgmHead, type VgmState } from '@lading/validators/vgm';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  bookings,
  customers,
  declarationLog,
  declarationTemplates,
  instructionSendings,
  preplans,
  todos,
  vgmSheets,
  vgms,
} from '../../database/schema.ts';
import { instructionOf } from '../../order/declarations/instruction.ts';
import { freshPlan } from '../../order/preplans/plan.ts';
import { at, day } from '../clock.ts';
import { peopleOf } from './papers/load-papers.ts';

type Booking = typeof bookings.$inferSelect;
interface People {
  readonly clerk: number;
  readonly desk: number;
}

/** States of the containers of each sheet, by turns; the last sheets were not begun. */
const SHEETS: readonly (readonly VgmState[])[] = [[1, 4, 4], [5, 2], [2], [4], [3], [6, 4], [1], [4], [2, 3]];
/** States of the pre-plans, by turns. */
const PLANS: readonly PreplanState[] = [5, 2, 3, 4, 1, 6, 4, 3];

const HEAD: VgmHead = {
  responsible: 'NINGBO HAOYU HOMEWARE CO., LTD.',
  signatory: 'CHEN WEI',
  phone: '0574-87000000',
  weighingParty: '北仑兴港地磅',
  weighedOn: '',
  method: 'SM2',
};
const TARES: Readonly<Record<string, readonly [tare: string, max: string]>> = {
  '20GP': ['2220', '30480'],
  '40GP': ['3740', '30480'],
  '40HQ': ['3880', '32500'],
  '45HQ': ['4800', '32500'],
};

/** A container as somebody weighed it; every third one as a whole. */
function weighed(ctnNo: string, ctnType: string, sealNo: string, cargo: string, place: number): VgmBox {
  const [tare, maxGross] = TARES[ctnType] ?? ['3880', '32500'];
  const dunnage = place % 3 === 0 ? '60' : '0';
  const box = { ...emptyVgmBox(), ctnNo, ctnType, sealNo, cargo, dunnage, tare, maxGross };
  const vgm = calculatedVgm(box) ?? '';
  if (place % 3 !== 2) return { ...box, vgm };
  return { ...box, vgm, method: 'SM1', certificateNo: `XG-${day(-1).replaceAll('-', '').slice(2)}-0${417 + place}` };
}

const REASON = '皮重与箱门数据不符，请核对';
const CUSTOMS = '收货人联系电话不能为空';

/** The sheet of a booking, in the states that are given by turns. */
async function addSheet(tx: Db, booking: Booking, states: readonly VgmState[], days: number, people: People) {
  const bill = await instructionOf(tx, booking);
  const boxes = bill.boxes.slice(0, 12);
  if (boxes.length === 0) return;
  const { id: bookingId, customerId } = booking;
  await tx
    .insert(vgmSheets)
    .values({ bookingId, customerId, head: { ...HEAD, weighedOn: day(days - 1) }, revision: 2 });
  const rows = boxes.map(({ ctnNo, ctnType, sealNo, weight }, position) => {
    const status = states[position % states.length] ?? 1;
    const box = weighed(ctnNo, ctnType, sealNo, weight, position);
    // The first one that is written still forgot the container itself, as it happens.
    const forgot = status === 1 && position === 0 && box.cargo !== '';
    const declared = status > 1 && status < 6;
    const answered = status === 4 || status === 5;
    return {
      bookingId,
      position,
      ctnNo,
      status,
      box: forgot ? { ...box, vgm: box.cargo } : box,
      submittedAt: declared ? new Date(at(days - 1, '16:40')) : null,
      answeredAt: answered ? new Date(at(days - 1, '17:20')) : null,
      ...(status === 5 && { reasons: [{ path: 'tare', text: REASON }] }),
    };
  });
  await tx.insert(vgms).values(rows);
  const said = (
    event: 'submitted' | 'accepted' | 'refused',
    userId: number,
    time: string,
    wanted: readonly number[],
    note = '',
  ) => {
    const ctnNos = rows.filter(({ status }) => wanted.includes(status)).map(({ ctnNo }) => ctnNo);
    const createTime = new Date(at(days - 1, time));
    return ctnNos.length === 0 ? [] : [{ bookingId, kind: 'vgm' as const, event, userId, ctnNos, note, createTime }];
  };
  const log = [
    ...said('submitted', people.clerk, '16:40', [2, 3, 4, 5]),
    ...said('accepted', people.desk, '17:20', [4]),
    ...said('refused', people.desk, '17:20', [5], REASON),
  ];
  if (log.length > 0) await tx.insert(declarationLog).values(log);
  if (rows.some(({ status }) => status === 1 || status > 4))
    await tx.insert(todos).values({ customerId, busType: BUS_TYPE.vgm, bookingId, dueAt: booking.cutOff });
}

/** What a bill does not say of parties and customs. */
const known = (draft: PreplanDraft): PreplanDraft => ({
  ...draft,
  header: { ...draft.header, customs: '3104', imo: '9783447', carrierCode: draft.header.carrierCode || 'COSU' },
  shipper: {
    ...draft.shipper,
    countryCode: 'CN',
    phone: draft.shipper.phone || '0574-87000000',
    enterpriseCode: draft.shipper.enterpriseCode || 'USCI+91350100M000100Y43',
  },
  consignee: {
    ...draft.consignee,
    countryCode: draft.consignee.countryCode || draft.header.podCode.slice(0, 2) || 'US',
    enterpriseCode: draft.consignee.enterpriseCode || 'OC+201733410872',
    contact: draft.consignee.contact || 'DANA REYES',
    phone: draft.consignee.phone || '1-213-555-0142',
  },
});

async function addPlan(tx: Db, booking: Booking, status: PreplanState, days: number, people: People) {
  const { id: bookingId, customerId } = booking;
  const full = known(await freshPlan(tx, booking));
  // Customs refused it because this is missing.
  const draft = status === 5 ? { ...full, consignee: { ...full.consignee, phone: '' } } : full;
  const refused = status === 5 && { answer: '退单', reasons: [{ path: 'consignee.phone', text: CUSTOMS }] };
  const submittedAt = status === 1 ? null : new Date(at(days - 2, '11:05'));
  const answeredAt = status > 3 ? new Date(at(days - 1, '16:20')) : null;
  await tx
    .insert(preplans)
    .values({ bookingId, customerId, draft, status, revision: 2, submittedAt, answeredAt, ...refused });
  const of = { bookingId, kind: 'preplan' as const };
  const log = [
    ...(submittedAt ? [{ ...of, event: 'submitted' as const, userId: people.clerk, createTime: submittedAt }] : []),
    ...(status > 2
      ? [{ ...of, event: 'sent' as const, userId: people.desk, createTime: new Date(at(days - 2, '14:30')) }]
      : []),
    ...(status === 5 && answeredAt
      ? [{ ...of, event: 'refused' as const, userId: people.desk, createTime: answeredAt, note: CUSTOMS }]
      : []),
    ...(status === 4 && answeredAt
      ? [{ ...of, event: 'accepted' as const, userId: people.desk, createTime: answeredAt }]
      : []),
  ];
  if (log.length > 0) await tx.insert(declarationLog).values(log);
  if (status === 5 || status === 1)
    await tx.insert(todos).values({ customerId, busType: BUS_TYPE.prePlan, bookingId, dueAt: booking.cutOff });
}

/** One that customs have accepted, before the seal of its first container was amended: it has to be told again. */
async function addDiffering(tx: Db, customerId: number, days: number, people: People) {
  const rows = await tx
    .select({ booking: bookings, changes: instructionSendings.changes })
    .from(instructionSendings)
    .innerJoin(bookings, eq(bookings.id, instructionSendings.bookingId))
    .leftJoin(preplans, eq(preplans.bookingId, bookings.id))
    .where(and(eq(bookings.customerId, customerId), eq(instructionSendings.state, 'open'), isNull(preplans.id)))
    .orderBy(asc(bookings.cutOff), asc(bookings.id));
  for (const { booking, changes } of rows) {
    const seal = changes.find(({ path }) => path.endsWith('.sealNo'));
    if (!seal || booking.mblNo === '') continue;
    await addPlan(tx, booking, 4, days, people);
    const [plan] = await tx.select().from(preplans).where(eq(preplans.bookingId, booking.id));
    const [box, ...others] = plan?.draft.boxes ?? [];
    if (!plan || !box) return;
    const notify = { ...emptyPreplan().notify, name: 'SAME AS CONSIGNEE' };
    const draft = { ...plan.draft, notify, boxes: [{ ...box, sealNo: seal.old }, ...others] };
    await tx.update(preplans).set({ draft, differs: true }).where(eq(preplans.id, plan.id));
    await tx
      .insert(todos)
      .values({ customerId, busType: BUS_TYPE.prePlan, bookingId: booking.id, dueAt: booking.cutOff });
    return;
  }
}

/** Masses and pre-plans of the first customer's bookings that have room on a ship, in every state, and what is kept for the next. */
export async function loadDeclarations(tx: Db, days: number): Promise<void> {
  const people = await peopleOf(tx);
  const [haoyu] = await tx.select().from(customers).where(eq(customers.code, 'HAOYU'));
  if (!haoyu) return;
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.customerId, haoyu.id), inArray(bookings.orderStatus, [4]), isNotNull(bookings.cutOff)))
    .orderBy(asc(bookings.cutOff), asc(bookings.id));
  const open = rows.filter(({ cutOff }) => cutOff !== null && cutOff.getTime() > Date.parse(at(days, '00:00')));
  // The booking that the design shows comes first, whatever closes before it.
  const shown = open.toSorted((a, b) => Number(b.bookingNo === 'MB26S01873') - Number(a.bookingNo === 'MB26S01873'));
  for (const [place, booking] of shown.entries()) {
    const states = SHEETS[place];
    if (states) await addSheet(tx, booking, states, days, people);
    const status = PLANS[place];
    if (status) await addPlan(tx, booking, status, days, people);
  }
  await addDiffering(tx, haoyu.id, days, people);
  await tx.insert(declarationTemplates).values([
    { customerId: haoyu.id, kind: 'vgm', name: '北仑兴港地磅', content: HEAD, updatedBy: people.clerk },
    {
      customerId: haoyu.id,
      kind: 'vgm',
      name: '工厂自磅',
      updatedBy: people.clerk,
      content: { ...HEAD, weighingParty: 'HAOYU FACTORY SCALE', method: 'SM1' },
    },
  ]);
}
