import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open.ts';
import { browserReports } from '../database/schema.ts';
import { REPORTS } from './headers.ts';
import { perMinute } from './limit.ts';

const LIMIT = 30;
/** Different reports that are kept; of one call, and in all. */
const [AT_ONCE, MOST] = [20, 500];
const LONGEST = 200;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').slice(0, LONGEST) : '';

/** Where something happened, without what may be a secret: no query, no fragment, no token of a link. */
function place(value: unknown): string {
  const address = text(value);
  if (!URL.canParse(address)) return address.split(/[?#]/, 1)[0] ?? '';
  const { protocol, host, pathname } = new URL(address);
  if (!/^(?:https?|wss?):$/.test(protocol)) return protocol;
  return `${protocol}//${host}${pathname.replace(/^\/share(d?)\/.*/, '/share$1/…')}`.slice(0, LONGEST);
}

/** A report as the browser's Reporting API sends it, or in the older way of `report-uri`. */
function read(report: unknown) {
  if (!isFields(report)) return undefined;
  const old = report['csp-report'];
  const body = isFields(old) ? old : isFields(report.body) ? report.body : undefined;
  if (!body) return undefined;
  const one = (...names: string[]) => names.map((name) => body[name]).find((value) => value !== undefined);
  const line = Number(one('lineNumber', 'line-number'));
  return {
    type: isFields(old) ? 'csp-violation' : text(report.type),
    page: place(one('documentURL', 'document-uri') ?? report.url),
    directive: text(one('effectiveDirective', 'effective-directive', 'violated-directive', 'id')),
    blocked: place(one('blockedURL', 'blocked-uri')),
    source: place(one('sourceFile', 'source-file')),
    line: Number.isSafeInteger(line) && line >= 0 && line < 2 ** 31 ? line : 0,
  };
}

async function keep(db: Db, report: NonNullable<ReturnType<typeof read>>): Promise<void> {
  const reportHash = createHash('sha256').update(JSON.stringify(report)).digest('hex');
  const again = await db
    .update(browserReports)
    .set({ count: sql`least(${browserReports.count}, 1000000) + 1`, lastTime: new Date() })
    .where(sql`${browserReports.reportHash} = ${reportHash}`)
    .returning({ count: browserReports.count });
  if (again.length > 0 || (await db.$count(browserReports)) >= MOST) return;
  await db
    .insert(browserReports)
    .values({ reportHash, ...report })
    .onConflictDoNothing();
}

/** `POST /reports`: what browsers tell of the page's policy. Never more than a few hundred rows, whoever sends what. */
export function serveReports(app: FastifyInstance, db: Db, rate: number): void {
  app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser<string>(types, { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body));
      } catch {
        done(null, []);
      }
    });
    const options = { bodyLimit: 32 * 1024, config: { rateLimit: { max: perMinute(LIMIT, rate) } } };
    scope.post(REPORTS, options, async (request, reply) => {
      const sent = Array.isArray(request.body) ? request.body : [request.body];
      for (const report of sent.slice(0, AT_ONCE).map(read)) if (report) await keep(db, report);
      return reply.code(204).send();
    });
  });
}

/** Forgets what was last seen three months ago. */
export async function forgetOldReports(db: Db): Promise<void> {
  await db.delete(browserReports).where(lt(browserReports.lastTime, new Date(Date.now() - 90 * 86_400_000)));
}
