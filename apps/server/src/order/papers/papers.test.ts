import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, orderFiles } from '../../database/schema.ts';
import { plainPdf, scanPdf } from '../../demo/order/papers/so-pdf.ts';
import { startServer } from '../../testing/server.ts';
import { addSo, addSoFile } from '../../testing/so.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { attachOrderFiles } from './attach.ts';

const { analyseSo, bookingFiles, filePage, removeOrderFile, uploadOrderFile } = contract.order;

let world: World;
let bookingId: number;
let clerk: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  bookingId = await world.booking();
  clerk = await world.someone('customer', ['order:edit', 'file:view']);
  desk = await world.someone('staff', ['bill:issue']);
});
afterAll(() => world.close());

const PDF = '%PDF-1.7';
const add = (name: string, more: object = {}, token = clerk, content: BlobPart = PDF) =>
  world.call(uploadOrderFile, { kind: 'packingInvoice', bookingId, file: new File([content], name), ...more }, token);
const list = async (token = clerk, kind?: 'packingInvoice') =>
  (await world.call(bookingFiles, { bookingId, ...(kind && { kind }) }, token)).data.list;
const get = async (url: string, auth: string) =>
  (await world.app.inject({ method: 'GET', url, headers: { auth } })).statusCode;

describe('a paper of a booking', () => {
  it('of a kind that is there is the next version of it; the latest comes first', async () => {
    const one = await add('PL-1.pdf');
    expect(one.data).toMatchObject({ version: 1, latest: true, side: 'customer', removable: true, size: 8 });
    await add('PL-2.pdf');
    await add('SO.pdf', { kind: 'SO' });
    expect((await list()).map(({ kind, version, latest, name }) => [kind, version, latest, name])).toEqual([
      ['SO', 1, true, 'SO.pdf'],
      ['packingInvoice', 2, true, 'PL-2.pdf'],
      ['packingInvoice', 1, false, 'PL-1.pdf'],
    ]);
    expect(await list(clerk, 'packingInvoice')).toHaveLength(2);
  });

  it('is what its content says: pdf, picture, Excel, Word or archive', async () => {
    const zip = (inside: string) => `PK\x03\x04${inside}`;
    const type = async (name: string, content: BlobPart) => (await add(name, { kind: 'other' }, clerk, content)).data;
    expect(await type('a.xlsx', zip('xl/workbook.xml'))).toMatchObject({ name: 'a.xlsx' });
    expect(await type('a.zip', zip('word/document.xml'))).toMatchObject({ name: 'a.zip.docx' });
    expect(await type('a.zip', zip('photos/1.jpg'))).toMatchObject({ contentType: 'application/zip' });
    const macros = await add('a.zip', {}, clerk, zip('xl/workbook.xml vbaProject.bin'));
    expect(macros).toMatchObject({ code: '0', message: 'Only pdf, png, jpg, xlsx, docx or zip up to 20 MB' });
  });

  it('tells who opened it, and can be taken back until the other side has', async () => {
    const { data: paper } = await add('INV.pdf', { kind: 'invoice' });
    expect(await get(paper.address, desk)).toBe(200);
    const [seen] = (await list()).filter(({ fileId }) => fileId === paper.fileId);
    expect(seen).toMatchObject({ removable: false, seen: [{ side: 'staff', author: '某人' }] });
    const refused = await world.call(removeOrderFile, { fileId: paper.fileId }, clerk);
    expect(refused).toMatchObject({ code: '0', message: expect.stringContaining('has seen this file') });
    expect(await world.call(removeOrderFile, { fileId: paper.fileId }, desk)).toMatchObject({ code: '0' });

    const { data: unseen } = await add('INV-2.pdf', { kind: 'invoice' });
    // Whoever brought it may look at it himself.
    expect(await get(unseen.address, clerk)).toBe(200);
    expect(await world.call(removeOrderFile, { fileId: unseen.fileId }, clerk)).toMatchObject({ code: '1' });
    expect(await get(unseen.address, clerk)).toBe(404);
  });

  it('that the forwarder keeps to itself is none of the customer’s', async () => {
    const { data: kept } = await add('内部.pdf', { kind: 'statement', visible: false }, desk);
    expect(kept).toMatchObject({ visible: false, side: 'staff' });
    expect((await list(desk)).map(({ fileId }) => fileId)).toContain(kept.fileId);
    expect((await list()).map(({ fileId }) => fileId)).not.toContain(kept.fileId);
    expect(await get(kept.address, desk)).toBe(200);
    expect(await get(kept.address, clerk)).toBe(404);
    // The customer hides nothing.
    expect((await add('x.pdf', { visible: false })).data.visible).toBe(true);
  });

  it('is found by its name and its booking among all of them', async () => {
    const page = async (asked: object) => (await world.call(filePage, asked, clerk)).data;
    const { bookingNo } = (await world.db.select().from(bookings).where(eq(bookings.id, bookingId)))[0] ?? {};
    expect(await page({ keyword: 'PL-' })).toMatchObject({ total: 2, records: [{ bookingNo }, { bookingNo }] });
    expect((await page({ keyword: bookingNo, kind: 'SO' })).records).toMatchObject([{ name: 'SO.pdf' }]);
    expect((await page({ from: '2020-01-01', to: '2020-12-31' })).total).toBe(0);
    expect((await page({ current: 9 })).records).toEqual([]);
    const other = await world.someone('other', ['file:view']);
    expect((await world.call(filePage, {}, other)).data.total).toBe(0);
  });

  it('brought before its booking goes along when that is saved', async () => {
    const so = await addSo(world);
    expect(so).toMatchObject({ bookingId: null, version: 1 });
    const customerId = world.ids.customer;
    await world.db.transaction((tx) => attachOrderFiles(tx, { bookingId, customerId }, [so.fileId]));
    expect((await list()).find(({ fileId }) => fileId === so.fileId)).toMatchObject({ kind: 'SO', version: 2 });
    // Another customer's is left alone.
    const [row] = await world.db.select().from(orderFiles).where(eq(orderFiles.fileId, so.fileId));
    expect(row?.bookingId).toBe(bookingId);
  });
});

