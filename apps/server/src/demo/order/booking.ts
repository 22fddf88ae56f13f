import { BL_TYPE, type WebStatus } from '@lading/validators/bill';
import { PORTS } from '../../basedata/ports.ts';
import { at, dayOf } from '../clock.ts';
import { type Random, randomOf } from '../random.ts';
import { accountsOf } from '../settlement/accounts.ts';
import { type Box, billCargo, type Cargo, containerNumber, split, stuff } from './cargo.ts';
import { CARRIERS, type CarrierCode, LESSORS } from './carriers.ts';
import { CLERK, type CustomerCode, MAKER, SHIPPER } from './parties.ts';
import { BUYERS, type Buyer, PRINTED, SAME_AS_CONSIGNEE } from './places.ts';
import { HARDWARE, HOMEWARE, type Product } from './products.ts';

/** What is decided about a booking; the rest follows from its number. */
export interface Spec {
  readonly bookingNo: string;
  readonly customer: CustomerCode;
  readonly status: WebStatus;
  /** local date at the port of loading */
  readonly etd: string;
  readonly carrier: CarrierCode;
  readonly route: readonly [from: string, to: string];
  /** `2×40HQ 1×20GP` */
  readonly boxes: string;
  readonly house?: boolean;
  readonly subs?: number;
  readonly ship?: readonly [vessel: string, voyage: string];
  readonly bkgNo?: string;
  readonly mblNo?: string;
  readonly cutOff?: string | null;
  readonly version?: number;
  readonly created?: string;
  readonly account?: 1 | 2 | 3 | 9;
  /** laid over the generated bill and booking */
  readonly bill?: Readonly<Record<string, unknown>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** container numbers in place of generated ones */
  readonly numbers?: readonly string[];
}

const RELEASES = ['TELEX RELEASE', 'ORIGINAL', 'SEA WAYBILL', 'TELEX RELEASE'];
const SETTLEMENTS = ['MONTHLY', 'PER SHIPMENT', 'PAY THEN RELEASE'];

