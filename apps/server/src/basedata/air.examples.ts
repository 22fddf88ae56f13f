import { airlines, airRoutes, ports } from '../database/schema.ts';
import { addCountry, letters, nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const AIRLINE = { prefix: '999', nameCn: '某航空', nameEn: 'Some Air' };
const airline = () => ({ ...AIRLINE, code: letters(2) });
const AIRPORT = { nameCn: '某机场', nameEn: 'Some Airport', city: '某市', zone: 'Asia/Shanghai', hot: false };

async function addAirline({ db }: World): Promise<number> {
  const [row] = await db
    .insert(airlines)
    .values({ ...AIRLINE, code: letters(6) })
    .returning({ id: airlines.id });
  return row?.id ?? 0;
}

async function addAirport(world: World): Promise<number> {
  const { city: _, ...rest } = AIRPORT;
  const values = { ...rest, kind: 'air', code: letters(6), countryId: await addCountry(world), lane: 'china' } as const;
  const [row] = await world.db.insert(ports).values(values).returning({ id: ports.id });
  return row?.id ?? 0;
}

const route = async (world: World) => ({
  startId: await addAirport(world),
  endId: await addAirport(world),
  airlineId: await addAirline(world),
  flightNo: 'XX123',
  days: [1, 3, 5],
});

async function addRoute(world: World): Promise<number> {
  const [row] = await world.db
    .insert(airRoutes)
    .values(await route(world))
    .returning({ id: airRoutes.id });
  return row?.id ?? 0;
}

export const examples: Examples<'basedata', 'air'> = {
  airlinePage: () => ({ keyword: 'air' }),
  saveAirline: () => ({ ...airline(), requestId: nextSending() }),
  deleteAirlines: async (world) => ({ ids: [await addAirline(world)] }),
  airportPage: () => ({ keyword: 'pvg' }),
  saveAirport: async (world) => ({
    ...AIRPORT,
    code: letters(3),
    countryId: await addCountry(world),
    requestId: nextSending(),
  }),
  deleteAirports: async (world) => ({ ids: [await addAirport(world)] }),
  airRoutePage: () => ({}),
  saveAirRoute: async (world) => ({ ...(await route(world)), active: true, requestId: nextSending() }),
  deleteAirRoutes: async (world) => ({ ids: [await addRoute(world)] }),
};
