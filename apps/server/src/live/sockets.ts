import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { CHANNELS } from './frames.ts';
import { Hub, type LiveTimes } from './hub.ts';

const TIMES: LiveTimes = { login: 5_000, ping: 30_000, recheck: 60_000 };

/** `/ws/socket/cn` and `/ws/socket/en`: pages of this host only. */
export async function serveSockets(
  app: FastifyInstance,
  services: Services,
  publicOrigin: string | undefined,
  times: Partial<LiveTimes> = {},
): Promise<void> {
  const hub = new Hub(services, { ...TIMES, ...times });
  await app.register(websocket, {
    options: { maxPayload: 16 * 1024, perMessageDeflate: false },
    preClose: () => hub.close(),
  });
  app.register(async (channels) => {
    for (const [channel, language] of Object.entries(CHANNELS)) {
      const options = {
        websocket: true as const,
        // Browsers always name the page that opens a socket; other programs have no session to steal.
        preValidation: async ({ headers: { origin, host } }: FastifyRequest) => {
          const allowed = publicOrigin ? [publicOrigin] : [`http://${host}`, `https://${host}`];
          if (origin !== undefined && !allowed.includes(origin)) throw forbidden();
        },
      };
      channels.get(`/ws/socket/${channel}`, options, (socket) => hub.join(socket, language));
    }
  });
}
