import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { customers } from '../database/schema.ts';
import { openTestDatabase } from '../testing/database.ts';
import { importExample, setAt } from '../testing/import-example.ts';
import { importFile } from './import-file.ts';
import { printed } from './problem.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'lading-import-'));
const baseDir = join(folder, 'own');

beforeAll(async () => {
  database = await openTestDatabase();
  mkdirSync(baseDir);
  writeFileSync(join(folder, 'outside.pdf'), '%PDF-1.7');
  writeFileSync(join(baseDir, 'text.pdf'), 'not a pdf');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const BOOKING = 'bookings[0]';
const BILL = `${BOOKING}.bills[0]`;
const GOODS = `${BILL}.goods[0]`;
const BOX = `${BILL}.containers[0]`;
const ACCOUNT = `${BOOKING}.accounts[0]`;
const LINE = `${ACCOUNT}.lines[0]`;
const USER = 'customers[0].users[0]';

type Row = readonly [id: string, path: string, value: unknown, fix: string];

// Each value is written to the path at which the problem is then reported.
const WRONG: readonly Row[] = [
  ['format', 'format', 'lading/9', '"lading/1"'],
  ['unknownField', `${BOOKING}.bookingNumber`, 'X', 'bookingNo'],
  ['unknownField', `${BILL}.fAdress`, 'X', 'fAddress'],
  ['unknownField', `${BILL}.webStatus`, 4, 'delete'],
  ['unknownField', `${BOX}.sealno`, 'X', 'sealNo'],
  ['unknownField', 'customer', [], 'customers'],
  ['missing', `${BOOKING}.bookingNo`, undefined, 'add this field'],
  ['missing', `${GOODS}.weight`, undefined, 'add this field'],
  ['empty', `${BOOKING}.bookingNo`, '', 'fill it in'],
  ['length', `${BOOKING}.bookingNo`, 'X'.repeat(65), 'at most 64'],
  ['type', `${BOOKING}.blType`, '1', 'without quotes'],
  ['type', 'bookings', {}, 'a list'],
  ['type', BILL, 7, 'an object'],
  ['type', `${BILL}.vessel`, 7, 'in quotes'],
  ['type', `${BOX}.number`, '560', 'without quotes'],
  ['oneOf', `${BOOKING}.webStatus`, 11, '1, 2, 3'],
  ['integer', `${GOODS}.number`, -1, 'from 0'],
  ['integer', `${BOOKING}.version`, 1.5, 'whole number'],
  ['date.instant', `${BOOKING}.cutOff`, '2026-11-28 17:00', '+08:00'],
  ['date.calendar', `${BOOKING}.createTime`, '2026-02-29T10:20:00+08:00', 'only 28 days'],
  ['date.instant', `${BILL}.blDate`, '18 Nov 2026', '+08:00'],
  ['date.calendar', `${BILL}.etd`, '2026-02-30', 'only 28 days'],
  ['date.format', `${BILL}.etd`, '3/12/2026', '2026-11-26'],
  ['decimal.thousands', `${GOODS}.weight`, '5,420.5', 'write "5420.5"'],
  ['decimal.fractionDigits', `${BILL}.actualVolume`, '62.48001', 'At most 4 decimals'],
  ['container.length', `${BOX}.ctnNo`, 'CBHU320273', '7 digits'],
  ['container.separators', `${BOX}.ctnNo`, 'CBHU 320273-2', 'write "CBHU3202732"'],
  ['ctnMissing', `${BOX}.ctnNo`, '', 'fill in'],
  ['seal.separators', `${BOX}.sealNo`, 'CN-1', 'write "CN1"'],
  ['seal.several', `${BOX}.sealNo`, 'CN4471203/CN4471204', 'One seal number'],
  ['unknownName', `${BOX}.ctnTypeName`, '40XX', '40HQ'],
  ['unknownName', `${BOX}.packageTypeName`, 'THINGS', 'CARTONS'],
  ['hs.length', `${GOODS}.hsCode`, '61102', '6 digits'],
  ['hs.chars', `${GOODS}.hsCode`, '9403.82', 'write "940382"'],
  ['emails.separator', `${BILL}.blEmail`, 'a@b.com，c@d.cn', 'write "a@b.com,c@d.cn"'],
  ['unLocode.length', `${BILL}.portEndCode`, 'LAX', 'CNNGB'],
  ['billNumber', `${BILL}.mblNo`, '', 'mblNo'],
  ['duplicate', `${BOOKING}.bills[1].mblNo`, 'COSU6400000001', 'change'],
  ['noBills', `${BOOKING}.bills`, [], 'main bill'],
  ['amount', `${LINE}.amount`, '4361.00', 'price'],
  ['decimal.fractionDigits', `${LINE}.unitPrice`, '4360.001', 'At most 2 decimals'],
  ['required', `${LINE}.unitPrice`, '', 'Cannot be empty'],
  ['currency', `${LINE}.currency`, 'usd', 'USD'],
  ['decimal.fractionDigits', `${LINE}.quantity`, '1.00000', 'At most 4 decimals'],
  ['unknownAccount', `${ACCOUNT}.confirmedBy`, 'nobody', 'users'],
  ['unknownCustomer', `${BOOKING}.customer`, 'NOBODY', 'add it'],
  ['unknownAccountNo', `${ACCOUNT}.accountNo`, 'EXAC00002', 'this booking'],
  ['password.digits', `${USER}.password`, 'abcdef', 'needs a digit'],
  ['digits.blank', `${USER}.account`, '138 0013 8001', 'write "13800138001"'],
  ['mobile.prefix', 'staff[0].account', '12345678901', 'begins with'],
  ['control', 'customers[0].name', 'A\u0000B', 'character 2'],
  ['control', `${GOODS}.goods`, 'HALF \ud83d', 'character 6'],
  ['oneReceiver', 'messages[0].account', '13800138002', 'either'],
  ['halfEnglish', 'messages[0].titleEn', 'Closed', 'htmlEn'],
  ['sampleFile', `${BOOKING}.sample.file`, 'none.pdf', 'relative'],
  ['samplePath', `${BOOKING}.sample.file`, '../outside.pdf', 'folder'],
  ['sampleKind', `${BOOKING}.sample.file`, 'text.pdf', 'one of these'],
];

// Problems that are reported at another path than the one that was changed.
const TOLD: Readonly<Record<string, readonly [path: string, value: unknown]>> = {
  oneReceiver: ['messages[0]', undefined],
  halfEnglish: ['messages[0]', undefined],
  unknownAccountNo: [`${BOOKING}.todos[0].accountNo`, 'EXAC00001'],
};

async function refused(file: unknown, [id, path, value, fix]: Row): Promise<void> {
  const { loaded, problems } = await importFile(database.db, file, { baseDir });
  const found = problems.find((one) => one.id === id && one.path === path);
  expect(found, problems.map(printed).join('\n')).toMatchObject({ level: 'error' });
  expect(found?.value).toEqual(value);
  expect(`${found?.what['en-US']}; ${found?.fix['en-US']}`).toContain(fix);
  expect(found?.what['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
  expect(problems.filter((one) => one.path === path && one.id === id)).toHaveLength(1);
  expect(loaded).toBeUndefined();
  expect(await database.db.select().from(customers)).toEqual([]);
}

it.each(WRONG)('%s: %s = %j is refused with a fix, and nothing is loaded', async (id, path, value, fix) => {
  const file = importExample();
  if (id === 'unknownAccountNo') setAt(file, `${BOOKING}.todos`, [{ busType: 10, accountNo: 'EXAC00001' }]);
  setAt(file, path, value);
  await refused(file, [id, ...(TOLD[id] ?? [path, value]), fix]);
});

it.each<[string, string, string]>([
  ['total.weight', `${BOX}.weight`, '5420.502'],
  ['total.volume', `${BOX}.volume`, '62.4802'],
])('%s: goods and containers must agree', async (id, path, value) => {
  const file = importExample();
  setAt(file, path, value);
  await refused(file, [id, `${BILL}.containers`, undefined, 'check both']);
});

it('counts the packages of the containers', async () => {
  const file = importExample();
  setAt(file, `${BOX}.number`, 559);
  await refused(file, ['total.number', `${BILL}.containers`, undefined, 'check both']);
});

it('finds the same name twice, and more than ten bills', async () => {
  const file = importExample();
  const bills = Array.from({ length: 11 }, (_, n) => ({ mblNo: `COSU640000001${n}` }));
  setAt(file, `${BOOKING}.bills`, bills);
  await refused(file, ['tooManyBills', `${BOOKING}.bills`, undefined, 'nine']);
  const twice = importExample();
  const user = { account: '13800138003', password: 'Example2026', name: 'A' };
  setAt(twice, 'customers[0].users', [user, user]);
  await refused(twice, ['duplicate', 'customers[0].users[1].account', '13800138003', 'change']);
});

it.each([7, null, [], 'x'])('refuses %j for a file', async (file) => {
  const { loaded, problems } = await importFile(database.db, file, { baseDir });
  expect(loaded).toBeUndefined();
  expect(problems[0]).toMatchObject({ id: 'type', level: 'error' });
});

const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);

it.each<[string, unknown, string]>([
  ['a list in a list, and so on', nested(5_000, '[', ']'), 'deep'],
  ['an object in an object, and so on', nested(5_000, '{"users":', '}'), 'deep'],
  ['a list of a million', Array(1_000_000).fill(null), 'long'],
  ['a list of many that are no rows', Array(3_000).fill(1), 'type'],
  ...Object.getOwnPropertyNames(Object.prototype).flatMap((name): [string, unknown, string][] => {
    const object: unknown = JSON.parse(`{${JSON.stringify(name)}:{"x":1}}`);
    return [
      [name, object, 'unknownField'],
      [`${name} in a row`, [object], 'unknownField'],
      [`${name} as a text`, name, 'type'],
    ];
  }),
])('refuses %s', async (_, value, id) => {
  for (const field of ['customers', 'bookings', 'messages']) {
    const { loaded, problems } = await importFile(database.db, { ...importExample(), [field]: value }, { baseDir });
    expect(loaded).toBeUndefined();
    expect(problems.map((one) => one.id)).toContain(id);
  }
});

it('tells every mistake of a file at once', async () => {
  const file = importExample();
  for (const [path, value] of [
    [`${BILL}.etd`, 'soon'],
    [`${BOX}.ctnNo`, 'CBHU32'],
    [`${BILL}.vessel`, 7],
    [`${LINE}.currency`, 'usd'],
    ['customers[0].code', undefined],
  ] as const)
    setAt(file, path, value);
  const { problems } = await importFile(database.db, file, { baseDir });
  expect(problems.map(({ path }) => path).sort()).toEqual(
    [`${BILL}.etd`, `${BILL}.vessel`, `${BOX}.ctnNo`, `${LINE}.currency`, 'customers[0].code'].sort(),
  );
});
