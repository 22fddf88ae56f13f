import { houseInfo, masterInfo } from '@lading/api-client/contract';
import type { BillKind } from '@lading/validators/bill';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bills } from '../database/schema.ts';
import { deskOf } from '../documents/printer.ts';
import { ensureSample } from '../documents/sample.ts';
import { addressOf } from '../documents/uploaded.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { confirmCopy } from './confirm.ts';
import { mastersAndHouses } from './houses.ts';
import type { Booking } from './versions/find.ts';
import { versionRecord } from './versions/record.ts';

async function subBills(db: Db, { id }: Booking, kind: BillKind) {
  const rows = await db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.bookingId, id), eq(bills.kind, kind), gt(bills.position, 0)))
    .orderBy(asc(bills.position));
  return { list: rows.map((row) => row.id) };
}

export const bill = (services: Services): FileHandlers<'order', 'bill'> => {
  const { db, printer } = services;
  return {
    blType: async (_asked, _caller, { blType }) => blType,

    async blFile(_asked, { visitor }, { id }) {
      const sample = await ensureSample(db, id, printer.for(deskOf(visitor)).bill);
      if (!sample) throw refused('noSample');
      return addressOf(sample);
    },

    countNumMbl: (_asked, _caller, booking) => subBills(db, booking, 'MBL'),
    countNumHbl: (_asked, _caller, booking) => subBills(db, booking, 'HBL'),

    async initInfoMbl({ mblId, ...version }, { language }, booking) {
      return masterInfo(await versionRecord(db, booking, 'MBL', mblId, version, language));
    },
    async initInfoHbl({ hblId, ...version }, { language }, booking) {
      return houseInfo(await versionRecord(db, booking, 'HBL', hblId, version, language));
    },
    blCompareMaster: (_asked, { language }, booking) => mastersAndHouses(db, booking, language),

    copyQueRenToMbl: (asked, caller) => confirmCopy(services, 'MBL', asked, caller),
    copyQueRenToHbl: (asked, caller) => confirmCopy(services, 'HBL', asked, caller),
  };
};
