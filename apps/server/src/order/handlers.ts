import { houseInfo, masterInfo, type PortalContract } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import { and, asc, eq, gt } from 'drizzle-orm';
import { bills } from '../database/schema.ts';
import { ensureSample } from '../documents/sample.ts';
import { refused } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { versionRecord } from './bill.ts';
import { confirmCopy } from './confirm.ts';
import { orderPage } from './page.ts';
import { reviewHandlers } from './review-handlers.ts';
import type { Booking } from './versions/find.ts';

export function orderHandlers(services: Services): Handlers<PortalContract['order']> {
  const { db, printer } = services;
  const subBills = (kind: BillKind) => async (_asked: unknown, _caller: unknown, booking: Booking) => {
    const rows = await db
      .select({ id: bills.id })
      .from(bills)
      .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, kind), gt(bills.position, 0)))
      .orderBy(asc(bills.position));
    return { list: rows.map(({ id }) => id) };
  };

  return {
    ...reviewHandlers(services),

    orderPage: (filter, { visitor, language }) => orderPage(db, visitor.customerId, filter, language),

    blType: async (_asked, _caller, { blType }) => blType,

    async blFile(_asked, _caller, { id }) {
      const sample = await ensureSample(db, id, printer.bill);
      if (!sample) throw refused('noSample');
      return `/files/${sample.id}/${encodeURIComponent(sample.name)}`;
    },

    countNumMbl: subBills('MBL'),
    countNumHbl: subBills('HBL'),

    async initInfoMbl({ mblId, ...version }, caller, booking) {
      return masterInfo(await versionRecord(db, booking, 'MBL', mblId, version, caller.language));
    },

    async initInfoHbl({ hblId, ...version }, caller, booking) {
      return houseInfo(await versionRecord(db, booking, 'HBL', hblId, version, caller.language));
    },

    copyQueRenToMbl: (asked, caller) => confirmCopy(services, 'MBL', asked, caller),
    copyQueRenToHbl: (asked, caller) => confirmCopy(services, 'HBL', asked, caller),
  };
}
