import { type BookingDraft, emptyBooking, emptyBoxes, emptyGoods } from '@lading/validators/booking';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { customers, orderTemplates, parties, ports } from '../../database/schema.ts';
import { at } from '../clock.ts';

interface Pattern {
  readonly name: string;
  readonly ends: readonly [pol: string, pod: string];
  /** number of the carrier in the dictionary */
  readonly carrier: number | null;
  /** by their aliases in the book */
  readonly who: readonly [shipper: string, consignee: string, notify: string];
  readonly boxes: readonly (readonly [ctnType: number, count: number])[];
  readonly goods: readonly [cn: string, en: string, hsCode: string];
  readonly houses?: number;
  /** days before the demonstration on which it was last used; never where it is not said */
  readonly used?: number;
}

const HQ = 3;
const SAME = 'Same as consignee';
const HOME = '昊屿本部';
const SHELF = ['竹制厨房置物架', 'BAMBOO KITCHEN SHELF', '940382'] as const;
const STEEL = ['不锈钢食品盒', 'STAINLESS STEEL FOOD CONTAINER', '732393'] as const;
const GLASS = ['竹盖玻璃储物罐', 'GLASS STORAGE JAR WITH BAMBOO LID', '701349'] as const;
const LINEN = ['棉制桌布', 'COTTON WOVEN TABLE LINEN', '630251'] as const;

const PATTERNS: readonly Pattern[] = [
  {
    name: '洛杉矶 40HQ 家居 LA 40HQ homeware',
    ends: ['CNNGB', 'USLAX'],
    carrier: 1,
    goods: SHELF,
    houses: 2,
    used: 3,
    who: [HOME, 'Cascade LA', 'Pacific Gate'],
    boxes: [[HQ, 2]],
  },
  {
    name: '长滩周五船 Long Beach Fridays',
    ends: ['CNNGB', 'USLGB'],
    carrier: 2,
    goods: STEEL,
    used: 9,
    who: [HOME, 'Golden Coast LB', 'Pacific Gate'],
    boxes: [[HQ, 1]],
  },
  {
    name: '西雅图 Seattle',
    ends: ['CNSHA', 'USSEA'],
    carrier: 3,
    goods: GLASS,
    used: 16,
    who: [HOME, 'Evergreen SEA', 'Puget brokers'],
    boxes: [[HQ, 1]],
  },
  {
    name: '纽约混装 New York mixed',
    ends: ['CNNGB', 'USNYC'],
    carrier: 1,
    goods: SHELF,
    houses: 3,
    used: 21,
    who: [HOME, 'Hudson NYC', SAME],
    boxes: [
      [HQ, 1],
      [1, 1],
    ],
  },
  {
    name: '汉堡指示提单 Hamburg to order',
    ends: ['CNNGB', 'DEHAM'],
    carrier: 2,
    goods: SHELF,
    used: 12,
    who: [HOME, 'Nordwind to order', 'Elbe Zoll'],
    boxes: [[HQ, 3]],
  },
  {
    name: '鹿特丹 Rotterdam',
    ends: ['CNSHA', 'NLRTM'],
    carrier: 3,
    goods: LINEN,
    who: ['上虞织品', 'Maasvlakte RTM', 'Maas Customs'],
    boxes: [[2, 1]],
  },
  {
    name: '费利克斯托 Felixstowe',
    ends: ['CNNGB', 'GBFXT'],
    carrier: null,
    goods: STEEL,
    used: 40,
    who: [HOME, 'Thames FXT', 'Orwell Clearance'],
    boxes: [[HQ, 1]],
  },
  {
    name: '悉尼 Sydney',
    ends: ['CNNGB', 'AUSYD'],
    carrier: null,
    goods: GLASS,
    who: ['张家港玻陶', 'Southern Cross SYD', 'Botany Brokers'],
    boxes: [[1, 2]],
  },
  {
    name: '釜山 Busan',
    ends: ['CNSHA', 'KRPUS'],
    carrier: null,
    goods: LINEN,
    used: 30,
    who: [HOME, 'Hanbada PUS', 'Hanil Customs'],
    boxes: [[1, 1]],
  },
];

type Book = readonly { id: number; kind: string; alias: string; displayText: string }[];

function bookingOf({ carrier, who, boxes, goods, houses = 0 }: Pattern, ends: readonly (number | null)[], book: Book) {
  const empty = emptyBooking();
  const party = (kind: string, alias: string) => {
    const found = book.find((one) => one.kind === kind && one.alias === alias);
    return { partyId: found?.id ?? null, text: found?.displayText ?? '' };
  };
  const [polId = null, podId = null] = ends;
  const [goodsCn, goodsEn, hsCode] = goods;
  const booking: BookingDraft = {
    ...empty,
    route: {
      ...empty.route,
      polId,
      podId,
      porId: polId,
      delId: podId,
      shippingId: carrier,
      incoterm: 4,
      houseCount: houses,
    },
    parties: {
      ...empty.parties,
      shipper: party('shipper', who[0]),
      consignee: party('consignee', who[1]),
      notify: party('notify', who[2]),
    },
    cargo: { ...empty.cargo, goods: [{ ...emptyGoods(), goodsCn, goodsEn, hsCode }] },
    equipment: { boxes: boxes.map(([ctnType, count]) => ({ ...emptyBoxes(), ctnType, count })) },
  };
  return booking;
}

/** What Haoyu books again and again. */
export async function loadOrderTemplates(tx: Db): Promise<void> {
  const [haoyu] = await tx.select().from(customers).where(eq(customers.code, 'HAOYU'));
  if (!haoyu) return;
  const book = await tx.select().from(parties).where(eq(parties.customerId, haoyu.id));
  const codes = PATTERNS.flatMap(({ ends }) => ends);
  const known = await tx
    .select({ id: ports.id, code: ports.code })
    .from(ports)
    .where(and(eq(ports.kind, 'sea'), inArray(ports.code, codes)));
  const idOf = (code: string) => known.find((port) => port.code === code)?.id ?? null;
  await tx.insert(orderTemplates).values(
    PATTERNS.map((pattern) => ({
      customerId: haoyu.id,
      name: pattern.name,
      booking: bookingOf(pattern, [idOf(pattern.ends[0]), idOf(pattern.ends[1])], book),
      usedAt: pattern.used === undefined ? null : new Date(at(-pattern.used, '10:20')),
    })),
  );
}
