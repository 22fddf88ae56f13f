import { read } from '@e965/xlsx';
import { contract, IMPORT_STATE } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingForms, bookings, dictionaryItems, parties, ports } from '../database/schema.ts';
import { addPort } from '../testing/freight.ts';
import { addParty } from '../testing/parties.ts';
import { downloaded, sheetOf } from '../testing/quote-files.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type World, worldOver } from '../testing/world.ts';
import { runImport } from './run.ts';

const calls = contract.importing;
const { orderImportErrors, clearOrderImportErrors, orderPage } = contract.order;
let server: TestServer;
let world: World;
let token: string;
const codes = { pol: '', pod: '' };

const codeOf = async (id: number) =>
  (await world.db.select({ code: ports.code }).from(ports).where(eq(ports.id, id)))[0]?.code ?? '';
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
  codes.pol = await codeOf(await addPort(world, 'Here'));
  codes.pod = await codeOf(await addPort(world, 'There'));
  const named = [
    { type: 'shipping', value: 1, nameCn: '某船', nameEn: 'SOME LINE' },
    { type: 'incoterm', value: 4, nameCn: 'FOB 装运港船上交货', nameEn: 'FOB' },
    { type: 'packageType', value: 1, nameCn: '纸箱', nameEn: 'CARTONS' },
  ] as const;
  await world.db
    .insert(dictionaryItems)
    .values([...named])
    .onConflictDoNothing();
  await world.db.delete(parties);
  await addParty(world, 'shipper', { alias: 'Haoyu', isDefault: true });
  await addParty(world, 'consignee', { alias: 'Cascade LA' });
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await world.someone('customer', ['order:edit', 'order:view']);
});

const HEAD =
  'Your order no.,POL,POD,Carrier,Incoterm,Consignee,Notify party,Cargo ready,Goods in English,Package,Packages,"Gross weight, kg",40HQ';
async function imported(...lines: string[]) {
  const file = new File([[HEAD, ...lines].join('\n')], 'bookings.csv', { type: 'text/csv' });
  const { data, message } = await server.call(calls.uploadImportFile, { kind: 'booking', file }, token);
  if (!data) throw new Error(message);
  await runImport(world, { id: data.jobId });
  return (await server.call(calls.importJob, { jobId: data.jobId }, token)).data;
}
const line = (poNo: string, more: Partial<Record<'pod' | 'consignee' | 'goods' | 'weight' | 'count', string>> = {}) =>
  [
    poNo,
    codes.pol,
    more.pod ?? codes.pod,
    'some line',
    'FOB',
    more.consignee ?? 'cascade la',
    'SAME AS CONSIGNEE',
    '2026-11-28',
    more.goods ?? 'BAMBOO KITCHEN SHELF',
    'CARTONS',
    '640',
    more.weight ?? '6880.5',
    more.count ?? '2',
  ].join(',');
const written = () => world.db.select({ draft: bookingForms.draft }).from(bookingForms).orderBy(bookingForms.bookingId);

it('makes a draft of each row, with parties of the book', async () => {
  const before = (await server.call(orderPage, {}, token)).data.total;
  const job = await imported(line('PO-1'), line('PO-2', { count: '' }));
  expect(job).toMatchObject({ kind: 'booking', state: IMPORT_STATE.done, ok: 2, failed: 0 });
  const [{ draft } = { draft: undefined }] = await written();
  expect(draft).toMatchObject({
    route: { poNo: 'PO-1', shippingId: 1, incoterm: 4, payMethodId: 1 },
    parties: {
      shipper: { partyId: expect.any(Number) as number, text: expect.stringMatching(/^CASCADE/) as string },
      consignee: { partyId: expect.any(Number) as number },
      notify: { partyId: null, text: 'SAME AS CONSIGNEE' },
    },
    cargo: { readyDay: '2026-11-28', goods: [{ number: 640, weight: '6880.5', packageTypeId: 1 }] },
    equipment: { boxes: [{ ctnType: 3, count: 2 }] },
  });
  expect((await server.call(orderPage, {}, token)).data.total).toBe(before + 2);
  const rows = await world.db.select().from(bookings).where(eq(bookings.orderStatus, 1));
  expect(new Set(rows.map(({ bookingNo }) => bookingNo)).size).toBe(2);
});

it('writes nothing while anything is wrong, and lists what is, until it is cleared', async () => {
  const before = (await written()).length;
  const job = await imported(
    line('PO-3'),
    line('PO-4', { consignee: 'Cascade L' }),
    line('PO-5', { goods: '竹架', weight: '6O' }),
    line('po-3'),
    line('PO-6', { pod: codes.pol }),
  );
  expect(job).toMatchObject({ state: IMPORT_STATE.errors, ok: 0, failed: 4, errors: 5 });
  expect(await written()).toHaveLength(before);
  const { data } = await server.call(orderImportErrors, {}, token);
  expect(data.records.map(({ row, column, code, suggestion }) => [row, column, code, suggestion])).toEqual([
    [3, 'consignee', 'notListed', 'Cascade LA'],
    [4, 'goodsEn', 'latin', null],
    [4, 'weight', 'amount', '60'],
    [5, 'poNo', 'repeated', null],
    [6, 'pod', 'same', null],
  ]);
  expect(data.records[1]).toMatchObject({
    columnName: 'Goods in English',
    message: 'English letters, digits and plain signs only',
  });
  const stranger = await world.someone('other', ['order:edit']);
  expect((await server.call(orderImportErrors, { jobId: job.jobId }, stranger)).status).toBe(404);
  expect((await server.call(orderImportErrors, {}, stranger)).data.total).toBe(0);
  const named = { jobId: job.jobId };
  expect((await server.call(clearOrderImportErrors, named, token)).data).toEqual({ deleted: 5 });
  expect((await server.call(orderImportErrors, named, token)).data.total).toBe(0);
});

it('has a template with the lists of the company', async () => {
  const file = await downloaded(world, calls.downloadImportTemplate, { kind: 'booking' }, { token });
  const { texts } = sheetOf(file);
  expect(texts.slice(0, 3)).toEqual(['Your order no. *', 'POL *', 'POD *']);
  const { SheetNames, Sheets } = read(file.bytes);
  const listed = Object.values(Sheets[SheetNames[2] ?? ''] ?? {}).map((cell: { v?: unknown }) => cell.v);
  expect(listed).toContain('Cascade LA');
  const viewer = await world.someone('customer', ['order:view']);
  expect((await server.call(calls.latestImport, { kind: 'booking' }, viewer)).status).toBe(403);
});
