import {
  type BookingDraft,
  emptyBooking,
  emptyGoods,
  ORDER_STATUS,
  type OrderEvent,
  type OrderStatus,
} from '@lading/validators/booking';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  bookingForms,
  bookings,
  fclRates,
  orderLog,
  ports,
  RATE_STATUS,
  todos,
  webUsers,
} from '../../database/schema.ts';
import { addDays } from '../../freight/sailings.ts';
import { costingOf, frozen, ofDraft } from '../../order/booking/cost.ts';
import { addBooking } from '../../order/booking/write.ts';
import { at, day } from '../clock.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { SHIPPER } from './parties.ts';
import { BUYERS, SAME_AS_CONSIGNEE } from './places.ts';
import { CLERKS, WRITTEN, type Written } from './written-sheets.ts';

const { draft, submitted, accepted, returned, cancelAsked } = ORDER_STATUS;

/** How each came to where it is. */
const STORY: Readonly<Partial<Record<OrderStatus, readonly OrderEvent[]>>> = {
  [submitted]: ['submit'],
  [accepted]: ['submit', 'accept'],
  [returned]: ['submit', 'return'],
  [cancelAsked]: ['submit', 'askCancel'],
};
const AFTER = { submit: submitted, accept: accepted, return: returned, askCancel: cancelAsked } as const;
const WORDS: Readonly<Partial<Record<OrderEvent, Record<string, string>>>> = {
  return: {
    reason: 'vague',
    said: '货描过于笼统',
    saidEn: 'Too vague',
    fields: '1',
    text: '英国海关不接受 HOUSEWARES，请写明材质和品名。',
  },
  askCancel: { reason: '买家推迟到明年一月出货' },
};

function draftOf(
  written: Written,
  ends: ReadonlyMap<string, number>,
  rate: typeof fclRates.$inferSelect | undefined,
  days: number,
) {
  const empty = emptyBooking();
  const buyer = BUYERS.find((one) => one.ports.includes(written.to));
  const outai = written.who === 'OUTAI';
  const draftOne: BookingDraft = {
    ...empty,
    route: {
      ...empty.route,
      polId: rate?.polId ?? ends.get('CNNGB') ?? null,
      podId: ends.get(written.to) ?? null,
      incoterm: 4,
      payMethodId: 2,
      porId: rate?.polId ?? ends.get('CNNGB') ?? null,
      delId: ends.get(written.to) ?? null,
      houseCount: 1,
      shippingId: rate?.shippingId ?? 1,
      rateId: rate?.id ?? null,
      serviceCode: rate?.serviceCode ?? '',
      etd: day(days + written.ready + 5),
    },
    parties: {
      ...empty.parties,
      shipper: { partyId: null, text: SHIPPER[written.who] },
      consignee: { partyId: null, text: buyer?.address ?? '' },
      notify: { partyId: null, text: SAME_AS_CONSIGNEE },
    },
    cargo: {
      ...empty.cargo,
      readyDay: day(days + written.ready),
      goods: written.goods.map(([goodsCn, goodsEn, hsCode, number, weight, volume]) => ({
        ...emptyGoods(),
        goodsCn,
        goodsEn,
        hsCode,
        number,
        weight,
        volume,
      })),
    },
    equipment: { boxes: [{ ctnType: 3, count: written.boxes, soc: false, numbers: '', weight: '' }] },
    services: {
      ...empty.services,
      settleMethodId: 3,
      truck: written.truck
        ? {
            on: true,
            address: written.truck,
            contact: outai ? '叶晨' : '陆海宁',
            phone: outai ? '13857700032' : '13857400021',
            loadingTime: at(days + written.ready, '09:00'),
          }
        : empty.services.truck,
    },
    papers: {
      ...empty.papers,
      note: written.note ?? '',
      contact: outai
        ? { name: '林晓', phone: '13900139000', email: 'shipping@outai.example' }
        : { name: '陈蔚', phone: '13800138000', email: 'docs@haoyu.example' },
      agreed: written.status !== draft,
    },
  };
  return draftOne;
}

