import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Said = Record<string, unknown>;

interface Subscription {
  readonly id: string;
  readonly bkgNo: string;
  readonly callbackUrl: string;
  readonly secret: string;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

export const signed = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest('hex')}`;

/** A carrier on this machine that speaks Track & Trace 2: asks for its key, gives pages, takes subscriptions and sends what it says, signed. */
export async function startCarrier({ key = 'a key of the carrier’s', pushes = true, page = 2 } = {}) {
  const events = new Map<string, Said[]>();
  const subscriptions = new Map<string, Subscription>();
  const asked: string[] = [];
  let ill: number | undefined;
  let url = '';
  const answer = async (request: IncomingMessage): Promise<[number, unknown?, Record<string, string>?]> => {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    asked.push(`${request.method} ${pathname}`);
    if (request.headers['api-key'] !== encodeURIComponent(key)) return [401, {}];
    if (ill !== undefined) return [ill, {}];
    if (pathname === '/v2/events') {
      const bkgNo = searchParams.get('carrierBookingReference') ?? '';
      const [all, from] = [events.get(bkgNo), Number(searchParams.get('cursor') ?? 0)];
      if (!all) return [404, { errors: [{ reason: 'notFound', message: 'unknown booking' }] }];
      searchParams.set('cursor', String(from + page));
      const more = from + page < all.length;
      return [200, all.slice(from, from + page), more ? { 'next-page': `${url}/v2/events?${searchParams}` } : {}];
    }
    if (!pushes) return [501, {}];
    if (request.method === 'DELETE') return [subscriptions.delete(pathname.split('/').at(-1) ?? '') ? 204 : 404];
    const wanted = JSON.parse(await textOf(request)) as Record<string, string>;
    const id = `sub-${subscriptions.size + 1}-${wanted['carrierBookingReference']}`;
    const { carrierBookingReference: bkgNo = '', callbackUrl = '', secret = '' } = wanted;
    subscriptions.set(id, { id, bkgNo, callbackUrl, secret });
    return [201, { subscriptionID: id }];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body, headers]) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    events,
    subscriptions,
    asked,
    key: encodeURIComponent(key),
    /** answers everything with this from now on; nothing makes it well again */
    fail(status?: number) {
      ill = status;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let count = 0;

/** An event as carriers write it; what is not said is of a container ship at Ningbo. */
export function eventSaid(code: string, at: string, more: Said = {}, port = 'CNNGB'): Said {
  count += 1;
  const isShip = code === 'ARRI' || code === 'DEPA';
  const vessel = { vesselIMONumber: 9321483, vesselName: 'COSCO SHIPPING ALPS' };
  return {
    eventID: `event-${count}`,
    eventType: isShip ? 'TRANSPORT' : 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    eventCreatedDateTime: at,
    eventDateTime: at,
    ...(isShip ? { transportEventTypeCode: code } : { equipmentEventTypeCode: code, emptyIndicatorCode: 'LADEN' }),
    ...(isShip ? {} : { equipmentReference: 'CBHU3202732', ISOEquipmentCode: '45G1' }),
    transportCall: {
      transportCallID: `tc-${port}`,
      carrierVoyageNumber: '043E',
      UNLocationCode: port,
      facilityCode: 'NGBMS',
      facilityTypeCode: 'POTE',
      modeOfTransport: 'VESSEL',
      vessel,
    },
    documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: '6412104416' }],
    ...more,
  };
}
