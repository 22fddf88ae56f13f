import { contract, IMPORT_STATE } from '@lading/api-client/contract';
import { isDcsa } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings } from '../../database/schema.ts';
import { runImport } from '../../importing/run.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addSent, addWritten, EDITS } from '../../testing/instructions.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { instruction, exportInstruction, readInstruction, siImportErrors, clearSiImportErrors } = contract.order;
const { saveSiTemplate, siTemplates, deleteSiTemplates } = contract.order;
const { uploadImportFile, importJob } = contract.importing;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());

const fetched = (asked: Readonly<Record<string, string | number>>, token: string) =>
  server.app.inject({
    method: 'GET',
    url: exportInstruction.path,
    query: Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
    headers: { auth: token },
  });

it('goes out as DCSA’s Shipping Instructions and comes back as it was', async () => {
  const { bookingId, token } = await addSent(world);
  const answer = await fetched({ bookingId, format: 'dcsa' }, token);
  const document = JSON.parse(answer.payload);
  expect(isDcsa(document)).toBe(true);
  expect(document).toMatchObject({ isToOrder: false, documentParties: { consignee: { isNotifyParty: true } } });
  const file = new File([answer.payload], 'si.json', { type: 'application/json' });
  const { data } = await server.call(readInstruction, { bookingId, file }, token);
  expect(data.unread).toEqual([]);
  const [bill] = (await server.call(instruction, { bookingId }, token)).data.bills;
  const { fAddress, sAddress, tAddress, blEmail, payMethodId } = bill?.values.head ?? {};
  expect(data.bills[0]?.values.head).toMatchObject({ fAddress, sAddress, tAddress, blEmail, payMethodId });
  expect(data.bills[0]?.values.containers).toMatchObject([{ ctnNo: 'CSQU3054383', number: '640', weight: '6880' }]);
  const wrong = new File(['{}'], 'si.json', { type: 'application/json' });
  expect(await server.call(readInstruction, { bookingId, file: wrong }, token)).toMatchObject({ code: '0' });
}, 60_000);

it('goes out as a workbook, and as no document of the standard that lacks what it has to have', async () => {
  const bookingId = await addWritten(world);
  const token = await world.someone('customer', EDITS);
  const sheet = await fetched({ bookingId, format: 'xlsx' }, token);
  expect(sheet.headers['content-type']).toContain('spreadsheetml');
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const refused = JSON.parse((await fetched({ bookingId, format: 'dcsa' }, token)).payload);
  expect(refused).toMatchObject({ code: '0', data: { lacks: expect.arrayContaining(['containers']) } });
}, 60_000);

it('comes by a sheet: all of it or nothing, and what is wrong is listed and forgotten', async () => {
  const bookingId = await addWritten(world);
  const token = await world.someone('customer', EDITS);
  const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, bookingId));
  const imported = async (...rows: string[]) => {
    const head = '业务编号,英文品名,HS编码,包装,件数,毛重（KGS）,体积（CBM）,箱号,箱型,封号';
    const file = new File([[head, ...rows].join('\n')], 'si.csv', { type: 'text/csv' });
    const { data } = await server.call(uploadImportFile, { kind: 'instruction', file }, token);
    await runImport(world, { id: data.jobId });
    return (await server.call(importJob, { jobId: data.jobId }, token)).data;
  };
  const row = (ctnNo: string, number: string) =>
    `${booking?.bookingNo},BAMBOO SHELF,940382,CARTONS,${number},3440,39.1,${ctnNo},40HQ,CN1234567`;
  const wrong = await imported(row('CSQU3054383', '320'), row('TEXU3070079', '32O'));
  expect(wrong.state).toBe(IMPORT_STATE.errors);
  const errors = await server.call(siImportErrors, { jobId: wrong.jobId }, token);
  expect(errors.data.records).toMatchObject([{ row: 3, column: 'number', value: '32O', suggestion: '320' }]);
  expect((await server.call(clearSiImportErrors, { jobId: wrong.jobId }, token)).data.deleted).toBe(1);
  const right = await imported(row('CSQU3054383', '320'), row('TEXU3070079', '320'));
  expect(right).toMatchObject({ state: IMPORT_STATE.done, ok: 2 });
  const [bill] = (await server.call(instruction, { bookingId }, token)).data.bills;
  expect(bill?.values.containers.map(({ ctnNo }) => ctnNo)).toEqual(['CSQU3054383', 'TEXU3070079']);
  expect(bill?.values.goods).toMatchObject([{ goods: 'BAMBOO SHELF', number: '640', weight: '6880', packageType: 1 }]);
}, 60_000);

it('is kept as a template without numbers and days, for the own company only', async () => {
  const bookingId = await addWritten(world);
  const [token, other] = [await world.someone('customer', EDITS), await world.someone('other', EDITS)];
  const [bill] = (await server.call(instruction, { bookingId }, token)).data.bills;
  if (!bill) throw new Error('no bill');
  const name = `LA ${nextSending()}`;
  const asked = { name, kind: 'MBL' as const, content: bill.values, requestId: nextSending() };
  const { id } = (await server.call(saveSiTemplate, asked, token)).data;
  expect((await server.call(saveSiTemplate, asked, token)).data).toEqual({ id });
  const { records } = (await server.call(siTemplates, { keyword: name }, token)).data;
  expect(records).toMatchObject([{ id, name, kind: 'MBL' }]);
  expect(records[0]?.content.head).not.toHaveProperty('vessel');
  expect(records[0]?.content.head['fAddress']).toContain('NINGBO HAOYU');
  expect((await server.call(siTemplates, { keyword: name }, other)).data.records).toEqual([]);
  expect((await server.call(deleteSiTemplates, { ids: [id] }, other)).code).toBe('404');
  expect((await server.call(deleteSiTemplates, { ids: [id] }, token)).data.deleted).toBe(1);
}, 60_000);
