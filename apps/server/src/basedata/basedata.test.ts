import { contract } from '@lading/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dictionaryItems, ports } from '../database/schema.ts';
import { nextSending } from '../testing/base-rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { worldOver } from '../testing/world.ts';
import { DICTIONARY } from './dictionary.ts';
import { loadBaseData } from './load.ts';
import { PORTS } from './ports.ts';

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

/** A kept list as a page asks for it. */
async function get(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url: path, query, headers });
}
const codes = async (searchValue: string, rest: object = {}) =>
  (await server.call(calls.ports, { searchValue, ...rest })).data.map(({ portCode }) => portCode);

describe('ports', () => {
  it.each([
    ['cnngb', 'CNNGB'],
    ['ngb', 'CNNGB'],
    ['nb', 'CNNGB'],
    ['宁波', 'CNNGB'],
    ['ningbo', 'CNNGB'],
    ['long b', 'USLGB'],
    ['lsj', 'USLAX'],
    ['长滩', 'USLGB'],
    ['hamb', 'DEHAM'],
  ])('are found by %s', async (typed, code) => expect((await codes(typed))[0]).toBe(code));

  it('are all those of the register, with names, country and clock', async () => {
    const { db } = server.database;
    expect(await db.$count(ports, eq(ports.kind, 'sea'))).toBeGreaterThan(1_630);
    expect(await db.$count(ports, eq(ports.zone, ''))).toBe(0);
    const [ningbo] = (await server.call(calls.ports, { searchValue: 'CNNGB' })).data;
    expect(ningbo).toMatchObject({ nameCn: '宁波', nameEn: 'Ningbo', initials: 'NB', countryId: CHINA, lane: 'china' });
    expect(ningbo?.zone).toBe('Asia/Shanghai');
    expect((await server.call(calls.ports, { id: ningbo?.id })).data).toEqual([ningbo]);
  });

  it('are named as the bills name them', async () => {
    const rows = await server.database.db
      .select()
      .from(ports)
      .where(inArray(ports.code, [...PORTS.keys()]));
    const differ = rows.filter(({ code, nameCn }) => nameCn !== '' && nameCn !== PORTS.get(code)?.nameCn);
    expect(differ.map(({ code }) => code)).toEqual([]);
  });

  it('of a kind and a side stay among themselves; a search only puts the side first', async () => {
    expect(await codes('pvg', { kind: 'air' })).toEqual(['PVG']);
    expect(await codes('pvg')).toEqual([]);
    const starts = (await server.call(calls.ports, { side: 'start', size: 50 })).data;
    expect(new Set(starts.map(({ lane }) => lane))).toEqual(new Set(['china']));
    expect((await codes('shanghai', { side: 'end' }))[0]).toBe('CNSHA');
    const groups = (await server.call(calls.portGroups, { side: 'end' })).data;
    expect(groups.map(({ group }) => group)).not.toContain('china');
    expect(groups.find(({ group }) => group === 'north-america')?.list[0]?.hot).toBe(true);
    const hot = (await server.call(calls.hotAirPorts, {})).data;
    expect(hot.length).toBeGreaterThan(5);
    expect(hot.every(({ kind }) => kind === 'air')).toBe(true);
  });

  it('take what was typed as it is', async () => {
    for (const typed of ['%', '_', '\\', '{}', '宁%']) expect(await codes(typed)).toEqual([]);
    expect(await codes("xi'an", { kind: 'air' })).toEqual(['XIY']);
  });
});

describe('a kept list', () => {
  const { path } = calls.areas;

  it('is sent once, and again only when it is another', async () => {
    const first = await get(path, { pid: '0' });
    expect(first.headers).toMatchObject({ etag: expect.any(String), 'cache-control': 'private, no-cache' });
    const tag = String(first.headers.etag);
    const again = await get(path, { pid: '0' }, { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(path, { pid: '156' }, { 'if-none-match': tag })).statusCode).toBe(200);
    // The way of whoever sends everything as POST.
    expect((await server.post(path, { pid: 0 })).data).toEqual(first.json().data);
  });

  it('is another as soon as it was edited', async () => {
    const asked = { types: 'truckType,bank' };
    const tag = String((await get(calls.dictionaries.path, asked)).headers.etag);
    const item = { type: 'truckType', nameCn: '冷藏车', nameEn: 'Reefer truck', active: true } as const;
    await server.call(calls.saveDictionaryItem, { ...item, requestId: nextSending() }, editor);
    const now = await get(calls.dictionaries.path, asked, { 'if-none-match': tag });
    expect(now.statusCode).toBe(200);
    expect(now.json().data.truckType.at(-1)).toMatchObject({ id: 6, nameEn: 'Reefer truck' });
    expect(Object.keys(now.json().data)).toEqual(['truckType', 'bank']);
  });
});

