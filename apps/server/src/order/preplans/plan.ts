import {
  emptyPreplan,
  emptyPreplanBox,
  emptyPreplanGoods,
  type PreplanDraft,
  type PreplanParty,
} from '@lading/validators/preplan';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { parties, preplans } from '../../database/schema.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { contentsOf, formOf } from '../booking/form.ts';
import { type Instruction, instructionOf } from '../declarations/instruction.ts';
import type { Booking } from '../versions/find.ts';
import { rowsOf } from '../vgms/sheet.ts';

export type Preplan = typeof preplans.$inferSelect;
export type From = 'instruction' | 'booking' | 'vgm';

export const preplanStatusName = (language: Language, status: number): string =>
  say(language, `preplanStatus${status}` as TextId);

/** The pre-plan of a booking, held where the transaction asks for it. */
export async function preplanOf(db: Db, bookingId: number, hold = false): Promise<Preplan | undefined> {
  const query = db.select().from(preplans).where(eq(preplans.bookingId, bookingId));
  const [row] = await (hold ? query.for('update') : query);
  return row;
}

/** How customs call a kind of packages that bills write in words. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^(?:CARTON|CTN)/i, 'CT'],
  [/^(?:PALLET|PLT)/i, 'PX'],
  [/^(?:PACKAGE|PKG)/i, 'PK'],
  [/^(?:BAG)/i, 'BG'],
  [/^(?:CASE|WOODEN)/i, 'CS'],
  [/^(?:DRUM)/i, 'DR'],
  [/^(?:ROLL)/i, 'RO'],
  [/^(?:BUNDLE)/i, 'BE'],
  [/^(?:PIECE|PCS)/i, 'PE'],
];
const packageOf = (name: string): string => PACKAGES.find(([words]) => words.test(name))?.[1] ?? 'PK';

const PHONE = /(?:TEL|PHONE|PH)[.:\s]*([+\d][\d\s()/-]{5,30}\d)/i;
const CODE = /\b((?:USCI|OC|EORI|VAT|EIN|CNPJ|TIN)\+[A-Z\d./-]{4,40})/i;
const CONTACT = /(?:ATTN|CONTACT)[.:\s]*([A-Z][A-Z .'-]{1,60})/i;

/** A party as a bill prints it, taken apart: its name is the first line, what says how to reach it is known by its words. */
function partyFrom(text: string, known: Partial<PreplanParty> = {}): PreplanParty {
  const [name = '', ...lines] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const rest = lines.join('\n');
  const address = lines
    .filter((line) => !PHONE.test(line) && !CODE.test(line) && !CONTACT.test(line) && !/^E-?MAIL|@/i.test(line))
    .join(', ');
  return {
    name,
    address: known.address || address,
    countryCode: known.countryCode ?? '',
    enterpriseCode: known.enterpriseCode || (CODE.exec(rest)?.[1]?.toUpperCase() ?? ''),
    phone: known.phone || (PHONE.exec(rest)?.[1]?.trim() ?? ''),
    contact: known.contact || (CONTACT.exec(rest)?.[1]?.trim() ?? ''),
  };
}

type Book = readonly (typeof parties.$inferSelect)[];

/** One of the address book by the name that is printed: what a bill has no room for, such as the company code. */
function fromBook(text: string, book: Book, kind: 'shipper' | 'consignee' | 'notify'): PreplanParty {
  const name = text.split('\n', 1)[0]?.trim().toUpperCase() ?? '';
  const own = book.find((party) => party.kind === kind && party.name.trim().toUpperCase() === name);
  if (!own) return partyFrom(text);
  const { enterpriseType, enterpriseCode, countryCode, phone, contact } = own;
  const code = enterpriseCode === '' ? '' : `${enterpriseType || 'OC'}+${enterpriseCode}`;
  return partyFrom(text, { countryCode: countryCode ?? '', enterpriseCode: code, phone, contact });
}

const payTermOf = (name: string): 'PP' | 'CC' => (/collect|到付/i.test(name) ? 'CC' : 'PP');

