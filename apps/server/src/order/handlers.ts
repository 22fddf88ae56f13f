import type { PortalContract } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import { and, asc, eq, gt } from 'drizzle-orm';
import { bills } from '../database/schema.ts';
import { ensureSample } from '../documents/sample.ts';
import { refused } from '../http/failure.ts';
import type { Caller, Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { granted } from '../user/codes.ts';
import { versionRecord } from './bill.ts';
import { confirmCopy } from './confirm.ts';
import { ownBooking } from './own-booking.ts';
import { orderPage } from './page.ts';
import { reviewHandlers } from './review-handlers.ts';

interface Asked {
  readonly bookingId: number;
}

export function orderHandlers(services: Services): Handlers<PortalContract>['order'] {
  const { db, printer } = services;
  const viewed = (caller: Caller, { bookingId }: Asked) =>
    ownBooking(db, granted(caller, 'bill:view').customerId, bookingId);

  const subBills = (kind: BillKind) => async (asked: Asked, caller: Caller) => {
    const booking = await viewed(caller, asked);
    const rows = await db
      .select({ id: bills.id })
      .from(bills)
      .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, kind), gt(bills.position, 0)))
      .orderBy(asc(bills.position));
    return { list: rows.map(({ id }) => id) };
  };

  return {
    ...reviewHandlers(services),

    orderPage: (filter, caller) => orderPage(db, granted(caller, 'order:view').customerId, filter, caller.language),

    blType: async (asked, caller) => (await viewed(caller, asked)).blType,

    async blFile(asked, caller) {
      const { id } = await viewed(caller, asked);
      const sample = await ensureSample(db, id, printer.bill);
      if (!sample) throw refused('noSample');
      return `/files/${sample.id}/${encodeURIComponent(sample.name)}`;
    },

    countNumMbl: subBills('MBL'),
    countNumHbl: subBills('HBL'),

    async initInfoMbl({ bookingId, mblId, ...version }, caller) {
      const booking = await viewed(caller, { bookingId });
      const { bill, goods, containers } = await versionRecord(db, booking, 'MBL', mblId, version, caller.language);
      return { mblVo: bill, mblGoodsVo: goods, conList: [...containers] };
    },

    async initInfoHbl({ bookingId, hblId, ...version }, caller) {
      const booking = await viewed(caller, { bookingId });
      const { bill, goods, containers } = await versionRecord(db, booking, 'HBL', hblId, version, caller.language);
      return { hblVo: bill, hblGoodsVo: goods, conList: [...containers] };
    },

    copyQueRenToMbl: (asked, caller) => confirmCopy(services, 'MBL', asked, caller),
    copyQueRenToHbl: (asked, caller) => confirmCopy(services, 'HBL', asked, caller),
  };
}
