import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../database/schema.ts';
import { openLoop, PARTY, VESSEL } from '../../testing/loop.ts';
import { worldOver } from '../../testing/world.ts';

const { addBlChangeFile, removeBlChangeFile, blChangeFiles, blForIssue, blLog, blRequests } = contract.order;

let loop: Awaited<ReturnType<typeof openLoop>>;
let bookingId: number;
let infected = false;
beforeAll(async () => {
  loop = await openLoop({ scan: async () => !infected });
});
afterAll(() => loop.server.close());
beforeEach(async () => {
  ({ bookingId } = await loop.begin());
});

const photo = (name = '封条.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name);
const sheet = (inside: string) => new File(['PK\x03\x04[Content_Types].xml', inside], 'packing list.xlsx');
const place = (path: string = PARTY.path) => ({ bookingId, version: 3, path });
const add = (file: File, at = place(), token = loop.chen) => loop.server.call(addBlChangeFile, { ...at, file }, token);
const list = async (token = loop.chen) => (await loop.server.call(blChangeFiles, { bookingId }, token)).data.list;
const get = async (url: string, auth: string) =>
  (await loop.server.app.inject({ method: 'GET', url, headers: { auth } })).statusCode;

describe('a file with a change', () => {
  it('waits at its place, goes along when the change is sent, and is opened by the forwarder then', async () => {
    const { data: kept } = await add(photo());
    expect(kept).toMatchObject({
      billId: null,
      path: PARTY.path,
      name: '封条.jpg',
      contentType: 'image/jpeg',
      size: 4,
    });
    expect(kept).toMatchObject({ author: 'Chen Wei', side: 'customer', sent: false });
    // At a place of which nothing is asked it stays the customer's own.
    const { data: other } = await add(photo('a.jpg'), place(VESSEL.path));
    expect(await get(kept.address, loop.chen)).toBe(200);
    expect(await get(kept.address, loop.staff)).toBe(404);

    const [sent] = await loop.send();
    expect(sent?.files).toEqual([expect.objectContaining({ fileId: kept.fileId, name: '封条.jpg', size: 4 })]);
    expect((await list()).map(({ fileId, sent: gone }) => [fileId, gone])).toEqual([
      [kept.fileId, true],
      [other.fileId, false],
    ]);
    const { data } = await loop.server.call(blForIssue, { bookingId }, loop.staff);
    expect(data.requests[0]?.files).toMatchObject([{ address: kept.address }]);
    expect(await get(kept.address, loop.staff)).toBe(200);
    expect(await get(other.address, loop.staff)).toBe(404);
    const log = await loop.server.call(blLog, { bookingId }, loop.staff);
    const told = log.data.records.find(({ event }) => event === 'fileSent');
    expect(told).toMatchObject({
      path: PARTY.path,
      words: '封条.jpg',
      text: 'Chen Wei sent “封条.jpg” with the change',
    });
    const gone = await loop.server.call(removeBlChangeFile, { bookingId, fileId: kept.fileId }, loop.chen);
    expect(gone.message).toBe('The file has been sent to the forwarder and cannot be taken back');
  });

  it('is never served to another customer, nor to staff who issue no drafts', async () => {
    const world = worldOver(loop.server);
    const { data: kept } = await add(photo());
    await loop.send();
    expect(await get(kept.address, await world.someone('other', ['bill:view', 'bill:confirm']))).toBe(404);
    expect(await get(kept.address, await world.someone('staff', ['customer:review']))).toBe(404);
    expect(await get(kept.address, await world.someone('staff', ['bill:issue']))).toBe(200);
    // A file of one booking is not taken back by the name of another.
    const before = bookingId;
    ({ bookingId } = await loop.begin());
    await loop.server.call(removeBlChangeFile, { bookingId, fileId: kept.fileId }, loop.chen);
    const { data } = await loop.server.call(blRequests, { bookingId: before }, loop.chen);
    expect(data.list[0]?.files).toHaveLength(1);
  });

  it('is taken back before it is sent, also by a colleague, and its bytes with it', async () => {
    const { data: kept } = await add(photo());
    const all = await loop.server.database.db.$count(files);
    for (const token of [loop.he, loop.chen])
      expect((await loop.server.call(removeBlChangeFile, { bookingId, fileId: kept.fileId }, token)).code).toBe('1');
    expect(await list()).toEqual([]);
    expect(await loop.server.database.db.$count(files)).toBe(all - 1);
    expect((await loop.send())[0]?.files).toEqual([]);
  });

  it('is what its content says: a lie, a macro and a virus are not kept', async () => {
    const refused = 'Only pdf, xlsx, png or jpg up to 10 MB';
    expect((await add(new File(['<html>'], 'list.pdf'))).message).toBe(refused);
    expect((await add(sheet('xl/workbook.xml xl/vbaProject.bin'))).message).toBe(refused);
    expect((await add(sheet('word/document.xml'))).message).toBe(refused);
    expect((await add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.pdf'))).message).toBe(refused);
    infected = true;
    expect((await add(photo())).message).toBe('The file was not kept: the virus scanner found something in it');
    infected = false;
    expect(await list()).toEqual([]);
    expect((await add(sheet('xl/workbook.xml'))).data.name).toBe('packing list.xlsx');
    // What a JPEG calls itself is not what it is.
    expect((await add(photo('../../seal.pdf'))).data.name).toBe('seal.pdf.jpg');
  });

  it('is one of five, at a place of the newest draft', async () => {
    for (let at = 0; at < 5; at++) expect((await add(photo(`${at}.jpg`))).code).toBe('1');
    expect((await add(photo())).message).toBe('A change takes at most 5 files');
    expect((await add(photo(), place('bill.nothing'))).status).toBe(400);
    expect((await add(photo(), { ...place(), version: 2 })).data).toEqual({ version: 3 });
  });
});
