import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Ear {
  /** how many pushes it has heard; what a page hears is counted, not read */
  heard(): number;
  close(): void;
}

/** A page that is open while something happens, logged in and listening. */
export async function listenIn(origin: string, token: string): Promise<Ear> {
  const page = new WebSocket(`${origin.replace('http', 'ws')}/ws/socket/en`);
  let heard = 0;
  await once(page, 'open');
  page.on('message', (data) => {
    if (!String(data).includes('"pong"')) heard += 1;
  });
  // After the answer to the ping a page hears everything.
  const isIn = once(page, 'message');
  page.send(JSON.stringify({ cmd: 'login', text: token }));
  page.send('{"cmd":"ping"}');
  await isIn;
  return { heard: () => heard, close: () => page.terminate() };
}
