import type { FileKind } from '@lading/api-client/contract';
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { inZone, zoneOf } from '../../../basedata/zones.ts';
import type { Db } from '../../../database/open.ts';
import {
  bookingCutoffs,
  bookings,
  customers,
  files,
  orderFiles,
  orderFileViews,
  webUsers,
} from '../../../database/schema.ts';
import { at } from '../../clock.ts';
import { RELEASES } from './releases.ts';
import { plainPdf, soPdf } from './so-pdf.ts';

const [CLERK, DESK, HAOYU] = ['13800138000', '13700137000', 'HAOYU'];
/** Bookings of the first customer that have their shipping order, the newest first. */
const WITH_SO = 24;
const DAY = 86_400_000;

/** The form of each carrier; the others confirm by an agent's. */
const FORMS: Readonly<Record<string, string>> = {
  COSCO: 'cosco',
  'COSCO SHIPPING': 'cosco',
  OOCL: 'oocl',
  MSC: 'msc',
  'CMA CGM': 'cma',
  MAERSK: 'maersk',
  ONE: 'one',
  'YANG MING': 'yangming',
};

type Booking = typeof bookings.$inferSelect;
interface People {
  readonly clerk: number;
  readonly desk: number;
}

interface Paper {
  readonly kind: FileKind;
  readonly name: string;
  readonly bytes: Buffer;
  readonly side: 'customer' | 'staff';
  readonly at: Date;
  readonly seen: boolean;
}

/** Writes one paper down, the first of its kind; answers its id. */
async function addPaper(tx: Db, { id, customerId }: Booking, people: People, paper: Paper): Promise<number> {
  const { kind, name, bytes, side, at, seen } = paper;
  const userId = side === 'staff' ? people.desk : people.clerk;
  const kept = { customerId, name, contentType: 'application/pdf', bytes, folder: 'orders', userId, createTime: at };
  const [row] = await tx.insert(files).values(kept).returning({ id: files.id });
  if (!row) throw new Error('no paper was written');
  const size = bytes.length;
  await tx
    .insert(orderFiles)
    .values({ fileId: row.id, bookingId: id, customerId, kind, version: 1, size, side, userId, createTime: at });
  if (seen)
    await tx.insert(orderFileViews).values({
      fileId: row.id,
      userId: side === 'staff' ? people.clerk : people.desk,
      viewedAt: new Date(at.getTime() + DAY / 24),
    });
  return row.id;
}

export async function peopleOf(tx: Db): Promise<People> {
  const rows = await tx
    .select({ id: webUsers.id, account: webUsers.account })
    .from(webUsers)
    .where(inArray(webUsers.account, [CLERK, DESK]));
  const idOf = (account: string) => rows.find((row) => row.account === account)?.id ?? 0;
  return { clerk: idOf(CLERK), desk: idOf(DESK) };
}

/** The moments of the cut-offs by the clock of the port, as a shipping order prints them. */
async function closingOf(tx: Db, { id, portStartCode }: Booking) {
  const rows = await tx.select().from(bookingCutoffs).where(eq(bookingCutoffs.bookingId, id));
  return Object.fromEntries(
    rows.map(({ code, closesAt }) => [code, inZone(closesAt, zoneOf(portStartCode)).slice(0, 16)]),
  );
}

async function shippingOrder(tx: Db, booking: Booking): Promise<Buffer> {
  const { bkgNo, vessel, voyage, portStartCode, portEndCode, etd, shippingName } = booking;
  return soPdf(FORMS[shippingName] ?? 'agent', {
    bkgNo,
    vessel,
    voyage,
    shippingName,
    pol: portStartCode,
    pod: portEndCode,
    del: portEndCode,
    ...(etd && { etd }),
    ...(await closingOf(tx, booking)),
    containers: '1×40HQ',
    pickupDepot: 'XINGGANG DEPOT, BEILUN',
    returnTerminal: 'BEILUN TERMINAL 3',
    releasePin: bkgNo.slice(-5),
  });
}

const GUARANTEE = (booking: Booking) => [
  `Shipper: NINGBO HAOYU HOMEWARE CO., LTD.`,
  `Vessel and voyage: ${booking.vessel} ${booking.voyage}`,
  `Bill of lading: ${booking.mblNo}`,
  `Sailed: ${booking.etd ?? ''}`,
  'We ask for release without the original bills and bear what follows from it.',
];

/** Shipping orders from the desk, packing lists and guarantees from the customer; some seen by the other side, some not. */
export async function loadPapers(tx: Db, days: number): Promise<void> {
  // Nothing came after the morning of the demonstration.
  const last = Date.parse(at(days, '08:30'));
  const past = (moment: number) => new Date(Math.min(moment, last));
  const people = await peopleOf(tx);
  const [haoyu] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.code, HAOYU));
  const own = eq(bookings.customerId, haoyu?.id ?? 0);
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(own, ne(bookings.bkgNo, ''), isNotNull(bookings.etd)))
    .orderBy(desc(bookings.createTime), desc(bookings.id))
    .limit(WITH_SO);
  for (const [place, booking] of rows.entries()) {
    const sent = booking.createTime.getTime() + DAY;
    const bytes = await shippingOrder(tx, booking);
    await addPaper(tx, booking, people, {
      kind: 'SO',
      name: `SO_${booking.bkgNo}.pdf`,
      bytes,
      side: 'staff',
      at: past(sent),
      seen: place % 3 > 0,
    });
    if (place % 2 > 0) continue;
    const list = await plainPdf('PACKING LIST', [
      `Booking ${booking.bookingNo}`,
      'Cartons as in the instruction',
      'Gross weight as weighed',
    ]);
    const brought = {
      kind: 'packingInvoice',
      name: `PL-${booking.bookingNo}.pdf`,
      bytes: list,
      side: 'customer',
    } as const;
    await addPaper(tx, booking, people, { ...brought, at: past(sent + 3 * DAY), seen: place % 4 === 0 });
  }
  const wanted = RELEASES.filter(({ kind }) => kind === 'telex').map(({ bookingNo }) => bookingNo);
  for (const booking of await tx.select().from(bookings).where(inArray(bookings.bookingNo, wanted))) {
    const bytes = await plainPdf('LETTER OF GUARANTEE FOR TELEX RELEASE', GUARANTEE(booking));
    const when = past(booking.createTime.getTime() + 9 * DAY);
    await addPaper(tx, booking, people, {
      kind: 'guarantee',
      name: `LOI-${booking.bookingNo}.pdf`,
      bytes,
      side: 'customer',
      at: when,
      seen: false,
    });
  }
}
