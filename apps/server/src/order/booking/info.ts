import type { In, Out, PortalContract } from '@lading/api-client/contract';
import {
  BOOKING_SECTIONS,
  type BookingDraft,
  isOrderOpen,
  ORDER_STATUS,
  type OrderEvent,
  orderEventsAt,
} from '@lading/validators/booking';
import { eq, inArray } from 'drizzle-orm';
import { zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { customers, webUsers } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { type Language, say, sayNumbered, type TextId } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Visitor } from '../../user/session.ts';
import { cutoffsFor } from './facts.ts';
import { type Booking, contentsOf, type Form, formOf } from './form.ts';

type Calls = PortalContract['order'];

const CUSTOMERS: Readonly<Partial<Record<OrderEvent, string>>> = {
  submit: 'order:submit',
  withdraw: 'order:edit',
  askCancel: 'order:submit',
};
const CLOCKS: readonly OrderEvent[] = ['complete'];

/** What whoever looks may do with it now. */
function movesOf({ orderStatus }: Booking, form: Form | undefined, { customerId, codes }: Visitor): OrderEvent[] {
  if (!form) return [];
  return orderEventsAt(orderStatus).filter((event) => {
    const code = CUSTOMERS[event];
    if (customerId !== null) return code !== undefined && codes.includes(code);
    return code === undefined && !CLOCKS.includes(event) && codes.includes('order:accept');
  });
}

const nameOfReason = (language: Language, reason: string) =>
  reason === '' ? '' : say(language, `returnReason_${reason}` as TextId);

async function namesOf(db: Db, ids: readonly (number | null)[], language: Language) {
  const wanted = ids.filter((id) => id !== null);
  const rows = wanted.length === 0 ? [] : await db.select().from(webUsers).where(inArray(webUsers.id, wanted));
  return (id: number | null) => {
    const row = rows.find((one) => one.id === id);
    return row ? ofLanguage(language, row.name, row.nameEn) : '';
  };
}

/** A draft is its company's own business until it is sent. */
const isHidden = ({ orderStatus }: Booking, { customerId }: Visitor) =>
  customerId === null && orderStatus === ORDER_STATUS.draft;

async function headOf(
  db: Db,
  booking: Booking,
  form: Form | undefined,
  draft: BookingDraft,
  { visitor, language }: Caller<Visitor>,
) {
  const [company] = await db.select().from(customers).where(eq(customers.id, booking.customerId));
  const name = await namesOf(db, [form?.submittedBy ?? null, form?.editedBy ?? null], language);
  const reason = [nameOfReason(language, form?.reason ?? ''), form?.note ?? '']
    .filter(Boolean)
    .join(language === 'zh-CN' ? '：' : ': ');
  const { portStartNameCn, portStartNameEn, portEndNameCn, portEndNameEn } = booking;
  return {
    bookingId: booking.id,
    orderId: booking.orderId,
    bookingNo: booking.bookingNo,
    orderStatus: booking.orderStatus,
    orderStatusName: sayNumbered(language, 'orderStatus', booking.orderStatus),
    revision: form?.revision ?? 0,
    open: form !== undefined && isOrderOpen(booking.orderStatus) && visitor.codes.includes('order:edit'),
    moves: movesOf(booking, form, visitor),
    customerName: company ? ofLanguage(language, company.name, company.nameEn) : '',
    polName: ofLanguage(language, portStartNameCn || portStartNameEn, portStartNameEn),
    podName: ofLanguage(language, portEndNameCn || portEndNameEn, portEndNameEn),
    zone: zoneOf(booking.portStartCode),
    endZone: zoneOf(booking.portEndCode),
    reason,
    returned: (form?.returned ?? []).map((field) => ({ ...field, reasonName: nameOfReason(language, field.reason) })),
    wantedBy: form?.wantedBy ? isoInstant(form.wantedBy) : null,
    submittedAt: form?.submittedAt ? isoInstant(form.submittedAt) : null,
    submittedBy: name(form?.submittedBy ?? null),
    editedAt: isoInstant(form?.editedAt ?? booking.createTime),
    editedBy: name(form?.editedBy ?? null),
    cutoffs: await cutoffsFor(db, booking.id, draft),
    former: [...(form?.former ?? [])],
  };
}

/** The sections that were asked for. */
export async function bookingInfo(
  db: Db,
  { sections }: Pick<In<Calls['bookingInfo']>, 'sections'>,
  caller: Caller<Visitor>,
  booking: Booking,
): Promise<Out<Calls['bookingInfo']>> {
  const form = await formOf(db, booking.id);
  const draft = await contentsOf(db, booking, form);
  const head = await headOf(db, booking, form, draft, caller);
  const wanted = (name: (typeof BOOKING_SECTIONS)[number]) => sections.includes(BOOKING_SECTIONS.indexOf(name) + 1);
  return {
    ...head,
    route: wanted('route') ? draft.route : null,
    parties: wanted('parties') ? draft.parties : null,
    cargo: wanted('cargo') ? { ...draft.cargo, goods: [...draft.cargo.goods] } : null,
    equipment: wanted('equipment') ? { boxes: [...draft.equipment.boxes] } : null,
    services: wanted('services') ? draft.services : null,
    papers: wanted('papers') ? { ...draft.papers, fileIds: [...draft.papers.fileIds] } : null,
  };
}

/** All of it; undefined for what is still a draft of somebody else's. */
export async function bookingById(
  db: Db,
  caller: Caller<Visitor>,
  booking: Booking,
): Promise<Out<Calls['bookingById']> | undefined> {
  if (isHidden(booking, caller.visitor)) return undefined;
  const form = await formOf(db, booking.id);
  const draft = await contentsOf(db, booking, form);
  return { ...(await headOf(db, booking, form, draft, caller)), draft: onWire(draft) };
}

/** Lists that can be written on, as the wire's types have them. */
export const onWire = (draft: BookingDraft) => ({
  ...draft,
  cargo: { ...draft.cargo, goods: [...draft.cargo.goods] },
  equipment: { boxes: [...draft.equipment.boxes] },
  papers: { ...draft.papers, fileIds: [...draft.papers.fileIds] },
});
