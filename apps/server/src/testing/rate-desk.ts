import type { RateSheet } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { declareRates, RATE_STATUS, type RateStatus, rateChanges, rateEdits, rateSheets } from '../database/schema.ts';
import { draftVersion } from '../freight/sheets/version.ts';
import { addLane, addPort, addRate } from './freight.ts';
import type { World } from './world.ts';

/** A rate on sale for which the draft has another price of a 40HQ. */
export async function addEdited(world: Pick<World, 'db'>, hq = '2360.00') {
  const lane = await addLane(world);
  const rateId = await addRate(world, lane);
  await world.db.insert(rateEdits).values({ sheet: 'fcl', rateId, cells: { p3: hq } });
  return { lane, rateId, version: await draftOf(world, 'fcl') };
}

export const draftOf = async ({ db }: Pick<World, 'db'>, sheet: RateSheet) => (await draftVersion(db, sheet)).version;

/** A sheet of declarations whose last version made a price dearer; it can be brought back to the one before. */
export async function addVersions({ db }: Pick<World, 'db'>) {
  const [rate] = await db
    .insert(declareRates)
    .values({ portId: await addPort({ db }), kind: 'general', price: '220.00' })
    .returning({ id: declareRates.id });
  const rateId = rate?.id ?? 0;
  const ended = async (status: RateStatus) => {
    const { id, version } = await draftVersion(db, 'declare');
    await db.update(rateSheets).set({ status }).where(eq(rateSheets.id, id));
    return { id, version };
  };
  await db.delete(rateEdits).where(eq(rateEdits.sheet, 'declare'));
  const { version } = await ended(RATE_STATUS.withdrawn);
  const { id: sheetId } = await ended(RATE_STATUS.live);
  await db.insert(rateChanges).values({ sheetId, rateId, before: { price: '200.00' }, after: { price: '220.00' } });
  return { rateId, version };
}
