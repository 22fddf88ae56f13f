import { normalizeIP } from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, forbidden, notFound, unavailable } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { CAPS, countHeld, type SocketCaps } from './caps.ts';
import { CHANNELS } from './frames.ts';
import { Hub, type LiveTimes } from './hub.ts';

const TIMES: LiveTimes = { login: 5_000, ping: 30_000, recheck: 60_000 };

const OPTIONS = {
  maxPayload: 16 * 1024,
  maxFragments: 16,
  perMessageDeflate: false,
  // Answers to pings are counted like any other frame: page.ts.
  autoPong: false,
  // Milliseconds to agree that it is over.
  closeTimeout: 2_000,
};

export interface LiveOptions {
  readonly times?: Partial<LiveTimes> | undefined;
  readonly caps?: Partial<SocketCaps> | undefined;
}

/** `/ws/socket/cn` and `/ws/socket/en`: pages of this host only. */
export async function serveSockets(
  app: FastifyInstance,
  services: Services,
  publicOrigin: string | undefined,
  isClosing: () => boolean,
  { times, caps }: LiveOptions = {},
): Promise<void> {
  const { perAddress, perSession } = { ...CAPS, ...caps };
  const hub = new Hub(services, { ...TIMES, ...times }, perSession);
  const addresses = countHeld(perAddress);
  await app.register(websocket, {
    options: OPTIONS,
    preClose: () => hub.close(),
    // A page that breaks the protocol is closed by ws, and nothing is wrong with the server.
    errorHandler: () => {},
  });
  app.addHook('onRequest', async (request) => {
    if (!request.ws) return;
    if (isClosing()) throw unavailable();
    // Any other address would be upgraded, and only then be found to be none.
    if (!isChannel(request)) throw notFound();
    if (!isOwnPage(request, publicOrigin)) throw forbidden();
    const network = normalizeIP(request.ip);
    if (!addresses.take(network)) throw new Failure(429, '429', 'tooManySockets');
    request.raw.socket.once('close', () => addresses.giveBack(network));
  });
  app.register(async (channels) => {
    for (const [channel, language] of Object.entries(CHANNELS))
      channels.get(`/ws/socket/${channel}`, { websocket: true }, (socket, request) =>
        hub.join(socket, request.raw.socket, language),
      );
  });
}

const isChannel = ({ routeOptions: { url }, method }: FastifyRequest): boolean =>
  method === 'GET' && Object.keys(CHANNELS).some((channel) => url === `/ws/socket/${channel}`);

// Browsers always name the page that opens a socket; other programs have no session to steal.
function isOwnPage({ headers: { origin, host } }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const allowed = publicOrigin ? [publicOrigin] : [`http://${host}`, `https://${host}`];
  return origin === undefined || allowed.includes(origin);
}
