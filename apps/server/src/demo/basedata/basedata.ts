import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { airlines, airRoutes, ports } from '../../database/schema.ts';
import type { DemoDomain } from '../demo-domain.ts';
import { randomOf } from '../random.ts';
import { addSiteFacts } from './site-facts.ts';

const STARTS = ['PVG', 'CAN', 'SZX', 'HKG', 'NGB', 'HGH', 'XIY', 'CTU', 'TAO', 'CGO'];
const ENDS = ['LAX', 'ORD', 'JFK', 'DFW', 'YVR', 'FRA', 'AMS', 'LHR', 'LGG', 'NRT', 'SIN', 'DXB'];
// Who flies from anywhere in China; on the way it may land at home.
const CARRIERS = ['CA', 'MU', 'CZ', 'CK', 'CX', 'KE', 'SQ', 'EK', 'QR', 'LH', 'CV', '5X'];
const AIRCRAFT = ['B77F', 'B74F', 'B763F', 'A332F'];

/** 120 flights between airports of the base data; none in a database without it. */
async function addRoutes(tx: Db): Promise<void> {
  const random = randomOf('air routes');
  const known = await tx.select({ id: ports.id, code: ports.code }).from(ports).where(eq(ports.kind, 'air'));
  const fliers = await tx
    .select({ id: airlines.id, code: airlines.code })
    .from(airlines)
    .where(inArray(airlines.code, CARRIERS));
  const idOf = new Map([...known, ...fliers].map(({ id, code }) => [code, id]));
  const rows = STARTS.flatMap((start) =>
    ENDS.map((end) => {
      const carrier = random.pick(CARRIERS);
      const via = random.chance(0.25) ? random.pick(['ANC', 'ICN', 'DXB'].filter((code) => code !== end)) : undefined;
      const number = random.int(100, 999);
      const days = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.5));
      const values = { transitHours: random.int(12, 60) + (via ? 18 : 0), aircraft: random.pick(AIRCRAFT) };
      return {
        start,
        end,
        carrier,
        via,
        flightNo: `${carrier}${number}`,
        days: days.length > 0 ? days : [3],
        ...values,
      };
    }),
  );
  const found = rows.flatMap(({ start, end, carrier, via, ...rest }) => {
    const [startId, endId, airlineId] = [idOf.get(start), idOf.get(end), idOf.get(carrier)];
    if (startId === undefined || endId === undefined || airlineId === undefined) return [];
    const viaId = via === undefined ? undefined : idOf.get(via);
    return [{ ...rest, startId, endId, airlineId, viaIds: viaId === undefined ? [] : [viaId] }];
  });
  if (found.length > 0) await tx.insert(airRoutes).values(found);
}

export const basedata: DemoDomain = {
  async load(tx) {
    await addRoutes(tx);
    await addSiteFacts(tx);
  },
};