type Person = Pick<typeof webUsers.$inferSelect, 'id' | 'customerId' | 'account'>;

async function tell(tx: Db, bookingId: number, written: Written, clerk: Person, desk: number | null, now: number) {
  const events = STORY[written.status] ?? [];
  let from: OrderStatus = draft;
  for (const [index, event] of events.entries()) {
    const to = AFTER[event as keyof typeof AFTER];
    const moment = new Date(now - (written.sent - index * Math.min(60, written.sent / 2)) * 60_000);
    const userId = event === 'submit' || event === 'askCancel' ? clerk.id : desk;
    await tx.insert(orderLog).values({
      bookingId,
      event,
      fromStatus: from,
      toStatus: to,
      userId,
      values: WORDS[event] ?? {},
      createTime: moment,
    });
    from = to;
  }
}

async function addWritten(tx: Db, days: number): Promise<void> {
  const codes = ['CNNGB', ...WRITTEN.map(({ to }) => to)];
  const known = await tx
    .select()
    .from(ports)
    .where(and(inArray(ports.code, codes), eq(ports.kind, 'sea')));
  const ends = new Map(known.map(({ code, id }) => [code, id]));
  const people = await tx
    .select()
    .from(webUsers)
    .where(inArray(webUsers.account, [...Object.values(CLERKS), '13700137000']));
  const desk = people.find(({ account }) => account === '13700137000')?.id ?? null;
  const now = Date.now();
  for (const written of WRITTEN) {
    const clerk = people.find(({ account }) => account === CLERKS[written.who]);
    if (!clerk?.customerId) continue;
    // From Ningbo where there is such a rate, else from wherever there is one.
    const [rate] = await tx
      .select()
      .from(fclRates)
      .where(and(eq(fclRates.podId, ends.get(written.to) ?? 0), eq(fclRates.status, RATE_STATUS.live)))
      .orderBy(sql`${fclRates.polId} = ${ends.get('CNNGB') ?? 0} desc`, fclRates.id)
      .limit(1);
    const wanted = draftOf(written, ends, rate, days);
    const priced = rate
      ? await costingOf(tx, { ...ofDraft(wanted, rate.id), etd: '' }, 'member', () => []).catch(() => undefined)
      : undefined;
    const route = priced ? { ...wanted.route, etd: priced.etd } : { ...wanted.route, rateId: null };
    const ready = priced ? addDays(priced.etd, -6) : wanted.cargo.readyDay;
    const whole = { ...wanted, route, cargo: { ...wanted.cargo, readyDay: ready } };
    const made = await addBooking(tx, { customerId: clerk.customerId, userId: clerk.id }, whole, null);
    const sent = new Date(now - written.sent * 60_000);
    await tx.update(bookings).set({ orderStatus: written.status, createTime: sent }).where(eq(bookings.id, made.id));
    await tx.update(orderLog).set({ createTime: sent }).where(eq(orderLog.bookingId, made.id));
    if (written.status === draft) continue;
    await tell(tx, made.id, written, clerk, desk, now);
    const back = written.status === returned;
    const wantedBy = new Date(now + 2 * 86_400_000);
    await tx
      .update(bookingForms)
      .set({
        submittedBy: clerk.id,
        submittedAt: sent,
        cost: priced ? frozen(priced) : null,
        opId: written.status === accepted ? desk : null,
        ...(written.status === cancelAsked && { statusBefore: submitted, reason: '', note: '' }),
        ...(back && {
          reason: 'vague',
          note: WORDS.return?.['text'] ?? '',
          wantedBy,
          returned: [{ path: 'cargo.goods.0.goodsEn', reason: 'vague', text: '如 PP PLASTIC STORAGE BASKET' }],
        }),
      })
      .where(eq(bookingForms.bookingId, made.id));
    if (back)
      await tx.insert(todos).values({ customerId: clerk.customerId, busType: 3, bookingId: made.id, dueAt: wantedBy });
  }
}

/** Bookings that were written in the portal, in the states that its people meet; after the rates that they are ordered by. */
export const written: DemoDomain = { load: addWritten };
