import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { mobile } from '@lading/validators';
import { type BookingDraft, emptyBooking, emptyBoxes } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers, webUsers } from '../../database/schema.ts';
import type { RateRow } from '../../freight/candidates.ts';
import type { Boxes } from '../../freight/cost.ts';
import { levelOf } from '../../freight/level.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member } from '../../user/session.ts';
import { type Costing, costingOf, shownCosting, wonFor } from './cost.ts';
import { type Booking, contentsOf, formOf } from './form.ts';
import { onWire } from './info.ts';
import { offerOf, withOffer } from './offer.ts';
import { templateDraft } from './template.ts';

type Calls = PortalContract['order'];

const PAY_THEN_RELEASE = 3;

/** What is known of whoever books: his name and number, and how his company settles. */
async function knownOf(db: Db, { userId, customerId, account }: Member, draft: BookingDraft): Promise<BookingDraft> {
  const [me] = await db.select().from(webUsers).where(eq(webUsers.id, userId));
  const [company] = await db.select().from(customers).where(eq(customers.id, customerId));
  const { services, papers, parties } = draft;
  const { contact } = papers;
  const phone = mobile.is(account) ? account : '';
  return {
    ...draft,
    parties:
      parties.shipper.text === '' && company?.nameEn
        ? { ...parties, shipper: { partyId: null, text: company.nameEn.toUpperCase() } }
        : parties,
    services: { ...services, settleMethodId: services.settleMethodId ?? (company?.credit ? 2 : PAY_THEN_RELEASE) },
    papers: {
      ...papers,
      contact: {
        name: contact.name || (me ? ofLanguage(me.language, me.name, me.nameEn) : ''),
        phone: contact.phone || phone,
        email: contact.email || (me?.email ?? ''),
      },
    },
  };
}

/** A sheet with the sailing of a rate on it. */
function withRate(draft: BookingDraft, row: RateRow, etd: string, boxes: readonly Boxes[]): BookingDraft {
  return {
    ...draft,
    route: {
      ...draft.route,
      polId: row.polId,
      podId: row.podId,
      porId: row.polId,
      delId: row.podId,
      shippingId: row.shippingId,
      rateId: row.id,
      etd,
      vessel: row.vessel,
      voyage: row.voyage,
      serviceCode: row.serviceCode,
    },
    equipment: { boxes: boxes.map((box) => ({ ...emptyBoxes(), ...box })) },
  };
}

/** An older one without what was its own: days, numbers, ships, papers. */
function copied(draft: BookingDraft): BookingDraft {
  const { route, cargo, equipment, services, papers } = draft;
  const none = emptyBooking();
  return {
    ...draft,
    route: { ...route, etd: '', vessel: '', voyage: '', bkgNo: '', depot: '', poNo: '', rateId: null, offerId: null },
    cargo: { ...cargo, readyDay: '' },
    equipment: { boxes: equipment.boxes.map((box) => ({ ...box, numbers: '' })) },
    services: { ...services, truck: { ...services.truck, loadingTime: '' } },
    papers: { ...papers, fileIds: [], agreed: none.papers.agreed },
  };
}

async function startOf(
  db: Db,
  { templateId }: In<Calls['initOrder']>,
  customerId: number,
  older: Booking | undefined,
): Promise<BookingDraft> {
  if (older) return copied(await contentsOf(db, older, await formOf(db, older.id)));
  if (templateId === undefined) return emptyBooking();
  const draft = await templateDraft(db, customerId, templateId);
  if (!draft) throw notFound();
  return copied(draft);
}

/** A new booking with all that is known beforehand. */
export async function initOrder(
  services: Services,
  asked: In<Calls['initOrder']>,
  caller: Caller<Member>,
  older: Booking | undefined,
): Promise<Out<Calls['initOrder']>> {
  const { db } = services;
  const { visitor } = caller;
  const start = await startOf(db, asked, visitor.customerId, older);
  const known = await knownOf(db, visitor, start);
  if (asked.offer !== undefined) {
    const offered = await offerOf(db, asked.offer, caller);
    return { draft: onWire(withOffer(known, asked.offer, offered)), rate: null, cost: null };
  }
  if (asked.rateId === undefined) return { draft: onWire(known), rate: null, cost: null };
  const containers = asked.containers.length > 0 ? asked.containers : [];
  const costing: Costing = await costingOf(
    db,
    { rateId: asked.rateId, etd: asked.etd, containers, services: known.services },
    levelOf(visitor),
    wonFor(db, visitor, asked.rateId),
  );
  const draft = withRate(known, costing.row, costing.etd, costing.boxes);
  return { draft: onWire(draft), ...(await shownCosting(services, costing, caller)) };
}
