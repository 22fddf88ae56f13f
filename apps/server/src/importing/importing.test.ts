import { contract, IMPORT_STATE, type ImportKind } from '@lading/api-client/contract';
import { cellsOfWorkbook } from '@lading/validators/paste';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { areas, dictionaryItems, fbaWarehouses, importErrors, importJobs, messages } from '../database/schema.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { forgetOldImports, runImport } from './run.ts';

const calls = contract.importing;
const HEAD = 'Zip,Code *,国家/地区,City,popular,Comment';
let server: TestServer;
let world: World;
let staff: string;

beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  staff = await world.someone('staff', ['warehouse:edit', 'dictionary:edit', 'message:view']);
  const country = (id: number, code: string, nameCn: string, nameEn: string) => ({ id, pid: 0, code, nameCn, nameEn });
  await world.db
    .insert(areas)
    .values([country(840, 'US', '美国', 'United States'), country(276, 'DE', '德国', 'Germany')]);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [importJobs, fbaWarehouses, dictionaryItems, messages]) await world.db.delete(table);
});

const sheet = (...lines: string[]) => new File([lines.join('\n')], 'sites.csv', { type: 'text/csv' });
const bring = (file: File, kind: ImportKind = 'fbaWarehouse') =>
  server.call(calls.uploadImportFile, { kind, file }, staff);
/** Brings a sheet and does the job. */
async function imported(file: File, kind?: ImportKind): Promise<number> {
  const { jobId } = (await bring(file, kind)).data;
  await runImport(world, { id: jobId });
  return jobId;
}
const jobOf = async (jobId: number) => (await server.call(calls.importJob, { jobId }, staff)).data;
const errorsOf = async (jobId: number) =>
  (await server.call(calls.importErrors, { jobId, size: 100 }, staff)).data.records;
const sites = async () => (await world.db.select().from(fbaWarehouses)).map(({ code }) => code).sort();
const cellsOf = (book: Buffer) => {
  const parts = Object.entries(unzipSync(book)).map(([name, part]) => [name, strFromU8(part)] as const);
  return {
    parts: Object.fromEntries(parts),
    cells: cellsOfWorkbook(Object.fromEntries(parts), { rows: 100, columns: 60 }),
  };
};
const book = async (url: string, payload: object) =>
  (await server.app.inject({ method: 'POST', url, payload, headers: { auth: staff, language: 'en-US' } })).rawPayload;

it('writes the good rows, lists the wrong ones with a repair, and goes on with them once it is accepted', async () => {
  await world.db.insert(fbaWarehouses).values({ code: 'ONT8', countryId: 840, city: 'Old', zip: '1', latitude: 33.9 });
  const jobId = await imported(
    sheet(
      HEAD,
      '92551,ont8,美国,Moreno Valley,是,',
      '8518,ABE8,US,Florence,,',
      '',
      '33126,MIA1,Germny,Miami,maybe,x',
      ',,,,,gone',
    ),
  );
  expect(await jobOf(jobId)).toMatchObject({
    state: IMPORT_STATE.errors,
    total: 3,
    checked: 3,
    ok: 1,
    failed: 2,
    errors: 3,
    repairs: 2,
    fileName: 'sites.csv',
  });
  const [kept] = await world.db.select().from(fbaWarehouses);
  expect(kept).toMatchObject({
    code: 'ONT8',
    city: 'Moreno Valley',
    hot: true,
    revision: 2,
    latitude: 33.9,
    region: 'west',
  });
  expect(await errorsOf(jobId)).toMatchObject([
    {
      row: 3,
      column: 'zip',
      columnName: 'Zip',
      value: '8518',
      suggestion: '08518',
      message: 'Not written as it should be',
    },
    { row: 5, column: 'country', value: 'Germny', suggestion: 'Germany', message: 'Not one of those to choose from' },
    { row: 5, column: 'hot', value: 'maybe', suggestion: null },
  ]);
  expect((await server.call(calls.acceptImportRepairs, { jobId }, staff)).code).toBe('1');
  expect((await jobOf(jobId)).state).toBe(IMPORT_STATE.waiting);
  await runImport(world, { id: jobId });
  expect(await sites()).toEqual(['ABE8', 'ONT8']);
  expect(await jobOf(jobId)).toMatchObject({ state: IMPORT_STATE.errors, ok: 2, failed: 1, errors: 1, repairs: 0 });
  expect((await server.call(calls.acceptImportRepairs, { jobId }, staff)).message).toBe('There is no repair to accept');
  expect((await server.call(calls.clearImportErrors, { jobId }, staff)).data).toEqual({ deleted: 1 });
  expect((await server.call(calls.latestImport, { kind: 'fbaWarehouse' }, staff)).data.job).toBeNull();
  const told = (await world.db.select().from(messages)).map(({ type, values }) => [type, values]);
  expect(told[0]).toEqual(['importDone', { fileName: 'sites.csv', ok: '1', failed: '2' }]);
});

