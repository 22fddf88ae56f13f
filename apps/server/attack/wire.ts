import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A frame as a page sends it; `kind` is ws's opcode: 1 text, 9 ping, 10 pong. */
export function frame(text: string, kind = 1, isLast = true): Buffer {
  const data = Buffer.from(text);
  const length =
    data.length < 126 ? Buffer.from([0x80 | data.length]) : Buffer.from([0xfe, data.length >> 8, data.length & 0xff]);
  // A mask of zeros changes nothing.
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | kind]), length, Buffer.alloc(4), data]);
}

export interface Wire {
  readonly socket: Socket;
  /** of the answer to the upgrade: 101 where it was let in; 0 when the server said nothing */
  readonly status: number;
  /** the code of the close frame; 0 while there is none, 1006 when the server hung up without one */
  closed(): number;
  /** Waits for what has to come: whether it did, within so many milliseconds. */
  until(isSo: (wire: Wire) => boolean, limit: number): Promise<boolean>;
  /** what it has heard holds this text */
  hears(text: string): boolean;
  /** milliseconds from its opening to its end */
  readonly ended: Promise<number>;
  isOpen(): boolean;
}

interface Opening {
  readonly method?: string;
  readonly path?: string;
  readonly origin?: string;
  readonly first?: Buffer;
  /** another machine: any address of 127.0.0.0/8 */
  readonly from?: string;
}

/** A socket that keeps to no rules: opened by hand, and written to as it comes. `first` leaves with the upgrade. */
export async function openWire(address: string, opening: Opening = {}): Promise<Wire> {
  const { method = 'GET', path, origin, first, from } = opening;
  const { hostname, port, host } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, ...(from && { localAddress: from }) });
  const begun = performance.now();
  const ended = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - begun)));
  socket.on('error', () => {});
  const headers = [
    `${method} ${path ?? '/ws/socket/en'} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(origin === undefined ? [] : [`Origin: ${origin}`]),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  if (first) socket.write(first);
  let heard = Buffer.alloc(0);
  let isOver = false;
  const head = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      // What tells the status and the close is short: the rest of a long answer is not kept.
      if (heard.length < 65_536) heard = Buffer.concat([heard, data]);
      if (heard.includes('\r\n\r\n')) resolve();
    });
    void ended.then(() => resolve());
  });
  void ended.then(() => {
    isOver = true;
  });
  await Promise.race([head, new Promise((resolve) => setTimeout(resolve, 10_000).unref())]);
  const wire: Wire = {
    socket,
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard.toString('latin1'))?.[1] ?? 0),
    closed() {
      const body = heard.subarray(heard.indexOf('\r\n\r\n') + 4);
      return closeCode(body) ?? (isOver ? 1006 : 0);
    },
    hears: (text) => heard.includes(text),
    async until(isSo, limit) {
      for (const begun = performance.now(); performance.now() - begun < limit; await pause(5))
        if (isSo(wire)) return true;
      return isSo(wire);
    },
    ended,
    isOpen: () => !isOver,
  };
  return wire;
}

// The server's frames are not masked.
function closeCode(bytes: Buffer): number | undefined {
  for (let at = 0; at + 1 < bytes.length; ) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    // What is longer than 64 kilobytes was not kept whole.
    if (short === 127) return undefined;
    const size = short === 126 ? bytes.readUInt16BE(at + 2) : short;
    const body = at + (short === 126 ? 4 : 2);
    if (((bytes[at] ?? 0) & 0x0f) === 8) return size >= 2 ? bytes.readUInt16BE(body) : 1005;
    at = body + size;
  }
  return undefined;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
