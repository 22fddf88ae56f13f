import { FUDA_STATE, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { and, asc, desc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fudaPartners, fudaRates } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound } from '../http/failure.ts';
import { clearErrors, errorPage, jobOfKind } from '../importing/errors.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../user/session.ts';
import { partnerOf } from './fuda-find.ts';
import { offersForMember } from './fuda-offers.ts';
import { costsFor, shownFuda } from './fuda-shown.ts';
import { addRate, moveRates, removeRates, updateRate } from './fuda-write.ts';

type Calls = PortalContract['freight'];
const { submitted } = FUDA_STATE;

async function partners(db: Db, { customerId }: Visitor): Promise<Out<Calls['fudaPartners']>> {
  const rows =
    customerId === null
      ? await db.select().from(fudaPartners).where(eq(fudaPartners.active, true)).orderBy(asc(fudaPartners.code))
      : [await partnerOf(db, customerId)].filter((row) => row !== undefined);
  return {
    list: rows.map(({ id, code, name, nameEn }) => ({ id, code, nameCn: name, nameEn: nameEn || name })),
  };
}

/** A page of rates, those that wait for a decision first. */
async function page(
  db: Db,
  asked: In<Calls['fudaPage']>,
  visitor: Visitor,
  whose: SQL | undefined,
): Promise<Out<Calls['fudaPage']>> {
  const { current, size, polId, podId, shippingId, status, validOn } = asked;
  const wanted = and(
    whose,
    isNull(fudaRates.removedAt),
    polId === undefined ? undefined : eq(fudaRates.polId, polId),
    podId === undefined ? undefined : eq(fudaRates.podId, podId),
    shippingId === undefined ? undefined : eq(fudaRates.shippingId, shippingId),
    status === undefined ? undefined : eq(fudaRates.auditState, status),
    validOn ? and(lte(fudaRates.validFrom, validOn), gte(fudaRates.validTo, validOn)) : undefined,
  );
  const rows = await db
    .select()
    .from(fudaRates)
    .where(wanted)
    .orderBy(desc(eq(fudaRates.auditState, submitted)), desc(fudaRates.id))
    .limit(size)
    .offset((current - 1) * size);
  return {
    records: await shownFuda(db, rows, await costsFor(db, visitor)),
    total: await db.$count(fudaRates, wanted),
  };
}

/** Rates of the visitor's own company; of nobody where it is no partner. */
async function ownPage(db: Db, asked: In<Calls['fudaPage']>, visitor: Visitor) {
  if (visitor.customerId === null) return page(db, asked, visitor, undefined);
  const own = await partnerOf(db, visitor.customerId);
  return own ? page(db, asked, visitor, eq(fudaRates.partnerId, own.id)) : { records: [], total: 0 };
}

/** Rates of partners. */
export const fuda = (services: Services): FileHandlers<'freight', 'fuda'> => {
  const { db } = services;
  return {
    fudaPartners: (_asked, { visitor }) => partners(db, visitor),
    addFuda: (asked, { visitor }) => addRate(db, asked, visitor),
    updateFuda: (asked, { visitor }) => updateRate(db, asked, visitor),
    removeFuda: ({ ids }) => removeRates(db, ids),
    changeFudaState: (asked, { visitor }) => moveRates(db, asked, visitor),
    async fudaById(_asked, { visitor }, row) {
      const [shown] = await shownFuda(db, [row], await costsFor(db, visitor));
      if (!shown) throw notFound();
      return shown;
    },
    fudaPage: (asked, { visitor }) => ownPage(db, asked, visitor),
    fudaAdmin: ({ partnerId, ...asked }, { visitor }) =>
      page(db, asked, visitor, partnerId === undefined ? undefined : eq(fudaRates.partnerId, partnerId)),
    fudaForCustomer: (asked, caller) => offersForMember(services, asked, caller),
    async fudaImportErrors(asked, { visitor, language }, found) {
      const job = await jobOfKind(db, 'fudaRate', found, visitor);
      return job ? errorPage(db, asked, job, language) : { records: [], total: 0 };
    },
    async clearFudaImportErrors(_asked, { visitor }, found) {
      const job = await jobOfKind(db, 'fudaRate', found, visitor);
      return job ? clearErrors(db, job.id) : { deleted: 0 };
    },
  };
};
