import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airlines, fbaWarehouses, ports } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { worldOver } from '../testing/world.ts';
import { loadBaseData, readData } from './load.ts';

const calls = contract.basedata;
const CHINA = 156;
const US = 840;
let server: TestServer;
let editor: string;

beforeAll(async () => {
  server = await startServer();
  await loadBaseData(server.database.db);
  editor = await worldOver(server).someone('staff', [], 'pricing');
});
afterAll(() => server.close());

describe('an editor', () => {
  const warehouse = { code: 'ont8', countryId: US, state: 'CA', city: 'Moreno Valley', zip: '92551', hot: false };
  const rowOf = async (code: string) => (await server.call(calls.fbaPage, { searchValue: code })).data.records[0];

  it('changes what he saw, and nothing that changed since', async () => {
    const seen = await rowOf('ONT8');
    const asked = { ...warehouse, id: seen?.id, revision: seen?.revision, note: '早上排队', requestId: nextSending() };
    expect((await server.call(calls.saveFbaWarehouse, asked, editor)).data).toEqual({ id: seen?.id });
    expect(await server.call(calls.saveFbaWarehouse, asked, editor)).toMatchObject({ status: 409 });
    expect(await rowOf('ONT8')).toMatchObject({ note: '早上排队', revision: (seen?.revision ?? 0) + 1 });
  });

  it('adds once for each sending, and no code twice', async () => {
    const asked = { ...warehouse, code: 'zzz1', requestId: nextSending() };
    const { data } = await server.call(calls.saveFbaWarehouse, asked, editor);
    expect((await server.call(calls.saveFbaWarehouse, asked, editor)).data).toEqual(data);
    const second = { ...asked, requestId: nextSending() };
    expect((await server.call(calls.saveFbaWarehouse, second, editor)).message).toBe('This code is there already');
    const seen = await rowOf('ZZZ1');
    const renamed = { ...asked, code: 'ont8', id: seen?.id, revision: seen?.revision };
    expect((await server.call(calls.saveFbaWarehouse, renamed, editor)).code).toBe('0');
  });

  it('keeps his edits and deletions when the files are loaded again, and gets what is new', async () => {
    const { db } = server.database;
    const ids = [(await rowOf('LGB8'))?.id ?? 0];
    expect((await server.call(calls.deleteFbaWarehouse, { ids }, editor)).code).toBe('1');
    expect(await rowOf('LGB8')).toBeUndefined();
    const newer = (file: string) =>
      file === 'fba-warehouses.tsv'
        ? `${readData(file).replaceAll('Fontana', 'FONTANA')}ZZZ9\tUS\tCA\tNowhere\t90001\t\twest\t\n`
        : readData(file);
    expect(await loadBaseData(db, newer)).toEqual(['fba-warehouses.tsv']);
    expect(await loadBaseData(db, newer)).toEqual([]);
    expect(await rowOf('ONT8')).toMatchObject({ note: '早上排队' });
    expect(await rowOf('LGB8')).toBeUndefined();
    expect(await rowOf('LAX9')).toMatchObject({ city: 'FONTANA' });
    expect(await rowOf('ZZZ9')).toMatchObject({ city: 'Nowhere' });
    // Whoever adds it anew has it back.
    const again = { ...warehouse, code: 'LGB8', city: 'Rialto', zip: '92376', requestId: nextSending() };
    expect((await server.call(calls.saveFbaWarehouse, again, editor)).data).toEqual({ id: ids[0] });
    expect(await db.$count(fbaWarehouses, eq(fbaWarehouses.code, 'LGB8'))).toBe(1);
  });

  it('deletes no airline and no airport that a flight names', async () => {
    const { db } = server.database;
    const [pvg, lax] = await Promise.all(
      ['PVG', 'LAX'].map(async (code) => {
        const [row] = await db.select().from(ports).where(eq(ports.code, code));
        return row?.id ?? 0;
      }),
    );
    const [airline] = await db.select().from(airlines).where(eq(airlines.code, 'MU'));
    const flight = { startId: pvg ?? 0, endId: lax ?? 0, airlineId: airline?.id ?? 0, days: [5, 1, 1], active: true };
    const same = { ...flight, endId: pvg ?? 0, requestId: nextSending() };
    expect((await server.call(calls.saveAirRoute, same, editor)).message).toBe('Origin and destination must differ');
    const { data } = await server.call(calls.saveAirRoute, { ...flight, requestId: nextSending() }, editor);
    const page = (await server.call(calls.airRoutePage, { startId: pvg })).data;
    expect(page).toMatchObject({
      total: 1,
      records: [{ days: [1, 5], end: { portCode: 'LAX' }, airline: { code: 'MU' } }],
    });
    const refused = await server.call(calls.deleteAirports, { ids: [lax ?? 0] }, editor);
    expect(refused.message).toBe('One flight still names it: delete the flights first');
    expect((await server.call(calls.deleteAirlines, { ids: [airline?.id ?? 0] }, editor)).code).toBe('0');
    await server.call(calls.deleteAirRoutes, { ids: [data.id] }, editor);
    expect((await server.call(calls.deleteAirlines, { ids: [airline?.id ?? 0] }, editor)).code).toBe('1');
    expect((await server.call(calls.airlinePage, { keyword: 'MU' })).data.records.map(({ code }) => code)).toEqual([]);
  });

  it('puts an entry of a dictionary where he wants it, for forms too', async () => {
    const type = 'currency';
    const order = async () =>
      (await server.call(calls.dictionaries, { types: [type] })).data[type]?.map(({ id }) => id);
    const before = await order();
    const list = (await server.call(calls.dictionaryItems, { type }, editor)).data.list;
    const { value: _, ...last } = list.at(-1) ?? { value: 0, id: 0, nameCn: '', nameEn: '', active: true, revision: 0 };
    const asked = { ...last, type, place: 0, requestId: nextSending() } as const;
    expect((await server.call(calls.saveDictionaryItem, asked, editor)).code).toBe('1');
    expect(await order()).toEqual([before?.at(-1), ...(before?.slice(0, -1) ?? [])]);
    expect((await server.call(calls.dictionaryItems, { type }, editor)).data.list[0]).toMatchObject({ place: 0 });
  });

  it('gives an airport its clock, and forgets how another name is spelled', async () => {
    const seen = (await server.call(calls.airportPage, { keyword: 'NGB' })).data.records[0];
    const base = { code: 'NGB', nameEn: 'Ningbo', countryId: CHINA, hot: true, id: seen?.id, revision: seen?.revision };
    const wrong = { ...base, nameCn: '宁波', zone: 'Asia/Nowhere', requestId: nextSending() };
    expect(await server.call(calls.saveAirport, wrong, editor)).toMatchObject({ status: 400, data: { path: 'zone' } });
    const asked = { ...wrong, zone: 'Asia/Shanghai', initials: 'NB' };
    expect((await server.call(calls.saveAirport, asked, editor)).code).toBe('1');
    const [row] = await server.database.db.select().from(ports).where(eq(ports.code, 'NGB'));
    expect(row).toMatchObject({ nameCn: '宁波', pinyin: '', initials: 'nb', zone: 'Asia/Shanghai' });
  });
});
