import { ORDER_STATUS, type OrderStatus } from '@lading/validators/booking';

const { draft, submitted, accepted, returned, cancelAsked } = ORDER_STATUS;

/** Who writes for each company. */
export const CLERKS = { HAOYU: '13800138000', OUTAI: '13900139000' } as const;

/** One booking that was written in the portal: who, where to, what, how much of it, and how far it is. */
export interface Written {
  readonly who: keyof typeof CLERKS;
  readonly to: string;
  readonly goods: readonly (readonly [cn: string, en: string, hs: string, cartons: number, kg: string, cbm: string])[];
  readonly boxes: number;
  readonly status: OrderStatus;
  /** minutes before the demonstration is loaded */
  readonly sent: number;
  readonly ready: number;
  readonly truck?: string;
  readonly note?: string;
}

export const WRITTEN: readonly Written[] = [
  {
    who: 'HAOYU',
    to: 'USLAX',
    boxes: 2,
    status: draft,
    sent: 0,
    ready: 8,
    goods: [
      ['竹制厨房置物架', 'BAMBOO KITCHEN SHELF', '940382', 640, '6880.0000', '78.2350'],
      ['不锈钢保鲜盒', 'STAINLESS STEEL BOX', '732393', 330, '2106.5000', '26.0000'],
      ['硅胶烘焙垫', 'SILICONE BAKING MAT', '392410', 220, '1540.0000', '20.1500'],
    ],
    note: '工厂 18:00 以后不装货，请提前一小时联系陆海宁。',
  },
  {
    who: 'OUTAI',
    to: 'NLRTM',
    boxes: 1,
    status: submitted,
    sent: 96,
    ready: 6,
    truck: '温州市龙湾区滨海三路 56 号',
    goods: [['文具套装', 'STATIONERY', '960810', 1420, '27100.0000', '61.4000']],
    note: '重量按上一批估算，明天过磅后更新。',
  },
  {
    who: 'HAOYU',
    to: 'DEHAM',
    boxes: 1,
    status: submitted,
    sent: 42,
    ready: 7,
    truck: '宁波市鄞州区江南路 288 号',
    goods: [['亚麻桌布', 'COTTON WOVEN TABLE LINEN', '630251', 480, '6840.0000', '40.3200']],
  },
  {
    who: 'OUTAI',
    to: 'USLAX',
    boxes: 3,
    status: submitted,
    sent: 18,
    ready: 9,
    goods: [['不锈钢门铰链', 'STAINLESS STEEL DOOR HINGE', '830210', 2100, '46200.0000', '58.8000']],
  },
  {
    who: 'HAOYU',
    to: 'GBFXT',
    boxes: 1,
    status: returned,
    sent: 1_500,
    ready: 10,
    goods: [['家居用品', 'HOUSEWARES', '392490', 900, '9450.0000', '66.1500']],
  },
  {
    who: 'HAOYU',
    to: 'USLGB',
    boxes: 2,
    status: accepted,
    sent: 1_260,
    ready: 8,
    goods: [['玻璃密封罐', 'GLASS STORAGE JAR WITH BAMBOO LID', '701349', 1900, '23370.0000', '117.8000']],
  },
  {
    who: 'OUTAI',
    to: 'DEHAM',
    boxes: 1,
    status: cancelAsked,
    sent: 2_900,
    ready: 6,
    goods: [['镀锌螺栓', 'ZINC PLATED HEX BOLT', '731815', 760, '19000.0000', '15.2000']],
  },
];