it('clears what broke off, though nothing in it was found wrong, and not what goes on', async () => {
  const jobId = await imported(
    sheet('Dictionary,Number,Chinese name,English name,Offered', 'truckType,7,新,New,No'),
    'dictionary',
  );
  await world.db.delete(importErrors).where(eq(importErrors.jobId, jobId));
  const put = (state: 'importing' | 'failed') =>
    world.db.update(importJobs).set({ state: IMPORT_STATE[state] }).where(eq(importJobs.id, jobId));
  await put('importing');
  expect(await server.call(calls.clearImportErrors, { jobId }, staff)).toMatchObject({ code: '0' });
  await put('failed');
  expect((await server.call(calls.clearImportErrors, { jobId }, staff)).data).toEqual({ deleted: 0 });
  expect((await jobOf(jobId)).state).toBe(IMPORT_STATE.cleared);
});

it('writes nothing of a kind that goes in whole while a cell is wrong, and numbers what it adds', async () => {
  const there = { type: 'truckType', value: 7, nameCn: '旧', nameEn: 'Old' };
  await world.db.insert(dictionaryItems).values(there);
  const head = 'Dictionary,Number,Chinese name,English name,Offered';
  const lines = ['truckType,7,新,New,No', 'truckType,,冷藏车,Reefer,'];
  const jobId = await imported(
    sheet(head, ...lines, 'trucktyp,,甲,A,', 'truckType,99,乙,B,', 'truckType,,冷藏车,Twice,'),
    'dictionary',
  );
  expect(await jobOf(jobId)).toMatchObject({ state: IMPORT_STATE.errors, ok: 0, failed: 3 });
  expect(await errorsOf(jobId)).toMatchObject([
    { row: 4, column: 'type', suggestion: 'truckType' },
    { row: 5, column: 'value', code: 'unknown', suggestion: null },
    { row: 6, column: 'nameCn', message: 'The same as row 3' },
  ]);
  expect(await world.db.select().from(dictionaryItems)).toMatchObject([there]);
  await imported(sheet(head, ...lines), 'dictionary');
  const rows = await world.db.select().from(dictionaryItems).orderBy(dictionaryItems.value);
  expect(rows).toMatchObject([
    { value: 7, nameCn: '新', active: false, revision: 2 },
    { value: 8, nameCn: '冷藏车', active: true },
  ]);
});

it('refuses what cannot be read, lacks a column or is too long, and a second one while one runs', async () => {
  const refusal = async (file: File) => (await bring(file)).message;
  expect(await refusal(new File([Buffer.from([0x50, 0x4b, 3, 4, 0])], 'a.xlsx'))).toMatch(/^This file cannot be read/);
  expect(await refusal(new File([Buffer.from([0xb9, 0xfa, 0xbc, 0xd2])], 'a.csv'))).toMatch(
    /^This file cannot be read/,
  );
  expect(await refusal(sheet('Code,City', 'ONT8,x'))).toBe(
    'Columns are missing: Country, Zip. Use the heads of the template',
  );
  expect(await refusal(sheet(HEAD))).toBe('There are no rows in it');
  expect(await refusal(sheet(HEAD, ...Array<string>(5_001).fill('1,ONT8,US,x,,')))).toMatch(/^At most 5,000 rows/);
  expect((await bring(sheet(HEAD, '1,ONT8,US,x,,'))).code).toBe('1');
  expect(await refusal(sheet(HEAD, '1,ONT8,US,x,,'))).toBe('An import is running: wait until it is done');
});

