import type { ChargeUnit } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { amountLess } from '@lading/validators/freight';
import type { TaxRate } from '@lading/validators/settlement';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  accountLines,
  accounts,
  bills,
  bookings,
  chargeSheets,
  charges,
  chargeTemplates,
  containers,
  type LockedRate,
  webUsers,
} from '../../database/schema.ts';
import { chargeOf } from '../../settlement/charge.ts';
import { addVersion } from '../../settlement/confirm.ts';
import { linesOf, restate } from '../../settlement/restate.ts';
import { ratesNow } from '../../settlement/sheet.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { randomOf } from '../random.ts';
import { charge, chargesOf } from './charges.ts';
import { loadCredit } from './credit.ts';
import { loadMoney } from './money.ts';
import { loadQueries } from './queries.ts';

interface Known {
  readonly code: string;
  readonly unit: ChargeUnit;
  readonly taxRate: TaxRate;
}

/** What each charge of the demonstration is by its name. */
const KNOWN: Readonly<Record<string, Known>> = {
  海运费: { code: 'OF', unit: 'box', taxRate: '0' },
  美国舱单申报费: { code: 'AMS', unit: 'bill', taxRate: '0' },
  码头操作费: { code: 'THC', unit: 'box', taxRate: '6' },
  订舱费: { code: 'BKF', unit: 'bill', taxRate: '6' },
  文件费: { code: 'DOC', unit: 'bill', taxRate: '6' },
  铅封费: { code: 'SEL', unit: 'box', taxRate: '6' },
  拖车费: { code: 'TRK', unit: 'truck', taxRate: '9' },
  报关费: { code: 'CUS', unit: 'bill', taxRate: '6' },
  '文件、订舱、铅封': { code: 'DOC', unit: 'bill', taxRate: '0' },
  改单费: { code: 'AMD', unit: 'time', taxRate: '0' },
};
const OTHER: Known = { code: 'MSC', unit: 'time', taxRate: '6' };
const knownOf = ({ name, currency }: { name: string; currency: string }): Known => {
  const known = KNOWN[name] ?? OTHER;
  return currency === 'CNY' ? known : { ...known, taxRate: '0' };
};

/** Every fourth trucking waited at the shipper's gate, and an amendment was never promised. */
function promised(line: { id: number; name: string; amount: string; currency: string }, at: number) {
  const { code } = knownOf(line);
  if (code === 'AMD') return { predicted: null, reason: 'change' as const, reasonText: '截单后改单一次' };
  if (code !== 'TRK' || at % 4 !== 0) return { predicted: line.amount };
  const predicted = amountLess(line.amount, '300', line.currency);
  if (predicted.startsWith('-') || !/[1-9]/.test(predicted)) return { predicted: line.amount };
  return { predicted, reason: 'waiting' as const, reasonText: '装货待时 3 小时' };
}

/** Gives the lines of every statement what an import file does not say, and keeps each as its first version. */
async function finishStatements(tx: Db, fx: LockedRate[], issuedBy: number | null): Promise<void> {
  const all = await tx.select().from(accounts).orderBy(asc(accounts.id));
  for (const [at, account] of all.entries()) {
    for (const line of await linesOf(tx, account.id))
      await tx
        .update(accountLines)
        .set({ ...knownOf(line), ...promised(line, at) })
        .where(eq(accountLines.id, line.id));
    await tx.update(accounts).set({ fx, issuedBy }).where(eq(accounts.id, account.id));
    await addVersion(tx, account, { userId: issuedBy });
    await restate(tx, account.id);
  }
}

const ACCEPTED = [3, 4, 8] as const;
/** Orders whose charges wait on their sheets. */
const MOST_WAITING = 12;

const AMENDED = {
  ...charge('改单费', 'Amendment', 'USD', 4000),
  ...knownOf({ name: '改单费', currency: 'USD' }),
  reason: 'change' as const,
  reasonText: '截单后改单一次',
};
/** What a rate promised and finance forgot. */
const FORGOTTEN = { ...charge('ENS 舱单', 'Manifest ENS', 'USD', 3500), code: 'ENS' };
const MOST_FORGOTTEN = 2;

