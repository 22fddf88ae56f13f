import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { contract } from '@lading/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { files } from '../database/schema.ts';
import { startServer } from '../testing/server.ts';
import { openSession } from '../user/session.ts';
import { clamdScan } from './clamd.ts';

// Put together here, so that no scanner takes this file for what it tests.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.restoreAllMocks();
});

/** The bytes of a whole INSTREAM command; undefined until its last chunk is there. */
function streamOf(heard: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (heard.subarray(0, command.length).toString('latin1') !== command) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length; ) {
    const size = heard.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(heard.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return undefined;
}

/** A daemon on this machine that speaks INSTREAM; `answer` says what it thinks of the bytes. */
async function daemon(answer: (bytes: Buffer, socket: Socket) => string | undefined) {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data]);
      const bytes = streamOf(heard);
      const said = bytes && answer(bytes, socket);
      if (said !== undefined) socket.end(`${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}
const clamav = () => daemon((bytes) => (bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'));

describe('a scanner', () => {
  it('gets every byte, in chunks, and lets through what it found nothing in', async () => {
    const big = Buffer.alloc(300_001, 7);
    const seen: Buffer[] = [];
    const address = await daemon((bytes) => {
      seen.push(bytes);
      return 'stream: OK';
    });
    expect(await clamdScan(address)(big)).toBe(true);
    expect(seen[0]?.equals(big)).toBe(true);
    expect(await clamdScan(await clamav())(Buffer.from(`a${EICAR}`))).toBe(false);
  });

  it('is not taken for a yes where it gives no verdict', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const over = await daemon(() => 'INSTREAM size limit exceeded. ERROR');
    await expect(clamdScan(over)(Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    const dumb = await daemon((_bytes, socket) => void socket.destroy());
    await expect(clamdScan(dumb)(Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    const slow = await daemon(() => undefined);
    await expect(clamdScan(slow, 50)(Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    const gone = await daemon(() => undefined);
    for (const end of ends.splice(0)) end();
    await expect(clamdScan(gone)(Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    expect(told).toHaveBeenCalledTimes(4);
  });
});

describe('a paper', () => {
  it('waits for its verdict, and is kept only where nothing was found', async () => {
    const server = await startServer({ scan: clamdScan(await clamav()) });
    const token = await openSession(server.database.db, server.ids.user, 'test');
    const send = async (content: string) => {
      const form = new FormData();
      form.set('folder', 'papers');
      form.set('file', new File([content], 'a.pdf'));
      const body = new Response(form);
      const answer = await server.app.inject({
        method: 'POST',
        url: contract.user.uploadFile.path,
        headers: { auth: token, language: 'en-US', 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return answer.json();
    };
    const before = await server.database.db.$count(files);
    expect(await send(`%PDF-1.7 ${EICAR}`)).toMatchObject({
      code: '0',
      message: 'The file was not kept: the virus scanner found something in it',
    });
    expect(await server.database.db.$count(files)).toBe(before);
    expect(await send('%PDF-1.7')).toMatchObject({ code: '1' });
    expect(await server.database.db.$count(files)).toBe(before + 1);
    await server.close();
  });
});