describe('a shipping order', () => {
  const read = async (fileId: number, token = clerk) => world.call(analyseSo, { fileId }, token);

  it('is read by the layout of its carrier', async () => {
    const { data } = await read((await addSo(world, 'oocl')).fileId);
    expect(data).toMatchObject({ text: true, pages: 1, layout: 'oocl', layoutName: 'OOCL layout' });
    expect(data.fields.find(({ name }) => name === 'FCO')).toEqual({
      name: 'FCO',
      confidence: 0.98,
      label: 'CY CLOSING',
      page: 1,
      unclearAt: 0,
      values: [{ value: '2026-12-01T12:00', printed: '01 Dec 2026 1200 HRS' }],
    });
  });

  it('that is a scan says so, and one that is none or damaged too', async () => {
    const scan = await addSoFile(world, await scanPdf());
    expect((await read(scan.fileId)).data).toMatchObject({ text: false, pages: 1, fields: [] });
    const damaged = await addSoFile(world, Buffer.from('%PDF-1.7 and nothing more'));
    expect(await read(damaged.fileId)).toMatchObject({
      code: '0',
      message: expect.stringContaining('cannot be opened'),
    });
    const { data: sheet } = await add('so.xlsx', { kind: 'SO' }, clerk, 'PK\x03\x04xl/workbook.xml');
    expect(await read(sheet.fileId)).toMatchObject({ code: '0', message: expect.stringContaining('Only a PDF') });
  });

  it('of another customer is not found', async () => {
    const so = await addSoFile(world, await plainPdf('SO', ['SO No.: 123456']));
    expect(await read(so.fileId, await world.someone('other', ['order:edit']))).toMatchObject({ status: 404 });
    expect(await read(so.fileId, await world.someone('staff', ['order:accept']))).toMatchObject({ code: '1' });
  });
});
