import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const nonces = new WeakMap<object, string>();

/** The nonce of one answer: the dialog's scroll lock and every other style the page makes must carry it. */
export function nonceOf(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** Where browsers tell what the policy refused. */
export const REPORTS = '/reports';

// Nothing here films, listens, locates, pays or talks to devices; what is copied is written, never read.
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .concat('clipboard-write=(self)', 'fullscreen=(self)')
  .join(', ');

const HOST = /^[\w.:[\]-]+$/;
const self = "'self'";
const none = "'none'";

/** Headers of every answer. Nothing is loaded from elsewhere, nothing inline runs, and nobody else may frame the page. */
export async function sendSafeHeaders(app: FastifyInstance, publicOrigin: string | undefined): Promise<void> {
  // Older Safari does not count a websocket of the same host as 'self'.
  const socket = (scheme: string) => (request: IncomingMessage) => {
    const host = publicOrigin ? new URL(publicOrigin).host : (request.headers.host ?? '');
    return HOST.test(host) ? `${scheme}://${host}` : self;
  };
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self],
        styleSrc: [self, (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`],
        fontSrc: [self],
        imgSrc: [self, 'blob:', 'data:'],
        frameSrc: [self, 'blob:'],
        connectSrc: [self, socket('ws'), socket('wss')],
        objectSrc: [none],
        baseUri: [none],
        frameAncestors: [self],
        formAction: [self],
        // Markup of text is made by the sanitiser of message HTML alone; the other policy knows the one worker, which reads PDFs.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'pdf-worker'],
        reportUri: [REPORTS],
        reportTo: ['reports'],
      },
    },
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS).header('reporting-endpoints', `reports="${REPORTS}"`);
  });
}