const digits = (random: Random, pattern: string) => pattern.replace(/#/g, () => String(random.int(0, 9)));

// Serials run through a million in steps that never meet, so no container sails twice.
const scattered = (n: number, step: number) => (n * step) % 1_000_000;

function boxesOf(random: Random, spec: Spec, serial: () => number, numbered: boolean): Box[] {
  const owners = [...CARRIERS[spec.carrier].owners, ...LESSORS.slice(0, 3)];
  const types = spec.boxes.split(' ').flatMap((part) => {
    const [count = '1', type = '40HQ'] = part.split('×');
    return Array.from({ length: Number(count) }, () => type);
  });
  return types.map((type, at) => {
    const n = serial();
    const number = spec.numbers?.[at] ?? containerNumber(random.pick(owners), scattered(n, 617_411));
    const seal = `CN4${String(scattered(n, 38_993)).padStart(6, '0')}`;
    return { type, number: numbered ? number : '', seal: numbered ? seal : '' };
  });
}

function productsOf(random: Random, customer: CustomerCode, count: number): Product[] {
  const all = customer === 'HAOYU' ? HOMEWARE : HARDWARE;
  const first = random.int(0, all.length - 1);
  return Array.from({ length: count }, (_, n) => all[(first + n) % all.length] ?? random.pick(all));
}

const printed = (code: string): string => PRINTED[code] ?? code;
const place = (name: 'placeReceipt' | 'portStart' | 'portEnd' | 'placeDelivery', code: string) => ({
  [`${name}Name`]: PORTS.get(code)?.nameEn ?? code,
  [`${name}Code`]: code,
  [`${name}Desc`]: printed(code),
});

const letters = 'ABCDEFGHJ';

/** A booking of the demo file with its bills, statement and to-do items. */
export function bookingOf(spec: Spec, serial: () => number) {
  const { bookingNo, customer, status, etd, carrier, route, house = false, subs = 0 } = spec;
  const random = randomOf(bookingNo);
  const line = CARRIERS[carrier];
  const toNumber = status >= 3 && status !== 9;
  const bkgNo = spec.bkgNo ?? digits(random, line.booking);
  const mblNo = spec.mblNo ?? (toNumber ? `${line.bill}${bkgNo.replace(/^SNKO/, '')}` : '');
  const hblNo = `MBI${route[0].slice(2)}${bookingNo.slice(-6).replace('S', '')}`;
  const buyer: Buyer =
    BUYERS.find(({ ports }) => ports.includes(route[1]) && random.chance(0.7)) ??
    BUYERS.find(({ ports }) => ports.includes(route[1])) ??
    random.pick(BUYERS);
  const boxes = boxesOf(random, spec, serial, status >= 2);
  const cargo: Cargo = stuff(random, productsOf(random, customer, Math.min(3, boxes.length + 1)), boxes);
  const port = printed(route[1]).split(',')[0] ?? '';
  const marks = `${customer} / ${port}`;
  const [vessel, voyage] = spec.ship ?? [
    random.pick(line.ships),
    `${random.int(18, 210)}${/^(US|CA|KR|JP)/.test(route[1]) ? 'E' : /^AU/.test(route[1]) ? 'S' : 'W'}`,
  ];
  const out = dayOf(etd);
  const cutOff =
    spec.cutOff === undefined ? at(out - 5, random.pick(['10:00', '12:00', '17:00', '18:00'])) : spec.cutOff;
  const prepaid = random.chance(0.75);
  const main = {
    ...(house ? { hblNo } : {}),
    mblNo,
    bkgNo,
    fAddress: SHIPPER[customer],
    sAddress: buyer.address,
    tAddress: SAME_AS_CONSIGNEE,
    tAddressSecond: buyer.notify === SAME_AS_CONSIGNEE ? '' : buyer.notify,
    transportClauseName: random.chance(0.85) ? 'CY-CY' : 'CY-DOOR',
    payMethodName: prepaid ? 'FREIGHT PREPAID' : 'FREIGHT COLLECT',
    payPlaceName: printed(prepaid ? route[0] : route[1]).split(',')[0],
    ...(house ? { settleMethodName: random.pick(SETTLEMENTS) } : { blMethodName: random.pick(RELEASES) }),
    shippingName: line.name,
    ...place('placeReceipt', route[0]),
    ...place('portStart', route[0]),
    ...place('portEnd', route[1]),
    ...place('placeDelivery', route[1]),
    vessel,
    voyage,
    etd,
    ...MAKER[customer],
    ...(status === 1
      ? {}
      : { blDate: at(Math.min(out - 8, -1), `${random.int(10, 17)}:${random.int(10, 59)}:${random.int(10, 59)}`) }),
    ...billCargo(cargo, marks),
    ...spec.bill,
  };
  const parts = subs > 0 ? split(cargo, subs) : [];
  let carton = 1;
  const subBills = parts.map((part, n) => {
    const own = billCargo(part, marks, carton);
    carton += own.goods.reduce((sum, row) => sum + row.number, 0);
    const number = house ? { hblNo: `${hblNo}${letters[n]}` } : { mblNo: mblNo && `${mblNo}${letters[n]}` };
    return { ...number, ...own };
  });
  const confirmed = status >= 6 && status <= 8;
  return {
    customer,
    bookingNo,
    blType: house ? BL_TYPE.HBL : BL_TYPE.MBL,
    webStatus: status,
    version: spec.version ?? (status >= 4 && status <= 8 ? random.int(1, 3) : 1),
    ...(cutOff === null ? {} : { cutOff }),
    createTime: spec.created ?? at(Math.min(out - 18, -2), '10:00'),
    ...(confirmed
      ? {
          confirmedBy: CLERK[customer],
          confirmedAt: at(Math.min(out - 6, -1), '11:20'),
        }
      : {}),
    bills: [main, ...subBills],
    ...accountsOf(random, { ...spec, boxes: boxes.length, toUsa: route[1].startsWith('US'), by: CLERK[customer] }),
    ...spec.extra,
  };
}
