import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HouseInPage, withHouse } from '../user/house/in-page.ts';
import { type Drawing, sendDrawn, withNonce } from './drawn-pages.ts';
import { answerUnknownCall } from './envelope.ts';
import { unmatchedLimit } from './limit.ts';
import { MAPS } from './site-map.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** Pages of whoever has a link: their address is told to nobody and kept nowhere. */
const SECRET = [
  '/share/:token',
  '/shared/:link',
  '/share/quote/:token',
  '/shared/quote/:link',
  '/share/enquiry/:token',
];

/** The routes of the page: they answer the same to everybody, so they are not counted, and say themselves how long they may be kept. */
export const SITE: ReadonlySet<string> = new Set(['/', '/index.html', '/*', '/report.css', ...MAPS, ...SECRET]);

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';
const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD';

// Where calls, files and sockets are, so that one that does not exist is not answered with a page. Nothing is allowed by this.
const isApi = (path: string): boolean =>
  path.endsWith('.do') || /^\/(?:files|house|report|ws\/socket|healthz|readyz|dev)(?:\/|$)/.test(path);

// A last part with a dot is a file: a missing script must not be answered with a page.
const isPage = (path: string) => !isApi(path) && !/\.[^/]*$/.test(path);

/**
 * The addresses of all files of a folder but those that are compressed for another. Read once: to be sure of a name's spelling, the
 * folder would be listed for each file that is asked for, a tenth of what a first page takes.
 */
const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder).length).replaceAll('\\', '/'))
      .filter((path) => !/\/\.|\.br$/.test(path)),
  );

/**
 * Serves the built portal: hashed assets for ever, and its page, with a fresh nonce, for every path of the portal. What `pages` can draw
 * comes with its content.
 */
export async function serveSite(
  app: FastifyInstance,
  portalDir: string,
  rate: number,
  {
    pages,
    house = async () => ({}),
  }: { pages?: Drawing | undefined; house?: (request: FastifyRequest) => Promise<HouseInPage> } = {},
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (SITE.has(url) && isRead(request) && pathOf(request).includes('//')) return reply.redirect('/index', 302);
  });
  const file = join(portalDir, 'index.html');
  let page: string | undefined;
  const sendPage = (reply: FastifyReply, said: HouseInPage, kept = 'no-cache') => {
    page ??= existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (page === undefined)
      return reply.code(503).type('text/plain').send('The portal is not built: run npm run build\n');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', kept)
      .send(withNonce(withHouse(page, said), reply));
  };
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const said = await house(request);
    const drawn = await pages?.draw(request, said);
    if (!drawn) return sendPage(reply, said);
    if (drawn.leads) return reply.redirect(drawn.leads, 302);
    return sendDrawn(request, reply, { ...drawn, page: withHouse(drawn.page, said) });
  };
  if (existsSync(portalDir)) {
    const files = namesIn(portalDir);
    await app.register(fastifyStatic, {
      root: portalDir,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? YEAR : 'no-cache');
      },
    });
    app.get('/*', async (request, reply) => {
      const path = pathOf(request);
      return files.has(path) ? reply.sendFile(path.slice(1)) : reply.callNotFound();
    });
  }
  app.get('/', async (request, reply) => {
    // Where pages are drawn, nobody needs a script to be led home.
    if (((await pages?.addresses()) ?? []).length === 0) return sendPage(reply, await house(request));
    return reply.redirect(`/index${request.url.slice(1)}`, 302);
  });
  app.get('/index.html', async (request, reply) => sendPage(reply, await house(request)));
  for (const url of SECRET)
    app.get(url, async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
      return sendPage(reply, await house(request), 'no-store');
    });
  const count = unmatchedLimit(app, rate);
  app.setNotFoundHandler(async (request, reply) => {
    if (isRead(request) && isPage(pathOf(request))) return answerPage(request, reply);
    await count(request);
    return answerUnknownCall(request, reply);
  });
}
