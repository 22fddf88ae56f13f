import { type BookingDraft, bookingIssues, emptyBooking, emptyGoods } from '../booking/index.ts';
import type { Issue } from '../issue.ts';

/** A booking that has everything. */
export function goodBooking(): BookingDraft {
  const empty = emptyBooking();
  return {
    ...empty,
    route: {
      ...empty.route,
      polId: 1,
      podId: 2,
      incoterm: 6,
      transportClauseId: 1,
      payMethodId: 1,
      shippingId: 1,
      etd: '2026-12-03',
      blMethodId: 2,
    },
    parties: {
      ...empty.parties,
      shipper: { partyId: null, text: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD' },
      consignee: { partyId: null, text: 'CASCADE HOME SUPPLY LLC\nLOS ANGELES, CA 90021, USA' },
      notify: { partyId: null, text: 'SAME AS CONSIGNEE' },
    },
    cargo: {
      ...empty.cargo,
      readyDay: '2026-11-28',
      goods: [
        {
          ...emptyGoods(),
          goodsCn: '竹制厨房架',
          goodsEn: 'BAMBOO KITCHEN SHELF',
          hsCode: '940382',
          number: 640,
          weight: '6880.0000',
          volume: '78.2350',
        },
      ],
    },
    equipment: { boxes: [{ ctnType: 3, count: 2, soc: false, numbers: '', weight: '5263.2500' }] },
    services: { ...empty.services, settleMethodId: 1 },
    papers: {
      ...empty.papers,
      contact: { name: '陈蔚', phone: '13800138000', email: 'chen.wei@example.com' },
      agreed: true,
    },
  };
}

export const FACTS = { today: '2026-11-20', cyClose: '2026-12-01T12:00:00+08:00' };

/** The issues of bookings that contradict themselves. */
export function* saidByBookings(): Generator<Issue> {
  const good = goodBooking();
  const odd: BookingDraft[] = [
    emptyBooking(),
    {
      ...good,
      route: { ...good.route, podId: 1, etd: '2026-11-01', houseCount: 10, payMethodId: 2, mode: 'fba' },
      parties: { ...good.parties, consignee: { partyId: null, text: 'TO ORDER OF SHIPPER' } },
      cargo: { ...good.cargo, readyDay: '2026-12-02' },
      services: {
        ...good.services,
        truck: {
          on: true,
          address: 'A',
          loadingTime: '2026-12-01T14:00:00+08:00',
          contact: 'Lu',
          phone: '13857400021',
        },
        declare: { on: true, mode: 'agent' },
      },
    },
    { ...good, route: { ...good.route, incoterm: 4 } },
    {
      ...good,
      cargo: {
        ...good.cargo,
        goods: [2, 3, 4].map((goodsTypeId) => ({ ...emptyGoods(), goodsTypeId, number: 0 })),
      },
      equipment: { boxes: [{ ctnType: 12, count: 2, soc: true, numbers: 'CSQU3054383', weight: '28400' }] },
    },
  ];
  for (const draft of odd) yield* bookingIssues(draft, { ...FACTS, papers: [] });
}
