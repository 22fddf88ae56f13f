import { contract, type Out } from '@lading/api-client/contract';
import { type BookingDraft, emptyBooking, emptyGoods, type OrderStatus } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import { bookingForms, bookings, files, orderFiles } from '../database/schema.ts';
import { onWire } from '../order/booking/info.ts';
import { addBooking } from '../order/booking/write.ts';
import { addFx, addLane, addRate, dayFromNow } from './freight.ts';
import type { World } from './world.ts';

type Base = Pick<World, 'db' | 'ids'>;
type WireDraft = Out<typeof contract.order.initOrder>['draft'];

const party = (text: string) => ({ partyId: null, text });

/** A booking that lacks nothing; settled before release, so that no company has to be certified for it. */
export async function goodDraft(
  world: Pick<World, 'db'>,
  route: Partial<BookingDraft['route']> = {},
): Promise<WireDraft> {
  const lane = route.polId ? undefined : await addLane(world);
  const empty = emptyBooking();
  return onWire({
    ...empty,
    route: {
      ...empty.route,
      polId: lane?.polId ?? null,
      podId: lane?.podId ?? null,
      incoterm: 6,
      shippingId: 1,
      etd: dayFromNow(12),
      ...route,
    },
    parties: {
      ...empty.parties,
      shipper: party('NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, NINGBO'),
      consignee: party('CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET'),
      notify: party('SAME AS CONSIGNEE'),
    },
    cargo: {
      ...empty.cargo,
      readyDay: dayFromNow(3),
      goods: [
        {
          ...emptyGoods(),
          goodsCn: '竹制厨房架',
          goodsEn: 'BAMBOO KITCHEN SHELF',
          hsCode: '940382',
          number: 640,
          weight: '6880',
          volume: '78.235',
        },
      ],
    },
    equipment: { boxes: [{ ctnType: 3, count: 2, soc: false, numbers: '', weight: '3440' }] },
    services: { ...empty.services, settleMethodId: 3 },
    papers: { ...empty.papers, contact: { name: '陈蔚', phone: '13800138000', email: '' }, agreed: true },
  });
}

/** A rate on sale and a booking by it, with the price that was told. */
export async function rateFor(world: World, token?: string) {
  await addFx(world);
  const lane = await addLane(world);
  const rateId = await addRate(world, lane);
  const etd = dayFromNow(12);
  const draft = await goodDraft(world, { polId: lane.polId, podId: lane.podId, rateId, etd });
  const asker = token ?? (await world.someone('customer', ['order:edit']));
  const asked = { rateId, etd, containers: [{ ctnType: 3, count: 2 }], services: draft.services };
  const { data } = await world.call(contract.order.bookingCost, asked, asker);
  return { rateId, draft, told: data.cost.predicted ?? undefined, priceToken: data.rate.priceToken ?? '' };
}

/** The shipping order of a booking, as the desk keeps it. */
export async function addSoOf({ db, ids }: Base, bookingId: number): Promise<void> {
  const bytes = Buffer.from('%PDF-1.7');
  const [file] = await db
    .insert(files)
    .values({ customerId: ids.customer, name: 'SO.pdf', contentType: 'application/pdf', bytes })
    .returning({ id: files.id });
  if (!file) throw new Error('no file was written');
  const paper = { fileId: file.id, bookingId, customerId: ids.customer, kind: 'SO', version: 1 } as const;
  await db.insert(orderFiles).values({ ...paper, size: bytes.length, side: 'staff' });
}

/** A booking of the customer's that was written in the portal, as far as it is wanted. */
export async function addBookingDraft({ db, ids }: Base, status: OrderStatus = 1) {
  const draft = await goodDraft({ db });
  const writer = { customerId: ids.customer, userId: ids.user };
  const made = await db.transaction((tx) => addBooking(tx, writer, draft, null));
  await db.update(bookings).set({ orderStatus: status }).where(eq(bookings.id, made.id));
  if (status > 1)
    await db.update(bookingForms).set({ submittedAt: new Date() }).where(eq(bookingForms.bookingId, made.id));
  if (status > 2) await addSoOf({ db, ids }, made.id);
  return { id: made.id, bookingNo: made.bookingNo, draft };
}

/** Two bookings of the customer's on the same lane, as they were sent. */
export async function addPair({ db, ids }: Base, status: OrderStatus = 2) {
  const [into, other] = [await addBookingDraft({ db, ids }, status), await addBookingDraft({ db, ids }, status)];
  const route = { ...other.draft.route, polId: into.draft.route.polId, podId: into.draft.route.podId };
  const draft = { ...other.draft, route };
  await db.update(bookingForms).set({ draft }).where(eq(bookingForms.bookingId, other.id));
  return { into, other: { ...other, draft } };
}
