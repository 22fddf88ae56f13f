import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../messages/say.ts';
import type { HouseInPage } from '../user/house/in-page.ts';
import { nonceOf } from './headers.ts';
import { asDrawing, PAGES, pageLimit, perMinute } from './limit.ts';
import { NONCE_PLACE } from './nonce-place.ts';
import { pageLanguage } from './page-language.ts';

/** What the browser's program asks for a page, and what comes back: the shape of apps/portal/src/server/pages.tsx. */
interface PublicPages {
  readonly addresses: readonly string[];
  draw(asked: {
    readonly url: string;
    readonly language: Language;
    readonly origin: string;
    readonly fetch: typeof fetch;
    readonly house: HouseInPage;
  }): Promise<Drawn | undefined>;
}

/** The page, or the address that says the same as the one that was asked for. */
interface Drawn {
  readonly status: number;
  readonly page: string;
  readonly leads?: string;
}

export interface Drawing {
  /** of the public pages, for the map of the site; none where the portal was not built for a server */
  addresses(): Promise<readonly string[]>;
  /** The page with its content in it; undefined where the browser has to draw it by itself. */
  draw(request: FastifyRequest, house: HouseInPage): Promise<Drawn | undefined>;
}

export interface DrawingOptions {
  /** what was built for browsers */
  readonly portalDir: string;
  /** the program that draws, built of the same sources */
  readonly program: string;
  readonly originOf: (request: FastifyRequest) => string;
  /** milliseconds after which a visitor gets the page that the browser draws */
  readonly patience?: number | undefined;
  /** calls a minute from one address: pages have their share of it */
  readonly rate: number;
}

const PATIENCE = 3_000;
/** Pages under way at once; whoever comes then waits for nobody, and the browser draws. */
const AT_ONCE = 16;

async function open({ portalDir, program }: DrawingOptions): Promise<PublicPages | undefined> {
  const page = join(portalDir, 'index.html');
  if (!existsSync(program) || !existsSync(page)) return undefined;
  const read = (name: string) => JSON.parse(readFileSync(join(portalDir, '.vite', name), 'utf8'));
  const { openPages } = await import(pathToFileURL(program).href);
  return openPages({
    page: readFileSync(page, 'utf8'),
    manifest: read('manifest.json'),
    routes: read('routes.json'),
  });
}

/** Answers the calls of a page within this process, as its visitor's own: nobody is logged in, and the page alone is counted. */
const callsOf =
  (app: FastifyInstance, { ip, host }: FastifyRequest): typeof fetch =>
  async (url, { method = 'POST', headers, body } = {}) => {
    const {
      statusCode,
      payload,
      headers: answered,
    } = await asDrawing(async () =>
      app.inject({
        method: method as 'POST' | 'GET',
        url: String(url),
        headers: { ...(headers as Record<string, string>), host },
        remoteAddress: ip,
        ...(typeof body === 'string' && { payload: body }),
      }),
    );
    return new Response(payload, {
      status: statusCode,
      headers: { 'content-type': String(answered['content-type'] ?? '') },
    });
  };

const late = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`A page took longer than ${milliseconds} ms`)), milliseconds).unref();
  });

/** Draws the public pages by the portal's own program. Whatever goes wrong is written down, and the browser draws. */
export function drawing(app: FastifyInstance, options: DrawingOptions): Drawing {
  const { originOf, patience = PATIENCE } = options;
  const mayDraw = pageLimit(app, perMinute(PAGES, options.rate));
  let opened: Promise<PublicPages | undefined> | undefined;
  let underWay = 0;
  const pages = () => {
    opened ??= open(options).catch((err) => {
      app.log.error({ err }, 'the program that draws the public pages cannot be loaded');
      return undefined;
    });
    return opened;
  };
  return {
    addresses: async () => (await pages())?.addresses ?? [],
    async draw(request, house) {
      const known = await pages();
      if (!known || underWay >= AT_ONCE || !(await mayDraw(request))) return undefined;
      const asked = {
        url: request.url,
        language: pageLanguage(request),
        origin: originOf(request),
        fetch: callsOf(app, request),
        house,
      };
      underWay += 1;
      const drawn = known.draw(asked).finally(() => {
        underWay -= 1;
      });
      try {
        return await Promise.race([drawn, late(patience)]);
      } catch (err) {
        request.log.error({ err, url: request.url }, 'a public page was not drawn');
        return undefined;
      }
    },
  };
}

const tagOf = (page: string) => `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;

/** The page with the nonce of this answer in place of the mark. */
export const withNonce = (page: string, reply: FastifyReply): string =>
  page.replaceAll(NONCE_PLACE, nonceOf(reply.raw));

/**
 * Sends a page that was drawn: the same to everybody of a language, so it is told by an ETag. Kept by the browser alone, since the nonce in it
 * is one visitor's, and asked for each time, so that what staff publish or take away shows at once.
 */
export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page }: { readonly status: number; readonly page: string },
): FastifyReply {
  const tag = tagOf(page);
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-language, cookie').header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
  if (known && status === 200) {
    // The page that is kept has the nonce of the policy that it came with, and the browser has kept that, too.
    reply.raw.removeHeader('content-security-policy');
    return reply.code(304).send();
  }
  return reply.code(status).type('text/html; charset=utf-8').send(withNonce(page, reply));
}
