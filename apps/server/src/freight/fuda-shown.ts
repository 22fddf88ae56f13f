import type { Out, PortalContract } from '@lading/api-client/contract';
import { markedUpPrice } from '@lading/validators/freight';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type FudaBox, fudaPartners, fudaRates } from '../database/schema.ts';
import { chinaDate, isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { type FudaCharge, type FudaRow, holds, partnerOf } from './fuda-find.ts';
import { carriersOf, endOf, namedOf, portsOf } from './named.ts';

type Calls = PortalContract['freight'];
export type ShownFuda = Out<Calls['fudaById']>;

/** What members pay for a box: the price that was said, or the cost with what is added to it. Null where neither is known. */
export function sellPrice(
  { cost, member }: Pick<FudaBox, 'cost' | 'member'>,
  sellMarkup: string,
  currency: string,
): string | null {
  if (member !== null) return member;
  return cost === null ? null : markedUpPrice(cost, 'OF', currency, [{ code: 'OF', add: sellMarkup }]);
}

/** What a rate goes by; made of what never changes. */
export const rateNoOf = ({ id, createTime }: Pick<FudaRow, 'id' | 'createTime'>): string =>
  `FD${chinaDate(createTime).slice(2).replaceAll('-', '')}${String(id).padStart(5, '0')}`;

/** Partners as they are answered, by their ids. */
export async function partnersOf(db: Db, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await db.select().from(fudaPartners).where(inArray(fudaPartners.id, wanted));
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id: number) => {
    const { code = '', name = '', nameEn = '' } = known.get(id) ?? {};
    return { id, code, nameCn: name, nameEn: nameEn || name };
  };
}

/** Which costs a visitor is told: those of his own company, and all where he looks after all partners. */
export async function costsFor(db: Db, visitor: Pick<Visitor, 'customerId' | 'codes'>) {
  const { customerId } = visitor;
  if (customerId === null) {
    const isAdmin = holds(visitor, 'fuda:admin');
    return () => isAdmin;
  }
  const own = holds(visitor, 'fuda:edit') ? await partnerOf(db, customerId) : undefined;
  return (partnerId: number) => partnerId === own?.id;
}

/** Rates as their partner keeps them. */
export async function shownFuda(
  db: Db,
  rows: readonly FudaRow[],
  tells: (partnerId: number) => boolean,
): Promise<ShownFuda[]> {
  if (rows.length === 0) return [];
  const [ports, carriers, partner] = await Promise.all([
    portsOf(
      db,
      rows.flatMap(({ polId, podId, viaIds }) => [polId, podId, ...viaIds]),
    ),
    carriersOf(db),
    partnersOf(
      db,
      rows.map(({ partnerId }) => partnerId),
    ),
  ]);
  const today = chinaDate(new Date());
  return rows.map((row): ShownFuda => {
    const told = tells(row.partnerId);
    const { id, version, revision, serviceCode, vessel, voyage, etdDays, transitDays, docCutoff } = row;
    const { validFrom, validTo, currency, included, freeDays, spaceState, spaceLeft, remark, remarkEn } = row;
    return {
      id,
      rateNo: rateNoOf(row),
      version,
      revision,
      partner: partner(row.partnerId),
      contractNo: told ? row.contractNo : '',
      pol: endOf(ports, row.polId),
      pod: endOf(ports, row.podId),
      routeCode: row.routeCode,
      shipping: namedOf(carriers, row.shippingId),
      serviceCode,
      vessel,
      voyage,
      etdDays,
      transitDays,
      via: row.viaIds.map((port) => endOf(ports, port)),
      docCutoff,
      validFrom,
      validTo,
      currency,
      expired: validTo < today,
      prices: row.prices.map(({ ctnType, cost, member }) => ({
        ctnType,
        price: sellPrice({ cost, member }, row.sellMarkup, currency) ?? '0.00',
        ...(told ? { cost, member } : { cost: null, member: null }),
      })),
      sellMarkup: told ? row.sellMarkup : null,
      included,
      freeDays,
      spaceState,
      spaceLeft,
      remark,
      remarkEn,
      shareTo: row.shareTo,
      auditState: row.auditState,
      reason: told ? row.reason : '',
      importJobId: told ? row.importJobId : null,
      updateTime: isoInstant(row.editedAt ?? row.createTime),
    };
  });
}

/** Charges of partners as they are answered. */
export async function shownCharges(
  db: Db,
  rows: readonly FudaCharge[],
): Promise<Out<Calls['fudaSurcharges']>['records']> {
  const rateIds = [...new Set(rows.map(({ rateId }) => rateId).filter((id) => id !== null))];
  const [partner, rates] = await Promise.all([
    partnersOf(
      db,
      rows.map(({ partnerId }) => partnerId),
    ),
    rateIds.length === 0
      ? []
      : db
          .select({ id: fudaRates.id, createTime: fudaRates.createTime })
          .from(fudaRates)
          .where(inArray(fudaRates.id, rateIds)),
  ]);
  return rows.map(({ partnerId, noteEn: _noteEn, editedAt: _at, removedAt: _gone, requestId: _sent, ...row }) => {
    const rate = rates.find(({ id }) => id === row.rateId);
    return { ...row, partner: partner(partnerId), rateNo: rate ? rateNoOf(rate) : '' };
  });
}
