import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { BODY_LIMIT, contractFiles } from '@lading/api-client/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { basedataHandlers } from './basedata/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import { servePictures } from './content/pictures.ts';
import type { Database } from './database/open.ts';
import { deskHandlers } from './desk/handlers.ts';
import { openPrinter } from './documents/printer.ts';
import { reportCss } from './documents/report-css.ts';
import { finders } from './found.ts';
import { freightHandlers } from './freight/handlers.ts';
import { belowRoutes, refuseExpectations } from './http/below.ts';
import { closeInTime } from './http/closing.ts';
import { answerFailures } from './http/envelope.ts';
import { serveFiles } from './http/files.ts';
import { sendSafeHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { limitRate, RATE } from './http/limit.ts';
import { type Mounting, mount } from './http/mount.ts';
import { serveOpenApi } from './http/open-api.ts';
import { serveReports } from './http/reports.ts';
import { SITE } from './http/site.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { importingHandlers } from './importing/handlers.ts';
import { type Jobs, noJobs } from './jobs/jobs.ts';
import { openBus } from './live/bus.ts';
import { type LiveOptions, serveSockets } from './live/sockets.ts';
import { messageHandlers } from './message/handlers.ts';
import { serveUnsubscribe } from './message/unsubscribe-pages.ts';
import { orderHandlers } from './order/handlers.ts';
import { demoSource } from './order/tracking/demo-source.ts';
import { serveHooks } from './order/tracking/hooks.ts';
import type { TrackingSource } from './order/tracking/provider.ts';
import { serveOutbox } from './outbound/outbox.ts';
import { servePublicSite } from './public-site.ts';
import { noScan, type Scan } from './security/clamd.ts';
import { SecurityLog } from './security/log.ts';
import { settlementHandlers } from './settlement/handlers.ts';
import type { Bucket } from './storage/bucket.ts';
import { reach } from './storage/start.ts';
import { uploadsIn } from './storage/uploads.ts';
import { findKeyHolder, isKeyToken } from './user/api-keys.ts';
import { userHandlers } from './user/handlers.ts';
import { serveHousePictures } from './user/house.ts';
import { LoginGate } from './user/login/gate.ts';
import { findVisitor, LIFE, noteUse, type SessionLife } from './user/session.ts';
import { serveDemoWeChat } from './user/wechat/demo.ts';
import type { WeChat } from './user/wechat/provider.ts';
import { serveScans } from './user/wechat/scan-pages.ts';
import { wrappingBy } from './user/wrapping.ts';

export interface AppOptions {
  readonly publicOrigin?: string | undefined;
  /** wraps the private keys in the database */
  readonly secretKey?: Buffer | undefined;
  readonly trustProxy?: number | string[] | false;
  /** checks every answer against the contract; off in production */
  readonly strictOut?: boolean;
  /** calls a minute from one address */
  readonly rate?: number;
  readonly portalDir?: string;
  /** the program that draws the public pages; of the portal in its usual place unless given */
  readonly portalProgram?: string | undefined;
  /** milliseconds that a visitor waits for it */
  readonly drawWithin?: number;
  /** who does what is done later; nobody in most tests */
  readonly jobs?: Jobs;
  /** shows what the demonstration would have sent, others' codes too: never in production */
  readonly outbox?: boolean;
  /** how long a session lasts */
  readonly life?: SessionLife;
  /** looks at uploads; without one they are kept unseen */
  readonly scan?: Scan | undefined;
  /** keeps uploads; the database does without one */
  readonly bucket?: Bucket | undefined;
  /** who knows people's WeChat; nobody comes in by it without */
  readonly wechat?: WeChat | undefined;
  /** who says where ships and containers are; the ships of the demonstration without */
  readonly tracking?: TrackingSource | undefined;
  /** whether the forwarder's people have to have a second factor */
  readonly secondForStaff?: boolean;
  readonly live?: LiveOptions;
  /** milliseconds until connections that hold the closing up are cut */
  readonly closeWithin?: number;
  /** where the log goes instead of the terminal */
  readonly log?: { write(line: string): void };
}

const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../portal/server/dist/pages.js', import.meta.url));

/** The whole server over an open database; closing it closes the sockets, not the database. */
export async function createApp(database: Database, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trusted(options.trustProxy ?? false),
    bodyLimit: BODY_LIMIT,
    ...belowRoutes,
    // What was sent before the closing is answered: closing.ts.
    return503OnClosing: false,
    // Milliseconds that the longest upload may take; a request with a smaller body has less (slow-bodies.ts).
    requestTimeout: 300_000,
    logger: { level: 'warn', serializers: { err: loggedError }, ...(options.log && { stream: options.log }) },
  });
  const { bucket } = options;
  const bus = await openBus(database);
  const rate = options.rate ?? RATE;
  const printer = openPrinter();
  const security = new SecurityLog(database.db);
  const services = {
    db: database.db,
    bus,
    printer,
    gate: new LoginGate(database.db),
    wrapping: wrappingBy(options.secretKey),
    security,
    jobs: options.jobs ?? noJobs,
    life: options.life ?? LIFE,
    scan: options.scan ?? noScan,
    uploads: uploadsIn(bucket),
    tracking: options.tracking ?? demoSource,
    wechat: options.wechat,
    secondForStaff: options.secondForStaff ?? false,
  };
  const mounting: Mounting = {
    async visitorOf(token) {
      if (isKeyToken(token)) return findKeyHolder(database.db, token);
      const visitor = await findVisitor(database.db, token);
      if (visitor) await noteUse(database.db, visitor, services.life);
      return visitor;
    },
    originOf: (request) => options.publicOrigin ?? `${request.protocol}://${request.host}`,
    strictOut: options.strictOut ?? true,
    find: (subject, id, visitor) => finders[subject](database.db, id, visitor),
    rate,
    security,
  };
  answerFailures(app);
  refuseExpectations(app.server);
  forgiveEmptyBodies(app);
  await app.register(multipart);
  endSlowBodies(app);
  await sendSafeHeaders(app, options.publicOrigin);
  await app.register(compress, { threshold: 1024 });
  await limitRate(app, rate, SITE);
  const isClosing = closeInTime(app, options.closeWithin);
  app.addHook('onSend', async (_request, reply) => {
    // Only what says how long it may be kept is kept at all.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  const handlers = {
    user: userHandlers,
    message: messageHandlers,
    order: orderHandlers,
    settlement: settlementHandlers,
    desk: deskHandlers,
    basedata: basedataHandlers,
    content: contentHandlers,
    freight: freightHandlers,
    importing: importingHandlers,
  };
  mount(app, contractFiles, handlers, services, mounting);
  serveFiles(app, services, mounting);
  serveHousePictures(app, services);
  servePictures(app, services, mounting);
  serveReports(app, database.db, rate);
  serveHooks(app, services, rate);
  serveScans(app, services, mounting.originOf);
  serveUnsubscribe(app, services);
  serveOpenApi(app);
  if (options.outbox) {
    serveOutbox(app, services);
    serveDemoWeChat(app);
  }
  serveHealth(app, database, isClosing, bucket && (() => reach(bucket)));
  app.get('/report.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(reportCss),
  );
  await serveSockets(app, services, options.publicOrigin, isClosing, options.live);
  const portalDir = options.portalDir ?? PORTAL;
  const program = options.portalProgram ?? (portalDir === PORTAL ? PROGRAM : undefined);
  const { originOf } = mounting;
  await servePublicSite(app, { db: database.db, portalDir, program, originOf, drawWithin: options.drawWithin, rate });
  app.addHook('onClose', async () => {
    await security.flush();
    await printer.close();
    await bus.close();
  });
  return app;
}

// A number counts the proxies from this server outwards; an address beyond them is only what somebody claims.
const trusted = (proxies: number | string[] | false) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

// The parameters of a failed query may hold secrets, so only what the database said is written down.
function loggedError(error: Error) {
  const { message, name } = error.cause instanceof Error ? error.cause : error;
  return { type: name, message, stack: error.cause ? '' : (error.stack ?? '') };
}

// A call without input may come with the JSON header and no body at all.
function forgiveEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
}
