import { consignee, latinText, volume, weight } from '@lading/validators';
import { type BookingDraft, emptyBooking, emptyBoxes, emptyGoods } from '@lading/validators/booking';
import type { PartyKind } from '@lading/validators/record';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { dictionaryItems, parties, ports } from '../database/schema.ts';
import { addDrafts } from '../order/booking/write.ts';
import { type Choice, dayOf, nameIn, oneOf, plain, textOf, wholeNumber } from './cells.ts';
import { type Bringer, type Column, defineKind, type Read } from './kind.ts';
import { head, latin, measure, tariff } from './trade-cells.ts';

interface Party {
  readonly partyId: number | null;
  readonly text: string;
}
interface Row {
  readonly poNo: string;
  readonly pol: number;
  readonly pod: number;
  readonly carrier: number | null;
  readonly etd: string;
  readonly incoterm: number | null;
  readonly payMethod: number | null;
  readonly shipper: Party;
  readonly consignee: Party;
  readonly notify: Party;
  readonly readyDay: string;
  readonly goodsCn: string;
  readonly goodsEn: string;
  readonly hsCode: string;
  readonly packageType: number | null;
  readonly number: number | null;
  readonly weight: string;
  readonly volume: string;
  readonly marks: string;
  readonly gp20: number | null;
  readonly gp40: number | null;
  readonly hq40: number | null;
  readonly hq45: number | null;
  readonly note: string;
}
const DICTIONARIES = ['shipping', 'incoterm', 'payMethod', 'packageType'] as const;
type Dictionary = (typeof DICTIONARIES)[number];
type Lists = {
  readonly by: Bringer;
  readonly ports: readonly Choice<number>[];
  readonly book: Readonly<Record<PartyKind, readonly Choice<Party>[]>>;
  /** who stands there where a cell is empty */
  readonly usual: Readonly<Partial<Record<PartyKind, Party>>>;
} & Readonly<Record<Dictionary, readonly Choice<number | null>[]>>;

const NOBODY: Party = { partyId: null, text: '' };
/** Types of containers that have a column, by their numbers in the dictionary. */
const BOXES = { gp20: 1, gp40: 2, hq40: 3, hq45: 4 } as const;

async function lists(db: Db, by: Bringer): Promise<Lists> {
  const [seaPorts, entries, book] = await Promise.all([
    db
      .select()
      .from(ports)
      .where(and(eq(ports.kind, 'sea'), isNull(ports.removedAt)))
      .orderBy(asc(ports.code)),
    db
      .select()
      .from(dictionaryItems)
      .where(and(inArray(dictionaryItems.type, [...DICTIONARIES]), isNull(dictionaryItems.removedAt)))
      .orderBy(asc(dictionaryItems.value)),
    by.customerId === null ? [] : db.select().from(parties).where(eq(parties.customerId, by.customerId)),
  ]);
  const entriesOf = (type: Dictionary) =>
    entries
      .filter((entry) => entry.type === type)
      .map(({ value, nameCn, nameEn }): Choice<number | null> => ({ value, names: [nameCn, nameEn] }));
  const printedOf = ({ id, displayText }: (typeof book)[number]): Party => ({ partyId: id, text: displayText });
  const bookOf = (kind: PartyKind) =>
    book
      .filter((party) => party.kind === kind)
      .map((party): Choice<Party> => ({ value: printedOf(party), names: [party.alias, party.alias] }));
  const defaults = book.filter(({ isDefault }) => isDefault);
  return {
    by,
    ports: seaPorts.map(({ id, code, nameCn, nameEn }) => ({ value: id, names: [nameCn || nameEn, nameEn, code] })),
    book: { shipper: bookOf('shipper'), consignee: bookOf('consignee'), notify: bookOf('notify') },
    usual: Object.fromEntries(defaults.map((party) => [party.kind, printedOf(party)])),
    shipping: entriesOf('shipping'),
    incoterm: entriesOf('incoterm'),
    payMethod: entriesOf('payMethod'),
    packageType: entriesOf('packageType'),
  };
}

/** One of the book by its short name, or what is to be printed, in lines that a bill prints. */
function party(cell: string, { book, usual }: Lists, kind: PartyKind): Read<Party> {
  const text = plain(cell).replace(/\r\n?/g, '\n');
  if (text === '') return { value: usual[kind] ?? NOBODY };
  const read = oneOf(text, book[kind]);
  if ('value' in read) return read;
  const lines = consignee.normalize(text);
  if (!latinText.is(lines)) return { code: 'latin' };
  // A word or two look like a short name that is not in the book.
  const said = /\n|^\s*(?:TO ORDER|SAME AS)\b/i.test(text) || text.length > 25;
  return said ? { value: { partyId: null, text: lines } } : read;
}

const day = (cell: string): Read<string> => (plain(cell) === '' ? { value: '' } : dayOf(cell));

const boxes = (cell: string): Read<number | null> => {
  const read = wholeNumber(cell);
  return 'value' in read && (read.value ?? 0) > 99 ? { code: 'range', values: { least: 1, most: 99 } } : read;
};