/** Of the oldest statements finance forgot a charge that the rate had promised. */
async function forgetCharges(tx: Db): Promise<void> {
  const billed = await tx
    .select({ account: accounts })
    .from(accounts)
    .leftJoin(chargeSheets, eq(chargeSheets.bookingId, accounts.bookingId))
    .where(and(isNull(chargeSheets.bookingId), eq(accounts.status, ACCOUNT_STATUS.confirmed)))
    .orderBy(asc(accounts.issueDay), asc(accounts.id))
    .limit(MOST_FORGOTTEN);
  for (const { account } of billed) {
    const lines = await linesOf(tx, account.id);
    const promises = lines.map(chargeOf);
    const source = { rateNo: '', rateId: null, version: null, quoteNo: '', quoteId: null };
    await tx.insert(chargeSheets).values({
      bookingId: account.bookingId,
      customerId: account.customerId,
      source,
      promised: [...promises, { ...FORGOTTEN, unit: 'bill', taxRate: '0' }],
    });
  }
}

/** How many containers the main bill of a booking has; one where it has none yet. */
const boxesOf = sql<number>`(
  select greatest(count(*), 1)::int
  from ${containers} box inner join ${bills} bill on bill.id = box.bill_id
  where bill.booking_id = ${bookings}.id and bill.position = 0
    and bill.kind = case when ${bookings}.bl_type = 1 then 'MBL' else 'HBL' end
)`;

/** What a charge costs the forwarder: freight 120 less than it is sold for, the terminal's as it is, of papers two thirds; of others nobody knows yet. */
function costOf({ code, unitPrice, currency }: { code: string; unitPrice: string; currency: string }): string | null {
  if (code === 'OF') return amountLess(unitPrice, '120', currency);
  if (code === 'THC' || code === 'AMS') return unitPrice;
  return code === 'BKF' || code === 'DOC' ? '300.00' : null;
}

/** Orders that were accepted and not billed yet have what they were promised on their sheets. */
async function fillSheets(tx: Db): Promise<void> {
  const waiting = await tx
    .select({ booking: bookings, boxes: boxesOf })
    .from(bookings)
    .leftJoin(accounts, eq(accounts.bookingId, bookings.id))
    .where(and(isNull(accounts.id), inArray(bookings.orderStatus, [...ACCEPTED])))
    .orderBy(asc(bookings.id))
    .limit(MOST_WAITING);
  for (const [at, { booking, boxes }] of waiting.entries()) {
    const lines = chargesOf(randomOf(`charges ${booking.bookingNo}`), boxes, booking.portEndCode.startsWith('US')).map(
      (line) => ({ ...line, ...knownOf(line) }),
    );
    const source = { rateNo: '', rateId: null, version: null, quoteNo: '', quoteId: null };
    const values = { bookingId: booking.id, customerId: booking.customerId };
    await tx.insert(chargeSheets).values({ ...values, promised: lines, source });
    // Every fourth was amended after the order, which no rate promised.
    const amended = at % 4 === 3 ? [AMENDED] : [];
    await tx.insert(charges).values(
      [...lines, ...amended].map((line, position) => ({
        bookingId: booking.id,
        position,
        ...line,
        cost: costOf(line),
        supplier: line.code === 'OF' ? booking.shippingName : '',
      })),
    );
  }
}

const template = (code: string, name: string, nameEn: string, currency: string, unitPrice: string) => ({
  code,
  name,
  nameEn,
  currency,
  unitPrice,
  quantity: '1',
  unit: (KNOWN[name] ?? OTHER).unit,
  taxRate: knownOf({ name, currency }).taxRate,
});

async function loadTemplates(tx: Db): Promise<void> {
  await tx.insert(chargeTemplates).values([
    {
      name: '宁波出口整箱',
      lines: [
        template('THC', '码头操作费', 'Terminal handling', 'CNY', '698.00'),
        template('BKF', '订舱费', 'Booking fee', 'CNY', '350.00'),
        template('DOC', '文件费', 'Documentation', 'CNY', '450.00'),
        template('SEL', '铅封费', 'Seal', 'CNY', '50.00'),
      ],
    },
    {
      name: '拖车与报关',
      lines: [
        template('TRK', '拖车费', 'Trucking', 'CNY', '1350.00'),
        template('CUS', '报关费', 'Customs declaration', 'CNY', '200.00'),
      ],
    },
  ]);
}

/** Statements in every state, with what was promised, asked, paid and invoiced. */
export const settlement: DemoDomain = {
  async load(tx, days) {
    const [clerk] = await tx
      .select()
      .from(webUsers)
      .where(isNull(webUsers.customerId))
      .orderBy(asc(webUsers.id))
      .limit(1);
    await finishStatements(tx, await ratesNow(tx), clerk?.id ?? null);
    await fillSheets(tx);
    await forgetCharges(tx);
    await loadTemplates(tx);
    await loadQueries(tx, clerk?.id ?? null);
    await loadCredit(tx);
    await loadMoney(tx, clerk?.id ?? null, days);
  },
};
