import { connect, type Socket } from 'node:net';
import { frame, openWire, pause } from './wire.ts';

const CALL = '/user/webuser/pub/login.do';

/** Opens connections that hold a server up: silent, half-written, deaf, and a page that never answers a close. */
export async function hold(origin: string, token: string): Promise<Socket[]> {
  const { hostname, port, host } = new URL(origin);
  const head = `POST ${CALL} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  const begun = [
    '',
    'GET / HT',
    head,
    `${head}Content-Length: 100\r\n\r\n{"acc`,
    `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ];
  const sockets = begun.map((text) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    if (text) socket.write(text);
    return socket;
  });
  const page = await openWire(origin, { first: frame(JSON.stringify({ cmd: 'login', text: token })) });
  await pause(500);
  return [...sockets, page.socket];
}
