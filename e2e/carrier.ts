import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from './server.ts';

const SECRET = Buffer.alloc(32, 9).toString('base64');
const KEY = 'key-of-the-portal';

export interface Carrier {
  /** what the server has to be told to ask this one */
  readonly settings: Settings;
  /** the subscription of a booking, once there is one */
  subscription(bkgNo: string): string | undefined;
  /** Sends an event as the carrier does, signed; answers the status. */
  say(portal: string, bkgNo: string, event: object): Promise<number>;
  close(): Promise<void>;
}

/** A carrier on this machine: it takes subscriptions, knows of nothing when it is asked, and sends what the journey has it say. */
export async function startCarrier(): Promise<Carrier> {
  const subscriptions = new Map<string, string>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = (status: number, body?: object) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body && JSON.stringify(body));
      };
      if (request.headers['api-key'] !== KEY) return answer(401, {});
      if (request.method === 'GET') return answer(200, []);
      if (request.method === 'DELETE') return answer(204);
      const { carrierBookingReference } = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
      const id = `subscription-${subscriptions.size + 1}`;
      subscriptions.set(carrierBookingReference ?? '', id);
      return answer(201, { subscriptionID: id });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      TRACKING_PROVIDER: 'dcsa',
      TRACKING_BASE: base,
      TRACKING_KEY: KEY,
      TRACKING_HOOK_SECRET: SECRET,
      TRACKING_HOOK_ORIGIN: base,
    },
    subscription: (bkgNo) => subscriptions.get(bkgNo),
    async say(portal, bkgNo, event) {
      const body = JSON.stringify([event]);
      const hash = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(body).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'notification-signature': `sha256=${hash}`,
        'subscription-id': subscriptions.get(bkgNo) ?? '',
      };
      return (await fetch(`${portal}/hooks/dcsa`, { method: 'POST', headers, body })).status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