function headerOf(booking: Booking, bill: Instruction, before: PreplanDraft['header']): PreplanDraft['header'] {
  const { vessel, voyage, etd, portStartCode, portEndCode } = booking;
  return {
    ...before,
    mblNo: bill.head('mblNo') || booking.mblNo || before.mblNo,
    hblNo: bill.head('hblNo') || before.hblNo,
    vessel: vessel || bill.head('vessel'),
    voyage: voyage || bill.head('voyage'),
    polCode: portStartCode || bill.head('portStartCode'),
    podCode: portEndCode || bill.head('portEndCode'),
    etd: etd ?? before.etd,
    payTerm: payTermOf(bill.head('payMethodName')),
    // Its number begins with the carrier's code.
    carrierCode: before.carrierCode || (/^[A-Z]{4}(?=[A-Z\d]{6,})/.exec(booking.mblNo)?.[0] ?? ''),
  };
}

/** What a party lost in the paper that fills it stays as it was written here. */
function kept(before: PreplanParty, after: PreplanParty): PreplanParty {
  if (after.name === '') return before;
  const same = before.name === after.name;
  const names = ['address', 'countryCode', 'enterpriseCode', 'phone', 'contact'] as const;
  return { ...after, ...Object.fromEntries(names.map((name) => [name, after[name] || (same ? before[name] : '')])) };
}

async function byBill(db: Db, booking: Booking, before: PreplanDraft, bill: Instruction): Promise<PreplanDraft> {
  const book = await db.select().from(parties).where(eq(parties.customerId, booking.customerId));
  const only = bill.boxes.length === 1 ? (bill.boxes[0]?.ctnNo ?? '') : '';
  return {
    header: headerOf(booking, bill, before.header),
    shipper: kept(before.shipper, fromBook(bill.head('fAddress'), book, 'shipper')),
    consignee: kept(before.consignee, fromBook(bill.head('sAddress'), book, 'consignee')),
    notify: kept(before.notify, fromBook(bill.head('tAddress'), book, 'notify')),
    goods:
      bill.goods.length === 0
        ? before.goods
        : bill.goods.map((one, at) => ({
            ...(before.goods[at] ?? emptyPreplanGoods()),
            ...one,
            packageType: packageOf(one.packageType),
            into: only || (before.goods[at]?.into ?? ''),
          })),
    boxes:
      bill.boxes.length === 0
        ? before.boxes
        : bill.boxes.map(({ ctnNo, ctnType, sealNo }) => ({
            ...(before.boxes.find((one) => one.ctnNo === ctnNo) ?? emptyPreplanBox()),
            ctnNo,
            ctnType,
            sealNo,
          })),
  };
}

/** What another paper of the booking makes of a pre-plan; what it does not say stays. */
export async function planFrom(db: Db, booking: Booking, before: PreplanDraft, from: From): Promise<PreplanDraft> {
  if (from === 'instruction') return byBill(db, booking, before, await instructionOf(db, booking));
  if (from === 'vgm') {
    const rows = (await rowsOf(db, booking.id)).filter(({ ctnNo }) => ctnNo !== '');
    const boxes = rows.map(({ ctnNo, box }) => ({
      ...(before.boxes.find((one) => one.ctnNo === ctnNo) ?? emptyPreplanBox()),
      ctnNo,
      ctnType: box.ctnType,
      sealNo: box.sealNo,
    }));
    return boxes.length === 0 ? before : { ...before, boxes };
  }
  const { parties: said, cargo } = await contentsOf(db, booking, await formOf(db, booking.id));
  const book = await db.select().from(parties).where(eq(parties.customerId, booking.customerId));
  const goods = cargo.goods
    .filter(({ goodsEn }) => goodsEn !== '')
    .map((one, at) => ({
      ...(before.goods[at] ?? emptyPreplanGoods()),
      description: one.goodsEn,
      hsCode: one.hsCode,
      number: one.number === null ? '' : String(one.number),
      weight: one.weight,
      volume: one.volume,
      marks: one.marks || 'N/M',
    }));
  return {
    ...before,
    header: headerOf(booking, { head: () => '', goods: [], boxes: [], weight: '' }, before.header),
    shipper: kept(before.shipper, fromBook(said.shipper.text, book, 'shipper')),
    consignee: kept(before.consignee, fromBook(said.consignee.text, book, 'consignee')),
    notify: kept(before.notify, fromBook(said.notify.text, book, 'notify')),
    goods: goods.length === 0 ? before.goods : goods,
  };
}

/** A pre-plan that nobody has written on: what the bills say. */
export const freshPlan = (db: Db, booking: Booking): Promise<PreplanDraft> =>
  planFrom(db, booking, emptyPreplan(), 'instruction');