describe('areas', () => {
  it('go from country to district', async () => {
    const below = async (pid: number) => (await server.call(calls.areas, { pid })).data;
    const china = (await below(0)).find(({ id }) => id === CHINA);
    expect(china).toMatchObject({ nameCn: '中国', leaf: false, code: 'CN' });
    const zhejiang = (await below(CHINA)).find(({ nameCn }) => nameCn === '浙江省');
    const ningbo = (await below(zhejiang?.id ?? 0)).find(({ nameEn }) => nameEn === 'Ningbo');
    const districts = await below(ningbo?.id ?? 0);
    expect(districts.find(({ nameCn }) => nameCn === '北仑区')).toMatchObject({
      nameEn: 'Beilun District',
      leaf: true,
    });
    expect((await below(US)).find(({ code }) => code === 'CA')).toMatchObject({ nameEn: 'California', leaf: true });
  });
});

describe('dictionaries', () => {
  it('say of each number what the bills print', async () => {
    const rows = await server.database.db.select().from(dictionaryItems);
    for (const [type, entries] of Object.entries(DICTIONARY))
      for (const { id, names } of entries)
        expect(rows.find((row) => row.type === type && row.value === id)?.nameEn, `${type} ${id}`).toBe(names[0]);
  });

  it('list what selectors ask for', async () => {
    const list = async (asked: Parameters<typeof server.call<typeof calls.commonList>>[1]) =>
      (await server.call(calls.commonList, asked)).data;
    expect((await list({ kind: 'carrier', searchValue: '中远' })).map(({ nameEn }) => nameEn)).toEqual([
      'COSCO SHIPPING',
    ]);
    expect(await list({ kind: 'country', id: CHINA })).toMatchObject([{ code: 'CN', nameCn: '中国' }]);
    expect((await list({ kind: 'airline', searchValue: '999' })).map(({ code }) => code)).toEqual(['CA']);
    expect((await list({ kind: 'warehouse', searchValue: 'ont8' })).map(({ code }) => code)).toEqual(['ONT8']);
  });
});

describe('warehouses', () => {
  const find = async (searchValue: string) =>
    (await server.call(calls.fbaPage, { searchValue })).data.records.map(({ code }) => code);

  it.each([
    ['ont8', 'ONT8'],
    ['92551', 'ONT8'],
    ['moreno', 'ONT8'],
    ['nandina', 'ONT8'],
  ])('are found by %s', async (typed, code) => expect(await find(typed)).toEqual([code]));

  it('stand by country, and each has its zone', async () => {
    const countries = (await server.call(calls.fbaCountries, undefined)).data;
    expect(countries[0]).toMatchObject({ id: US, count: 78 });
    const [group] = (await server.call(calls.fbaWarehouseIds, { searchValue: 'ont', flag: 1 })).data;
    expect(group).toMatchObject({ countryId: US, nameCn: '美国' });
    // By code first, then the one in Fontana.
    expect(group?.list.map(({ code }) => code)).toEqual(['ONT8', 'ONT9', 'LAX9']);
    expect((await server.call(calls.fbaByCountry, { countryId: US })).data).toHaveLength(78);
    const [ont8] = (await server.call(calls.fbaPage, { searchValue: 'ONT8' })).data.records;
    expect(ont8).toMatchObject({ zone: '9', region: 'west', countryCn: '美国', status: 'open' });
    expect(ont8).toMatchObject({ longitude: -117.23, latitude: 33.94 });
    expect((await server.call(calls.fbaById, { id: ont8?.id ?? 0 })).data.address).toBe('24300 NANDINA AVE');
  });
});
