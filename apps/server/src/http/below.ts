import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyServerOptions } from 'fastify';
import { languageOf, say } from '../messages/say.ts';

const STATUS: Readonly<Record<string, readonly [status: number, phrase: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const BAD = [400, 'Bad Request'] as const;

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/** What was not understood leaves in the envelope too, with its status for a code. */
const envelopeOf = (status: number, language?: string | string[]): string =>
  JSON.stringify({ code: String(status), message: say(languageOf(language), 'badBody'), data: null });

/** Answers what never became a request: nobody above hears of it. */
function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase] = STATUS[error.code ?? ''] ?? BAD;
  const body = envelopeOf(status);
  const headers = Object.entries({ ...HEADERS, 'content-length': Buffer.byteLength(body) });
  const head = [`HTTP/1.1 ${status} ${phrase}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** For what the framework itself refuses before any route, such as an address with a broken escape. */
export const belowRoutes = {
  clientErrorHandler: refuseUnread,
  frameworkErrors({ statusCode = 400 }, { headers }, reply) {
    // Typed by schemas of a route, and there is none.
    const answer = reply as unknown as FastifyReply;
    void answer.code(statusCode).headers(HEADERS).send(envelopeOf(statusCode, headers.language));
  },
} satisfies FastifyServerOptions;

/** A client that waits for anything but `100-continue` before it sends is told no in the envelope. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const body = envelopeOf(417, headers.language);
    response.writeHead(417, { ...HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
  });
}
