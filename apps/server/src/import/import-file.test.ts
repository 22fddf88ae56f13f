import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../database/open.ts';
import {
  accounts,
  bills,
  bookings,
  containers,
  customers,
  files,
  goods,
  messages,
  todos,
  webUsers,
} from '../database/schema.ts';
import { openTestDatabase } from '../testing/database.ts';
import { importExample, setAt } from '../testing/import-example.ts';
import { verifyPassword } from '../user/password.ts';
import { runImport } from './cli.ts';
import { importFile } from './import-file.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'lading-import-'));
const load = (file: unknown) => importFile(database.db, file, { baseDir: folder });
const withChange = (path: string, value: unknown) => {
  const file = importExample();
  setAt(file, path, value);
  return file;
};

beforeAll(async () => {
  database = await openTestDatabase();
  writeFileSync(join(folder, 'pdf of it.png'), Buffer.from('89504e470d0a1a0a00', 'hex'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const table of [messages, todos, accounts, bookings, files, webUsers, customers])
    await database.db.delete(table);
});

it('loads the example of the documentation whole', async () => {
  const { loaded, problems } = await load(importExample());
  expect(problems).toEqual([]);
  expect(loaded).toEqual({
    customers: 1,
    users: 2,
    bookings: 1,
    bills: 2,
    goods: 2,
    containers: 2,
    accounts: 1,
    todos: 2,
    messages: 1,
    files: 0,
  });
  const { db } = database;
  const [booking] = await db.select().from(bookings);
  const ports = { portStartNameCn: '宁波', portStartNameEn: 'Ningbo', portEndCode: 'USLAX' };
  expect(booking).toMatchObject({ bookingNo: 'EX26A00001', etd: '2026-12-03', webStatus: 4, ...ports });
  expect(booking?.cutOff?.toISOString()).toBe('2026-11-28T09:00:00.000Z');
  const [main, sub] = await db.select().from(bills).orderBy(bills.position);
  expect(main).toMatchObject({
    position: 0,
    version: 2,
    transportClauseId: 1,
    blMethodId: 2,
    actualWeight: '5420.5000',
  });
  expect(sub).toMatchObject({ position: 1, mblNo: 'COSU6400000001A', fAddress: main?.fAddress, vessel: main?.vessel });
  const [line] = await db
    .select()
    .from(goods)
    .where(eq(goods.billId, main?.id ?? 0));
  expect(line?.marks).toBe('EXAMPLE / LOS ANGELES\nC/NO. 1-560');
  const [box] = await db.select().from(containers);
  expect(box).toMatchObject({ ctnType: 3, packageType: 1 });
  const [user] = await db.select().from(webUsers).where(eq(webUsers.account, '13800138001'));
  expect(await verifyPassword('Example2026', user?.passwordHash)).toBe(true);
  const [sample] = await db.select().from(files);
  expect(sample).toMatchObject({ id: booking?.sampleFileId, contentType: 'application/pdf' });
});

it('takes an image under a name that the page will not mistake for a PDF', async () => {
  await load(withChange('bookings[0].sample', { file: 'pdf of it.png' }));
  expect((await database.db.select().from(files))[0]).toMatchObject({
    name: 'scan of it.png',
    contentType: 'image/png',
  });
});

it('reads a timestamp given as etd by the clock of China', async () => {
  await load(withChange('bookings[0].bills[0].etd', '2026-12-02T16:30:00Z'));
  expect((await database.db.select().from(bookings))[0]?.etd).toBe('2026-12-03');
});

it.each([
  ['container.checkDigit', 'bookings[0].bills[0].containers[0].ctnNo', 'CBHU3202733', 'write "CBHU3202732"'],
  ['seal.long', 'bookings[0].bills[0].containers[0].sealNo', 'CN44712030000000', 'at most 15'],
  ['text.columns', 'bookings[0].bills[0].fAddress', `A\n${'B'.repeat(36)}`, 'Line 2 has 36 characters'],
  ['latin.char', 'bookings[0].bills[0].sAddress', 'CAFÉ', 'write "CAFE"'],
  ['latin.char', 'bookings[0].bills[0].goods[0].marks', '宁波', 'write it in English'],
  ['phone.form', 'bookings[0].bills[0].blTel', '0574-8000-0000', 'write "0574-80000000"'],
  ['hs.digits', 'bookings[0].bills[0].goods[0].hsCode', '9403820', 'please check'],
  ['unknownPort', 'bookings[0].bills[0].portEndCode', 'USXYZ', 'ports'],
])('warns of %s and loads', async (id, path, value, fix) => {
  const { loaded, problems } = await load(withChange(path, value));
  expect(problems.filter((one) => one.path === path)).toMatchObject([{ id, level: 'warning', value }]);
  const { what, fix: cure } = problems.find((one) => one.path === path) ?? {};
  expect(`${what?.['en-US']}; ${cure?.['en-US']}`).toContain(fix);
  expect(loaded).toBeDefined();
});

it('warns of a container in two rows and of a seal on two containers, and says which', async () => {
  const box = 'bookings[0].bills[0].containers';
  const half = { ctnTypeName: '40HQ', packageTypeName: 'CARTONS', number: 280, weight: '2710.250', volume: '31.24' };
  const rows = [
    { ...half, ctnNo: 'CBHU3202732', sealNo: 'CN4471203', number: 0, weight: '0', volume: '0' },
    { ...half, ctnNo: 'CBHU3202732', sealNo: 'CN4471203' },
    { ...half, ctnNo: 'CSQU3054383', sealNo: 'CN4471203' },
  ];
  const { loaded, problems } = await load(withChange(box, rows));
  expect(problems.map(({ id, path, fix }) => [id, path, fix['en-US']])).toEqual([
    ['repeated.container', `${box}[1].ctnNo`, `see ${box}[0]`],
    ['repeated.seal', `${box}[2].sealNo`, `see ${box}[0]`],
  ]);
  expect(loaded).toMatchObject({ containers: 4 });
});

it('refuses what is already there, and takes more bookings for a loaded customer', async () => {
  await load(importExample());
  const { loaded, problems } = await load(importExample());
  expect(loaded).toBeUndefined();
  expect(problems.map(({ id, path }) => [id, path])).toEqual([
    ['loaded', 'customers[0].code'],
    ['loaded', 'customers[0].users[0].account'],
    ['loaded', 'staff[0].account'],
    ['loaded', 'bookings[0].bookingNo'],
    ['loaded', 'bookings[0].accounts[0].accountNo'],
  ]);
  const more = importExample();
  for (const part of ['customers', 'staff', 'messages', 'bookings[0].accounts']) setAt(more, part, undefined);
  setAt(more, 'bookings[0].bookingNo', 'EX26A00002');
  expect((await load(more)).loaded).toMatchObject({ customers: 0, bookings: 1 });
});

it('says on the command line what was loaded, or what is wrong in both languages', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const run = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return runImport([join(folder, name)], database.db);
  };
  const lines = () => said.mock.calls.flat().join('\n');
  expect(await runImport([], database.db)).toBe(2);
  expect(await runImport([join(folder, 'none.json')], database.db)).toBe(1);
  expect(await run('broken.json', '{ "format": ')).toBe(1);
  expect(lines()).toContain('the file is not valid JSON');
  const wrong = withChange('bookings[0].bills[0].containers[0].ctnNo', 'CBHU32');
  expect(await run('wrong.json', JSON.stringify(wrong))).toBe(1);
  expect(lines()).toContain('bookings[0].bills[0].containers[0].ctnNo = "CBHU32"\n  错误: 箱号');
  expect(lines()).toContain('  error: A container number is 4 capital English letters and 7 digits');
  expect(lines()).toContain('nothing was loaded: 1 errors, 0 warnings');
  expect(await database.db.select().from(customers)).toEqual([]);
  expect(await run('right.json', `\ufeff${JSON.stringify(importExample())}`)).toBe(0);
  expect(told.mock.calls.flat().join('\n')).toContain('bookings 1');
});
