import type { FbaSite } from '@lading/api-client/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { fbaWarehouses } from '../../database/schema.ts';
import { type Random, randomOf } from '../random.ts';

/** From which port a site is served, by the first digit of its zip. */
const PORT_OF: Readonly<Record<string, string>> = {
  9: 'USLAX / USLGB',
  8: 'USLAX / USLGB',
  7: 'USHOU',
  6: 'USCHI',
  4: 'USCHI',
  3: 'USSAV',
  2: 'USORF',
  1: 'USNYC',
  0: 'USNYC',
};
const WEEKS = 8;

function factsOf(random: Random, zip: string): FbaSite {
  const usual = random.int(2, 4);
  const weeks = Array.from({ length: WEEKS }, (_, at) =>
    Math.max(1, usual + (at < 3 ? 2 - at : 0) + random.int(-1, 1)),
  );
  const now = weeks.at(-1) ?? usual;
  const allDay = random.chance(0.6);
  const port = PORT_OF[zip.charAt(0)];
  return {
    waitMin: Math.max(1, now - 1),
    waitMax: now + 1,
    weeks,
    hours: allDay ? '00:00–24:00' : '06:00–22:00',
    palletSize: '40 × 48 in GMA',
    palletHeight: '72 in (183 cm)',
    palletWeight: '1,500 lb (680 kg)',
    cartonWeight: '50 lb (22.5 kg)',
    cartonSide: '25 in (63.5 cm)',
    trucks: '53 ft, 26 ft',
    freeHours: 2,
    looseCartons: random.chance(0.7),
    lastChecked: '2026-11-19',
    ...(port && { portOfDischarge: port }),
  };
}

/**
 * What the delivery desk wrote down of the sites in the United States, which alone have zones, that most deliveries go to; none in a
 * database without base data.
 */
export async function addSiteFacts(tx: Db): Promise<void> {
  const random = randomOf('fba sites');
  const sites = await tx
    .select({ id: fbaWarehouses.id, zip: fbaWarehouses.zip })
    .from(fbaWarehouses)
    .where(and(eq(fbaWarehouses.hot, true), isNotNull(fbaWarehouses.region)))
    .orderBy(asc(fbaWarehouses.code));
  for (const { id, zip } of sites)
    await tx
      .update(fbaWarehouses)
      .set({ site: factsOf(random, zip) })
      .where(eq(fbaWarehouses.id, id));
}
