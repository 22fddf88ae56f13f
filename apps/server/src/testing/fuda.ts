import { and, eq, isNull } from 'drizzle-orm';
import { dictionaryItems, fudaPartners, fudaRates, fudaSurcharges } from '../database/schema.ts';
import { letters } from './base-rows.ts';
import { addPort, dayFromNow } from './freight.ts';
import type { World } from './world.ts';

type Base = Pick<World, 'db'>;

/** The partner that a company is; another one, of nobody here, for null. */
export async function addPartner({ db }: Base, customerId: number | null): Promise<number> {
  if (customerId !== null) {
    const [known] = await db.select().from(fudaPartners).where(eq(fudaPartners.customerId, customerId));
    if (known) return known.id;
  }
  const code = `P${letters(6)}`;
  const [row] = await db
    .insert(fudaPartners)
    .values({ code, name: '某伙伴', nameEn: 'Some Partner', customerId })
    .returning({ id: fudaPartners.id });
  return row?.id ?? 0;
}

/** Two ports and a carrier for a rate of a partner. */
export async function addFudaLane(base: Base) {
  await base.db
    .insert(dictionaryItems)
    .values({ type: 'shipping', value: 1, nameCn: 'SOME LINE', nameEn: 'SOME LINE' })
    .onConflictDoNothing();
  return { polId: await addPort(base, 'Here'), podId: await addPort(base, 'There') };
}

/** What is written of a rate: a 40HQ costs 2000 and 60 are added. */
export const fudaValues = (lane: { polId: number; podId: number }) => ({
  ...lane,
  routeCode: 'USWC' as const,
  shippingId: 1,
  serviceCode: 'PX1',
  etdDays: [1, 2, 3, 4, 5, 6, 7],
  transitDays: 15,
  validFrom: dayFromNow(-1),
  validTo: dayFromNow(30),
  currency: 'USD',
  prices: [{ ctnType: 3, cost: '2000.00', member: null }],
  sellMarkup: '60.00',
  contractNo: 'SECRET-1',
});

export async function addFudaRate(
  base: Base,
  partnerId: number,
  more: Partial<typeof fudaRates.$inferInsert> = {},
): Promise<number> {
  const [row] = await base.db
    .insert(fudaRates)
    .values({ ...fudaValues(await addFudaLane(base)), partnerId, ...more })
    .returning({ id: fudaRates.id });
  return row?.id ?? 0;
}

export async function addFudaCharge(
  { db }: Base,
  partnerId: number,
  more: Partial<typeof fudaSurcharges.$inferInsert> = {},
): Promise<number> {
  const usual = { code: 'THC', name: '码头费', nameEn: 'THC', basis: 'PER_CTN', amount: '1200.00' } as const;
  const [row] = await db
    .insert(fudaSurcharges)
    .values({ ...usual, partnerId, currency: 'CNY', side: 'origin', validFrom: '2020-01-01', ...more })
    .returning({ id: fudaSurcharges.id });
  return row?.id ?? 0;
}

export const chargesOf = ({ db }: Base, partnerId: number) =>
  db
    .select()
    .from(fudaSurcharges)
    .where(and(eq(fudaSurcharges.partnerId, partnerId), isNull(fudaSurcharges.removedAt)))
    .orderBy(fudaSurcharges.id);