function draftOf(row: Row): BookingDraft {
  const empty = emptyBooking();
  const counted = Object.entries(BOXES).flatMap(([column, ctnType]) => {
    const count = row[column as keyof typeof BOXES];
    return count ? [{ ...emptyBoxes(), ctnType, count }] : [];
  });
  const { goodsCn, goodsEn, number, marks, packageType } = row;
  const line = { ...emptyGoods(), goodsCn, goodsEn, hsCode: row.hsCode, number, marks };
  return {
    ...empty,
    route: {
      ...empty.route,
      poNo: row.poNo,
      polId: row.pol,
      podId: row.pod,
      porId: row.pol,
      delId: row.pod,
      etd: row.etd,
      shippingId: row.carrier,
      incoterm: row.incoterm,
      payMethodId: row.payMethod ?? empty.route.payMethodId,
    },
    parties: { ...empty.parties, shipper: row.shipper, consignee: row.consignee, notify: row.notify },
    cargo: {
      ...empty.cargo,
      readyDay: row.readyDay,
      goods: [{ ...line, weight: row.weight, volume: row.volume, packageTypeId: packageType ?? line.packageTypeId }],
    },
    equipment: { boxes: counted.length > 0 ? counted : empty.equipment.boxes },
    papers: { ...empty.papers, note: row.note },
  };
}

const chosen = (zh: string, en: string, type: Dictionary, example = ''): Column<number | null, Lists> => ({
  ...head(zh, en, example),
  choices: (known, language) => known[type].map((one) => nameIn(language, one)),
  read: (cell, known) => oneOf<number | null>(cell, known[type], null),
});
const partyColumn = (zh: string, en: string, kind: PartyKind, example = ''): Column<Party, Lists> => ({
  ...head(zh, en, example),
  choices: ({ book }, language) => book[kind].map((one) => nameIn(language, one)),
  read: (cell, known) => party(cell, known, kind),
});
const counted = (name: string, example = ''): Column<number | null, Lists> => ({
  ...head(name, name, example),
  read: (cell) => boxes(cell),
});

/** Bookings, each a row: they become drafts of whoever brings them, all of them or none. */
export const booking = defineKind<Row, Lists>({
  name: 'booking',
  code: 'order:edit',
  mode: 'whole',
  lists,
  keyOf: ({ poNo }) => poNo.toUpperCase(),
  keyColumn: 'poNo',
  async write(tx, rows, { by: { customerId, userId } }) {
    if (customerId === null || userId === undefined) throw new Error('bookings are brought by somebody of a customer');
    await addDrafts(tx, { customerId, userId }, rows.map(draftOf));
  },
  columns: {
    poNo: { ...head('客户订单号', 'Your order no.', 'PO-26-1874'), required: true, read: textOf(200) },
    pol: {
      ...head('起运港', 'POL', 'CNNGB'),
      required: true,
      read: (cell, known) => oneOf(cell, known.ports),
    },
    pod: {
      ...head('目的港', 'POD', 'USLAX'),
      required: true,
      read: (cell, known, { pol = '' }) => (plain(cell) === plain(pol) ? { code: 'same' } : oneOf(cell, known.ports)),
    },
    carrier: chosen('船公司', 'Carrier', 'shipping', 'COSCO SHIPPING'),
    etd: { ...head('期望开船日', 'Wished ETD', '2026-12-03'), read: day },
    incoterm: chosen('贸易条款', 'Incoterm', 'incoterm', 'FOB'),
    payMethod: chosen('付款方式', 'Freight', 'payMethod', 'FREIGHT PREPAID'),
    shipper: partyColumn('发货人', 'Shipper', 'shipper'),
    consignee: partyColumn('收货人', 'Consignee', 'consignee', 'Cascade LA'),
    notify: partyColumn('通知人', 'Notify party', 'notify', 'SAME AS CONSIGNEE'),
    readyDay: { ...head('货好时间', 'Cargo ready', '2026-11-28'), read: day },
    goodsCn: { ...head('中文品名', 'Goods in Chinese', '竹制厨房置物架'), read: textOf(200) },
    goodsEn: { ...head('英文品名', 'Goods in English', 'BAMBOO KITCHEN SHELF'), read: latin(512) },
    hsCode: { ...head('HS编码', 'HS code', '940382'), read: tariff },
    packageType: chosen('包装', 'Package', 'packageType', 'CARTONS'),
    number: { ...head('件数', 'Packages', '640'), read: wholeNumber },
    weight: { ...head('毛重（KGS）', 'Gross weight, kg', '6880.000'), read: measure(weight) },
    volume: { ...head('体积（CBM）', 'Volume, m³', '78.2350'), read: measure(volume) },
    marks: { ...head('唛头', 'Marks', 'N/M'), read: latin(512) },
    gp20: counted('20GP'),
    gp40: counted('40GP'),
    hq40: counted('40HQ', '2'),
    hq45: counted('45HQ'),
    note: { ...head('备注', 'Note to our desk'), read: textOf(500) },
  },
});
