import { connect, type Socket } from 'node:net';
import { unavailable } from '../http/failure.ts';

/** Where a ClamAV daemon listens. */
export interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** Whether bytes may be kept; where nobody can tell, it throws. */
export type Scan = (bytes: Buffer) => Promise<boolean>;

/** Where no scanner is set. */
export const noScan: Scan = async () => true;

/** Below the ten seconds that a client waits for an answer. */
const WITHIN = 8_000;
const CHUNK = 64 * 1024;
/** More than any verdict has. */
const LONGEST = 4_096;

function send(socket: Socket, bytes: Buffer): void {
  const length = (size: number) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(size);
    return head;
  };
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const part = bytes.subarray(at, at + CHUNK);
    socket.write(length(part.length));
    socket.write(part);
  }
  socket.write(length(0));
}

/** What the daemon says of bytes: a line that ends with a zero byte. What it said before it broke off counts. */
function verdictOf({ host, port }: ClamdAddress, bytes: Buffer, within: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let said = '';
    const end = (error?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      const [line, rest] = said.split('\0');
      if (line !== undefined && rest !== undefined) resolve(line);
      else reject(error ?? new Error('it said nothing'));
    };
    const timer = setTimeout(() => end(new Error(`no verdict within ${within} ms`)), within);
    socket.on('connect', () => send(socket, bytes));
    socket.on('data', (data) => {
      said += data.toString('latin1');
      if (said.includes('\0') || said.length > LONGEST) end();
    });
    socket.on('error', end);
    socket.on('close', () => end());
  });
}

/** Asks a ClamAV daemon. Only its own word that nothing was found lets bytes pass; without a verdict they are not kept. */
export const clamdScan =
  (address: ClamdAddress, within = WITHIN): Scan =>
  async (bytes) => {
    try {
      const verdict = await verdictOf(address, bytes, within);
      if (verdict === 'stream: OK') return true;
      if (/ FOUND$/.test(verdict)) return false;
      throw new Error(verdict);
    } catch (error) {
      console.error('virus scanner:', (error as Error).message);
      throw unavailable();
    }
  };