it('is there for whoever may import its kind, and for nobody else', async () => {
  const jobId = await imported(sheet(HEAD, '1,ONT8,US,x,,'));
  const other = await world.someone('staff', ['dictionary:edit']);
  expect((await server.call(calls.importJob, { jobId }, other)).status).toBe(404);
  expect((await server.call(calls.latestImport, { kind: 'fbaWarehouse' }, other)).status).toBe(403);
  expect((await server.call(calls.uploadImportFile, { kind: 'fbaWarehouse', file: sheet(HEAD) }, other)).status).toBe(
    403,
  );
  const colleague = await world.someone('staff', ['warehouse:edit']);
  expect((await server.call(calls.latestImport, { kind: 'fbaWarehouse' }, colleague)).data.job).toMatchObject({
    jobId,
  });
});

it('gives a template with lists, and the wrong rows back with their repairs, which go in as they are', async () => {
  const template = cellsOf(await book(calls.downloadImportTemplate.path, { kind: 'fbaWarehouse' }));
  expect(template.cells[0]?.slice(0, 3)).toEqual(['Code *', 'Country *', 'State']);
  expect(template.parts['xl/worksheets/sheet1.xml']).toContain(
    `sqref="B2:B5001"><formula1>'Lists'!$A$2:$A$3</formula1>`,
  );
  const jobId = await imported(sheet(HEAD, '8518,ABEO,US,Florence,,', 'O8518,ABE8,US,=1+1,,', '92551,ONT8,US,x,,'));
  const wrong = await book(calls.downloadImportErrors.path, { jobId });
  const { cells } = cellsOf(wrong);
  expect(cells).toHaveLength(3);
  expect(cells[2]?.[0]).toBe('ABE8');
  expect(cells[1]?.at(-1)).toContain('Zip *: Not written as it should be');
  await imported(new File([new Uint8Array(wrong)], 'corrected.xlsx'));
  expect(await sites()).toEqual(['ABE8', 'ABEO', 'ONT8']);
  const zips = and(eq(fbaWarehouses.code, 'ABE8'), eq(fbaWarehouses.zip, '08518'), eq(fbaWarehouses.city, '=1+1'));
  expect(await world.db.$count(fbaWarehouses, zips)).toBe(1);
});

it('begins anew after a crash, fails once and for all where it cannot, and is forgotten after 30 days', async () => {
  const { jobId } = (await bring(sheet(HEAD, '92551,ONT8,US,x,,'))).data;
  await world.db.update(importJobs).set({ state: IMPORT_STATE.importing });
  await runImport(world, { id: jobId });
  expect(await jobOf(jobId)).toMatchObject({ state: IMPORT_STATE.done, ok: 1, failed: 0 });
  await runImport(world, { id: jobId });
  expect(await sites()).toEqual(['ONT8']);
  const next = (await bring(sheet(HEAD, '92551,ONT9,US,x,,'))).data.jobId;
  expect(await world.db.$count(importErrors)).toBe(0);
  await world.db
    .update(importJobs)
    .set({ rows: [null] as never })
    .where(eq(importJobs.id, next));
  await runImport(world, { id: next });
  expect((await jobOf(next)).state).toBe(IMPORT_STATE.failed);
  await world.db.update(importJobs).set({ createTime: new Date(Date.now() - 31 * 86_400_000) });
  await forgetOldImports(world.db);
  expect(await world.db.$count(importJobs)).toBe(0);
});
